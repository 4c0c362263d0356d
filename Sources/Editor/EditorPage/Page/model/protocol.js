import { COMMANDS, REQUESTS } from "./message-lists.js";

// The types of commands and requests, and the check of what is sent. `docs/editor-protocol.md` explains the messages.

/**
 * The types of fields.
 * @typedef {{
 *   address: string, text: string, number: number, count: number, flag: boolean, addresses: string[], numbers: number[],
 *   texts: Record<string, string>, commands: Command[], length: number | true, scalar: string | number | boolean,
 *   value: any, runtimeValue: any, runs: any[]
 * }} Kinds
 */

/**
 * @template {Record<string, string>} F
 * @typedef {{ [K in keyof F as F[K] extends `${string}?` ? never : K]: F[K] extends keyof Kinds ? Kinds[F[K]] : never }
 *   & { [K in keyof F as F[K] extends `${string}?` ? K : never]?: F[K] extends `${infer T}?` ? T extends keyof Kinds ? Kinds[T] : never : never }} Fields
 */

/** @typedef {{ [N in keyof typeof COMMANDS]: { [K in N]: Fields<typeof COMMANDS[N]> } }[keyof typeof COMMANDS]} Command */
/** @typedef {keyof typeof REQUESTS} Verb */
/** @typedef {import("./message-lists.js").Events} Events */
/**
 * What is done with events, by their names.
 * @typedef {{ [E in keyof Events]?: (event: Events[E]) => void }} EventHandlers
 */
/**
 * The fields of a request.
 * @template {Verb} V
 * @typedef {Fields<typeof REQUESTS[V]>} Request
 */
/**
 * The fields of a request, which is about the current document unless it names another.
 * @template {Verb} V
 * @typedef {Omit<Request<V>, "document"> & { document?: string }} Asked
 */

/**
 * Returns the error in a request that the server would reject, or null.
 * @param {string} verb
 * @param {Record<string, any>} fields
 * @returns {string | null}
 */
export function faultOf(verb, fields) {
    /** @type {Record<string, Record<string, string>>} */
    const requests = REQUESTS;
    /** @type {Record<string, Record<string, string>>} */
    const commands = COMMANDS;
    return faultIn("request", requests, verb, fields)
        ?? (fields.commands ?? []).map((/** @type {Record<string, any>} */ command) => {
            const [name] = Object.keys(command);
            return faultIn("command", commands, name, command[name]);
        }).find(Boolean) ?? null;
}

/**
 * @param {string} what
 * @param {Record<string, Record<string, string>>} known
 * @param {string} name
 * @param {Record<string, any>} fields
 */
function faultIn(what, known, name, fields) {
    if (!(name in known)) return `there is no ${what} "${name}"`;
    const other = Object.keys(fields).find(field => !(field in known[name]));
    if (other !== undefined) return `the ${what} "${name}" has no field "${other}"`;
    const missing = Object.keys(known[name]).find(field => !known[name][field].endsWith("?") && fields[field] === undefined);
    return missing === undefined ? null : `the ${what} "${name}" needs the field "${missing}"`;
}
