/** The longest wait for a frame, in milliseconds. Hidden pages draw none. */
const LONGEST_WAIT = 60;

/**
 * Calls a function after the next frame was drawn, or soon if none is drawn because the page is hidden.
 * @param {() => void} call
 */
export function afterFrame(call) {
    let isDone = false;
    const once = () => {
        if (isDone) return;
        isDone = true;
        call();
    };
    if ("requestAnimationFrame" in globalThis) requestAnimationFrame(() => setTimeout(once, 0));
    setTimeout(once, LONGEST_WAIT);
}
