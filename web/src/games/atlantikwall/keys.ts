/** Makes part of a drawing behave like a button: Enter and Space pick it. */
export function picking(pick: () => void): (event: KeyboardEvent) => void {
    return (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        pick();
    };
}
