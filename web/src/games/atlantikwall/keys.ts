/** What a button does by itself, for parts of a drawing: Enter and Space pick it. */
export function picking(pick: () => void): (event: KeyboardEvent) => void {
    return (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        pick();
    };
}
