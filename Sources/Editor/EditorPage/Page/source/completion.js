/**
 * The names that may follow what was typed, without a compiler: members by the type of what is before a dot, as far as it is written
 * down, and else the names of the file, its classes and UIKit.
 *
 * @typedef {{name: string, kind: "property" | "method", type?: string}} KnownMember
 * @typedef {{name: string, superclass?: string, members: KnownMember[]}} KnownType
 * @typedef {{name: string, kind: "property" | "method" | "type" | "keyword" | "word", detail: string}} Completion
 * @typedef {{from: number, typed: string, all: Completion[]}} Completions From where the typed name is replaced.
 */

const NAME = /[\p{L}_][\p{L}\p{N}_]*$/u;
const WORDS = /[\p{L}_][\p{L}\p{N}_]{2,}/gu;
const KEYWORDS = ("class struct enum extension protocol func var let return guard if else switch case default for while in override init deinit self super static private fileprivate "
    + "public internal weak lazy import true false nil try catch throw throws where break continue defer do is as async await final required convenience mutating some any").split(" ");
/** How many names are shown. */
const MOST = 40;

/**
 * Returns the names that may come at an offset, the likeliest first; null for none.
 * @param {string} text
 * @param {number} at
 * @param {readonly KnownType[]} types
 * @returns {Completions | null}
 */
export function completionsAt(text, at, types) {
    const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
    const typed = NAME.exec(line)?.[0] ?? "";
    const from = at - typed.length;
    const before = line.slice(0, line.length - typed.length);
    const isMember = /\.\s*$/.test(before) && !/\.\.\s*$/.test(before);
    if (!isMember && typed.length < 2) return null;
    if (/(^|\s)(func|var|let|class|struct|enum|import|case|protocol|extension)\s+$/.test(before)) return null;
    const known = new Map(types.map(type => [type.name, type]));
    const own = enclosingType(text, at);
    const all = isMember ? membersAfter(text, before.replace(/[?!]?\.\s*$/, ""), own, known) : freeNames(text, at, own, known);
    const wanted = typed.toLowerCase();
    const found = ranked(all, wanted).slice(0, MOST);
    if (!found.length || found.some(({ name }) => name === typed)) return null;
    return { from, typed, all: found };
}

/**
 * @param {Completion[]} all
 * @param {string} wanted
 */
function ranked(all, wanted) {
    /** @type {Map<string, Completion>} */
    const unique = new Map();
    for (const each of all) if (!unique.has(each.name)) unique.set(each.name, each);
    /** @param {string} name */
    const rank = name => name.toLowerCase().startsWith(wanted) ? 0 : humps(name).startsWith(wanted) ? 1 : name.toLowerCase().includes(wanted) && wanted.length > 2 ? 2 : 3;
    return [...unique.values()].map((each, index) => ({ each, index, rank: rank(each.name) })).filter(({ rank }) => rank < 3)
        .sort((one, other) => one.rank - other.rank || one.index - other.index).map(({ each }) => each);
}

/**
 * The first letters of a name's words.
 * @param {string} name
 */
const humps = name => (name.match(/^[\p{L}_]|[\p{Lu}]/gu) ?? []).join("").toLowerCase();

/**
 * Returns the name of the type whose braces are around an offset.
 * @param {string} text
 * @param {number} at
 */
export function enclosingType(text, at) {
    /** @type {(string | null)[]} */
    const open = [];
    const parts = /\b(?:class|struct|enum|extension|actor)\s+([\p{L}_][\p{L}\p{N}_.]*)[^{}\n]*\{|[{}]|"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*/gu;
    for (let part = parts.exec(text); part && part.index < at; part = parts.exec(text)) {
        if (part[0] === "}") open.pop();
        else if (part[0].endsWith("{") && !part[0].startsWith("\"") && !part[0].startsWith("//")) open.push(part[1] ?? null);
    }
    return open.filter(name => name !== null).pop() ?? null;
}

/**
 * Returns a type and those that it inherits from, as far as they are known.
 * @param {string | null | undefined} name
 * @param {Map<string, KnownType>} known
 */
function chain(name, known) {
    const found = [];
    for (let type = known.get(name ?? ""); type && found.length < 50; type = known.get(type.superclass ?? "")) found.push(type);
    return found;
}

/** @param {string | null | undefined} name @param {Map<string, KnownType>} known @returns {Completion[]} */
const membersOf = (name, known) => chain(name, known).flatMap(type => type.members.map(({ name, kind, type: of }) => ({ name, kind, detail: of ?? type.name })));

/**
 * Returns the members of what is before a dot: `self`, a property of the class or a local name, or a type.
 * @param {string} text
 * @param {string} expression
 * @param {string | null} own
 * @param {Map<string, KnownType>} known
 * @returns {Completion[]}
 */
function membersAfter(text, expression, own, known) {
    const path = /[\p{L}_][\p{L}\p{N}_]*(?:[?!]?\.[\p{L}_][\p{L}\p{N}_]*)*$/u.exec(expression)?.[0].split(/[?!]?\./) ?? [];
    if (!path.length) return [];
    const [first, ...rest] = path;
    let type = first === "self" ? own : first === "super" ? known.get(own ?? "")?.superclass ?? null : typeOf(first, text, own, known);
    for (const name of rest) type = memberType(name, type, known);
    return membersOf(type, known);
}

/** @param {string} name @param {string | null | undefined} type @param {Map<string, KnownType>} known */
const memberType = (name, type, known) => chain(type, known).flatMap(({ members }) => members).find(member => member.name === name)?.type ?? null;

/**
 * Returns the type of a name: that of its declaration in the text, of what it is made with, or of a member.
 * @param {string} name
 * @param {string} text
 * @param {string | null} own
 * @param {Map<string, KnownType>} known
 */
function typeOf(name, text, own, known) {
    if (known.has(name)) return name;
    const declared = new RegExp(`\\b${name}\\s*:\\s*\\[?([\\p{L}_][\\p{L}\\p{N}_.]*)`, "u").exec(text)?.[1];
    if (declared && known.has(declared)) return declared;
    const made = new RegExp(`\\b${name}\\s*=\\s*([\\p{Lu}][\\p{L}\\p{N}_.]*)\\(`, "u").exec(text)?.[1] ?? new RegExp(`\\b${name}\\s*=.*\\bas[?!]?\\s+([\\p{Lu}][\\p{L}\\p{N}_.]*)`, "u").exec(text)?.[1];
    return made && known.has(made) ? made : memberType(name, own, known);
}

/**
 * @param {string} text
 * @param {number} at
 * @param {string | null} own
 * @param {Map<string, KnownType>} known
 * @returns {Completion[]}
 */
function freeNames(text, at, own, known) {
    const around = text.slice(Math.max(0, at - 20000), at + 20000);
    const here = at - Math.max(0, at - 20000);
    const words = [...around.matchAll(WORDS)].filter(({ index = 0, 0: word }) => !(index <= here && here <= index + word.length)).map(({ 0: word }) => word);
    return [
        ...membersOf(own, known),
        ...words.map(name => ({ name, kind: known.has(name) ? /** @type {const} */ ("type") : /** @type {const} */ ("word"), detail: "" })),
        ...[...known.keys()].map(name => ({ name, kind: /** @type {const} */ ("type"), detail: known.get(name)?.superclass ?? "" })),
        ...KEYWORDS.map(name => ({ name, kind: /** @type {const} */ ("keyword"), detail: "" })),
    ];
}
