/**
 * The tokens of Swift and Objective-C, line by line.
 *
 * @typedef {"plain" | "keyword" | "type" | "string" | "comment" | "figure" | "attribute"} TokenKind
 * @typedef {[TokenKind, string]} Token
 *
 * What is open at the end of a line, the outermost first: a comment with its depth, a string, or an interpolation in one.
 * @typedef {{kind: "comment", depth: number} | {kind: "string", hashes: number, isLong: boolean} | {kind: "code", parentheses: number}} Open
 */

const SWIFT = new Set(("actor any as associatedtype async await break case catch class continue convenience default defer deinit didSet do dynamic else enum extension fallthrough "
    + "false fileprivate final for func get guard if import in indirect infix init inout internal is isolated lazy let macro mutating nil nonisolated nonmutating open operator optional "
    + "override package postfix precedencegroup prefix private protocol public repeat required rethrows return self Self set some static struct subscript super switch throw throws true try "
    + "typealias unowned var weak where while willSet Any").split(" "));
const OBJECTIVE_C = new Set(("BOOL NO YES __block __strong __weak auto break case char const continue default do double else enum extern float for goto id if in inline instancetype int long nil "
    + "nonatomic NULL register return self short signed sizeof static struct super switch typedef union unsigned void volatile weak strong copy assign readonly readwrite while IBOutlet IBAction").split(" "));

const NAME = /[\p{L}_][\p{L}\p{N}\p{M}_]*/uy;
const NUMBER = /0[xob][0-9a-fA-F_]+|\d[\d_]*(\.\d[\d_]*)?([eE][+-]?\d+)?/y;
const QUOTE = /(#*)("""|")/y;
const MARKED = /[@#][\p{L}_][\p{L}\p{N}_]*/uy;
const QUOTED = /`[^`\n]*`/y;

/**
 * Returns the tokens of a line, and what is open after it.
 * @param {string} line Without its end.
 * @param {Open[]} before What is open at its beginning.
 * @param {boolean} [isSwift]
 * @returns {{tokens: Token[], open: Open[]}}
 */
export function tokensOf(line, before, isSwift = true) {
    const scanner = new Scanner(line, before, isSwift);
    while (scanner.at < line.length) scanner.step();
    return { tokens: scanner.tokens, open: scanner.end() };
}

class Scanner {
    at = 0;
    /** @type {Token[]} */
    tokens = [];

    /**
     * @param {string} line
     * @param {Open[]} before
     * @param {boolean} isSwift
     */
    constructor(line, before, isSwift) {
        this.line = line;
        this.isSwift = isSwift;
        /** @type {Open[]} */
        this.open = before.map(open => ({ ...open }));
    }

    get inner() { return this.open.at(-1); }

    step() {
        const { inner } = this;
        if (inner?.kind === "comment") this.comment(inner);
        else if (inner?.kind === "string") this.string(inner);
        else this.code();
    }

    /**
     * @param {TokenKind} kind
     * @param {number} end
     */
    take(kind, end) {
        const text = this.line.slice(this.at, end);
        const last = this.tokens.at(-1);
        if (last && last[0] === kind) last[1] += text;
        else if (text) this.tokens.push([kind, text]);
        this.at = end;
    }

    /** @param {Extract<Open, {kind: "comment"}>} inner */
    comment(inner) {
        let { at } = this;
        const { line } = this;
        while (at < line.length) {
            const pair = line.slice(at, at + 2);
            if (pair === "*/") {
                at += 2;
                inner.depth -= 1;
                if (!inner.depth) {
                    this.open.pop();
                    break;
                }
            } else if (pair === "/*" && this.isSwift) {
                inner.depth += 1;
                at += 2;
            } else at += 1;
        }
        this.take("comment", at);
    }

    /** @param {Extract<Open, {kind: "string"}>} inner */
    string({ hashes, isLong }) {
        const { line } = this;
        const escape = `\\${"#".repeat(hashes)}`;
        const ending = (isLong ? '"""' : '"') + "#".repeat(hashes);
        let { at } = this;
        while (at < line.length) {
            if (line.startsWith(escape, at)) {
                at += escape.length;
                if (line[at] === "(" && this.isSwift) {
                    this.take("string", at + 1);
                    this.open.push({ kind: "code", parentheses: 0 });
                    return;
                }
                at += 1;
            } else if (line.startsWith(ending, at)) {
                at += ending.length;
                this.open.pop();
                break;
            } else at += 1;
        }
        this.take("string", Math.min(at, line.length));
    }

    code() {
        const { line, at, isSwift } = this;
        const pair = line.slice(at, at + 2);
        if (pair === "//") return this.take("comment", line.length);
        if (pair === "/*") {
            this.open.push({ kind: "comment", depth: 1 });
            return this.take("comment", at + 2);
        }
        const quote = this.match(QUOTE);
        if (quote && (isSwift || !quote[1])) {
            const isLong = quote[2] === '"""' && isSwift;
            this.open.push({ kind: "string", hashes: quote[1].length, isLong });
            return this.take("string", at + quote[1].length + (isLong ? 3 : 1));
        }
        if (!isSwift && pair === '@"') return this.take("string", at + 1);
        const marked = this.match(MARKED);
        if (marked) return this.take(isSwift && marked[0][0] === "@" ? "attribute" : "keyword", at + marked[0].length);
        const name = this.match(NAME);
        if (name) return this.take(this.kindOf(name[0]), at + name[0].length);
        const number = this.match(NUMBER);
        if (number) return this.take("figure", at + number[0].length);
        const quoted = this.match(QUOTED);
        if (quoted) return this.take("plain", at + quoted[0].length);
        this.punctuation(line[at]);
    }

    /** @param {string} sign */
    punctuation(sign) {
        const { inner } = this;
        if (inner?.kind !== "code") return this.take("plain", this.at + 1);
        if (sign === "(") inner.parentheses += 1;
        else if (sign === ")" && inner.parentheses) inner.parentheses -= 1;
        else if (sign === ")") {
            this.open.pop();
            return this.take("string", this.at + 1);
        }
        this.take("plain", this.at + 1);
    }

    /** @param {string} name */
    kindOf(name) {
        // A member may be called like a keyword.
        const isMember = this.line[this.at - 1] === "." && name !== "self" && name !== "init";
        if (!isMember && (this.isSwift ? SWIFT : OBJECTIVE_C).has(name)) return "keyword";
        return /^\p{Lu}/u.test(name) ? "type" : "plain";
    }

    /** @param {RegExp} pattern */
    match(pattern) {
        pattern.lastIndex = this.at;
        return pattern.exec(this.line);
    }

    /** What stays open: a string on one line ends with it, also if its end is missing. */
    end() {
        const short = this.open.findIndex(open => open.kind === "string" && !open.isLong);
        return short < 0 ? this.open : this.open.slice(0, short);
    }
}

/** The lines of a text with their tokens, which are found again only where the text has changed. */
export class TokenizedLines {
    /** @type {string[]} */
    lines = [""];
    /** @type {(Open[] | undefined)[]} What is open at the beginning of each line, as far as it is known. */
    #starts = [[]];
    /** @type {(Token[] | undefined)[]} */
    #tokens = [];

    /** @param {boolean} isSwift */
    constructor(isSwift) { this.isSwift = isSwift; }

    /** @param {string[]} lines */
    update(lines) {
        const old = this.lines;
        const shorter = Math.min(old.length, lines.length);
        let start = 0;
        while (start < shorter && old[start] === lines[start]) start += 1;
        let end = 0;
        while (end < shorter - start && old[old.length - 1 - end] === lines[lines.length - 1 - end]) end += 1;
        const count = lines.length - end - start;
        const removed = old.length - end - start;
        this.lines = lines;
        if (!removed && !count) return;
        this.#tokens.splice(start, removed, ...new Array(count));
        this.#starts.splice(start + 1, removed, ...new Array(count));
        this.#starts.length = lines.length;
        this.#tokens.length = lines.length;
        // Lines after the change stay as they are if the same is open there.
        for (let index = start; index < lines.length; index += 1) {
            const { tokens, open } = tokensOf(lines[index], this.#starts[index] ?? [], this.isSwift);
            this.#tokens[index] = tokens;
            const isKnown = index + 1 >= lines.length || same(this.#starts[index + 1], open);
            if (index + 1 < lines.length) this.#starts[index + 1] = open;
            if (isKnown && index + 1 >= start + count) break;
        }
    }

    /** @param {number} index @returns {Token[]} */
    tokens(index) { return this.#tokens[index] ?? tokensOf(this.lines[index] ?? "", this.#starts[index] ?? [], this.isSwift).tokens; }
}

/** @param {Open[] | undefined} one @param {Open[]} other */
const same = (one, other) => !!one && one.length === other.length && JSON.stringify(one) === JSON.stringify(other);
