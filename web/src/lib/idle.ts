/** What can wait. */

const AT_LATEST = 300; // milliseconds

/** Do something when nothing more urgent is left to do, soon in any case; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
    if (typeof requestIdleCallback === "function") {
        const number = requestIdleCallback(work, { timeout: AT_LATEST });
        return () => cancelIdleCallback(number);
    }
    const timer = setTimeout(work, 50); // Safari has no idle moments
    return () => clearTimeout(timer);
}
