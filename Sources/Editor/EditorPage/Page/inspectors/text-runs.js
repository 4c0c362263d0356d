/**
 * A part of a text with one look, as commands have it.
 * @typedef {{
 *   text: string, font?: import("./font-value.js").FontValue, color?: import("./color-value.js").Color, background?: import("./color-value.js").Color,
 *   underline?: import("./text-line.js").TextLine, strikethrough?: import("./text-line.js").TextLine, link?: string, kerning?: number, baselineOffset?: number,
 *   alignment?: string, lineSpacing?: number, like?: number
 * }} TextRun
 */

/** @param {TextRun[]} runs */
export const textOf = runs => runs.map(run => run.text).join("");

/** @param {TextRun} one @param {TextRun} other */
function looksSame(one, other) {
    /** @param {TextRun} run */
    const look = ({ text, ...rest }) => JSON.stringify(Object.entries(rest).filter(([, value]) => value !== undefined).sort());
    return look(one) === look(other);
}

/**
 * Joins neighbors that look the same, and leaves out empty runs unless there is only one.
 * @param {TextRun[]} runs
 * @returns {TextRun[]}
 */
function joined(runs) {
    /** @type {TextRun[]} */
    const whole = [];
    for (const run of runs) {
        const last = whole.at(-1);
        if (run.text === "" && runs.length > 1) continue;
        if (last && looksSame(last, run)) last.text += run.text;
        else whole.push({ ...run });
    }
    return whole.length ? whole : runs.slice(0, 1);
}

/**
 * Splits the runs so that one begins at an offset.
 * @param {TextRun[]} runs
 * @param {number} offset
 * @returns {TextRun[]}
 */
function split(runs, offset) {
    let start = 0;
    return runs.flatMap(run => {
        const at = offset - start;
        start += run.text.length;
        if (at <= 0 || at >= run.text.length) return [run];
        return [{ ...run, text: run.text.slice(0, at) }, { ...run, text: run.text.slice(at) }];
    });
}

/**
 * Returns the runs that have a part between two offsets, or the one at an offset if they are the same.
 * @param {TextRun[]} runs
 * @param {number} start
 * @param {number} end
 */
export function runsIn(runs, start, end) {
    let at = 0;
    const found = runs.filter(run => {
        const begin = at;
        at += run.text.length;
        return start === end ? begin < Math.max(start, 1) && start <= at : begin < end && at > start;
    });
    return found.length ? found : runs.slice(-1);
}

/**
 * Changes the look of the text between two offsets. A paragraph has one alignment, so that applies to all of its text.
 * @param {TextRun[]} runs
 * @param {number} start
 * @param {number} end
 * @param {Partial<TextRun>} look Undefined values remove what was there.
 * @returns {TextRun[]}
 */
export function withLook(runs, start, end, look) {
    if ("alignment" in look || "lineSpacing" in look) {
        const text = textOf(runs);
        start = text.lastIndexOf("\n", start - 1) + 1;
        const next = text.indexOf("\n", Math.max(start, end - 1));
        end = next < 0 ? text.length : next + 1;
    }
    let at = 0;
    return joined(split(split(runs, start), end).map(run => {
        const begin = at;
        at += run.text.length;
        return begin >= start && at <= end && (run.text !== "" || runs.length === 1) ? { ...run, ...look } : run;
    }));
}

/**
 * Returns the runs of a text after an edit at one place: what is new looks like what it replaces, or what is before it.
 * @param {TextRun[]} runs
 * @param {string} text
 * @returns {TextRun[]}
 */
export function withText(runs, text) {
    const old = textOf(runs);
    let same = 0;
    while (same < old.length && same < text.length && old[same] === text[same]) same++;
    let rest = 0;
    while (rest < old.length - same && rest < text.length - same && old[old.length - 1 - rest] === text[text.length - 1 - rest]) rest++;
    const end = old.length - rest;
    const [model] = end > same ? runsIn(runs, same, end) : runsIn(runs, same, same);
    const parts = split(split(runs, same), end);
    let at = 0;
    /** @type {TextRun[]} */
    const before = [];
    /** @type {TextRun[]} */
    const after = [];
    for (const run of parts) {
        if (at + run.text.length <= same) before.push(run);
        else if (at >= end) after.push(run);
        at += run.text.length;
    }
    return joined([...before, { ...(model ?? { text: "" }), text: text.slice(same, text.length - rest) }, ...after]);
}
