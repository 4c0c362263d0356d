/**
 * Returns the number of a text, which may be a calculation: `(20 + 4) * 2`, `1/3`, `12,5`.
 * @param {string} text
 * @returns {number | null} null if it isn't a number
 */
export function parseNumber(text) {
    const tokens = text.replace(/(\d),(\d)/g, "$1.$2").match(/\d+\.?\d*(?:[eE][-+]?\d+)?|\.\d+|[-+*/()×÷−]|\S/g) ?? [];
    let at = 0;

    /** @returns {number} */
    function sum() {
        let value = product();
        while (/^[-+−]$/.test(tokens[at] ?? "")) value = tokens[at++] === "+" ? value + product() : value - product();
        return value;
    }
    /** @returns {number} */
    function product() {
        let value = factor();
        while (/^[*/×÷]$/.test(tokens[at] ?? "")) value = /[*×]/.test(tokens[at++]) ? value * factor() : value / factor();
        return value;
    }
    /** @returns {number} */
    function factor() {
        const token = tokens[at++] ?? "";
        if (token === "-" || token === "−") return -factor();
        if (token === "+") return factor();
        if (token !== "(") return /^[\d.]/.test(token) ? Number(token) : NaN;
        const value = sum();
        return tokens[at++] === ")" ? value : NaN;
    }

    const value = sum();
    return at === tokens.length && Number.isFinite(value) ? value : null;
}

/**
 * Returns a number for display: at most two decimals, without trailing zeros.
 * @param {number} value
 */
export const formatNumber = value => `${Math.round(value * 100) / 100}`.replace("-0", value < 0 && value > -0.005 ? "0" : "-0");

/**
 * Returns a number for documents: all decimals, without rounding errors.
 * @param {number} value
 */
export const tidyNumber = value => Number(value.toPrecision(15));

/**
 * Returns the next value up or down. Fractions between 0 and 1 change by tenths.
 * @param {number} value
 * @param {number} direction 1 or -1
 * @param {{large?: boolean, step?: number, minimum?: number, maximum?: number}} options
 */
export function stepped(value, direction, { large = false, step = 1, minimum = -Infinity, maximum = Infinity } = {}) {
    const next = value + direction * step * (large ? 10 : 1);
    return Math.min(maximum, Math.max(minimum, Number(next.toPrecision(12))));
}
