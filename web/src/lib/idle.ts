/** Runs work that can wait. */

const AT_LATEST = 300; // milliseconds

/** Run a function when the browser is idle, or soon in any case; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
    if (typeof requestIdleCallback === "function") {
        const number = requestIdleCallback(work, { timeout: AT_LATEST });
        return () => cancelIdleCallback(number);
    }
    const timer = setTimeout(work, 50); // Safari has no requestIdleCallback
    return () => clearTimeout(timer);
}
