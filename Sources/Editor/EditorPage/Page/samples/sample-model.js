/**
 * @typedef {{text?: string, image?: string, hidden?: boolean, enabled?: boolean, on?: boolean, value?: number}} SampleValues
 * @typedef {{prototype: string, values?: Record<string, SampleValues>}} SampleRow
 * @typedef {{title?: string, rows: SampleRow[]}} SampleSection
 * @typedef {{name: string, values?: Record<string, SampleValues>, lists?: Record<string, SampleSection[]>}} SampleState
 * @typedef {import("../types.js").SceneObject} SceneObject
 * @typedef {{object: string, name: string, element: string, value: keyof SampleValues}} SampleField A column of a list.
 * @typedef {{id: string, name: string, element: string, prototypes: {id: string, name: string, fields: SampleField[]}[]}} SampleList
 */

/**
 * The value of an element that a list has a column for.
 * @type {Record<string, keyof SampleValues>}
 */
const MAIN = {
    label: "text", textField: "text", textView: "text", searchBar: "text", button: "text", imageView: "image", switch: "on", activityIndicatorView: "on",
    progressView: "value", slider: "value", stepper: "value", segmentedControl: "value", pageControl: "value",
};

const CAN_BE_DISABLED = new Set(["label", "textField", "button", "switch", "slider", "stepper", "segmentedControl", "pageControl", "datePicker"]);

/**
 * Returns the values that an object can have.
 * @param {SceneObject} object
 * @returns {(keyof SampleValues)[]}
 */
export function valuesOf(object) {
    const main = MAIN[object.element];
    return [...(main ? [main] : []), ...(object.element === "button" ? [/** @type {const} */ ("image")] : []), "hidden", ...(CAN_BE_DISABLED.has(object.element) ? [/** @type {const} */ ("enabled")] : [])];
}

/** @param {SceneObject} object @returns {SceneObject[]} */
const inside = object => object.children.flatMap(child => [child, ...inside(child)]);

/**
 * Returns the tables and collections of a scene that have prototypes.
 * @param {import("../types.js").Scene} scene
 * @returns {SampleList[]}
 */
export function listsOf(scene) {
    return scene.objects.flatMap(object => [object, ...inside(object)]).filter(object => ["tableView", "collectionView"].includes(object.element)).flatMap(list => {
        const prototypes = list.children.filter(child => child.element === "tableViewCell" || child.element === "collectionViewCell").map(cell => ({
            id: cell.id, name: cell.name,
            fields: inside(cell).flatMap(object => {
                const value = object.kind === "view" || object.kind === "cell" ? MAIN[object.element] : undefined;
                return value ? [{ object: object.id, name: object.name, element: object.element, value }] : [];
            }),
        }));
        return prototypes.length ? [{ id: list.id, name: list.name, element: list.element, prototypes }] : [];
    });
}

/**
 * Returns the views of a scene outside of lists whose values can be sampled.
 * @param {import("../types.js").Scene} scene
 * @returns {SceneObject[]}
 */
export function viewsOf(scene) {
    /** @param {SceneObject} object @returns {SceneObject[]} */
    const walk = object => [...(object.kind === "view" ? [object] : []), ...(["tableView", "collectionView"].includes(object.element) ? [] : object.children.flatMap(walk))];
    return scene.objects.flatMap(walk);
}

/**
 * Returns values with one changed; null if none is left.
 * @param {SampleValues | undefined} values
 * @param {keyof SampleValues} name
 * @param {string | number | boolean | undefined} value Undefined takes that of the document.
 * @returns {SampleValues | null}
 */
export function withValue(values, name, value) {
    const { [name]: _, ...rest } = values ?? {};
    const next = value === undefined ? rest : { ...rest, [name]: value };
    return Object.keys(next).length ? next : null;
}

/**
 * Returns a record with a member, or without it if it is null.
 * @template Value
 * @param {Record<string, Value> | undefined} record
 * @param {string} key
 * @param {Value | null} value
 * @returns {Record<string, Value>}
 */
export function withMember(record, key, value) {
    const { [key]: _, ...rest } = record ?? {};
    return value === null ? rest : { ...rest, [key]: value };
}

/**
 * Returns rows of a prototype from text: JSON (a list of lists, or of objects by the names of fields), or lines with tabs, semicolons or commas
 * between the values, in the order of the fields.
 * @param {string} text
 * @param {{id: string, fields: SampleField[]}} prototype
 * @returns {SampleRow[]} Throws an `Error` in words.
 */
export function rowsOfText(text, prototype) {
    const table = text.trim().startsWith("[") ? tableOfJSON(text, prototype.fields.map(field => field.name)) : tableOfLines(text);
    if (!table.length) throw new Error("There are no rows");
    return table.map((cells, line) => {
        if (cells.length > prototype.fields.length) throw new Error(`Row ${line + 1} has ${cells.length} values, but the prototype has ${prototype.fields.length} fields`);
        /** @type {Record<string, SampleValues>} */
        const values = {};
        cells.forEach((cell, column) => {
            const field = prototype.fields[column];
            if (cell !== "") values[field.object] = { [field.value]: valueOfText(cell, field) };
        });
        return { prototype: prototype.id, values };
    });
}

/** @param {string} text @param {string[]} names Of the fields. @returns {string[][]} */
function tableOfJSON(text, names) {
    /** @type {unknown} */
    let read;
    try {
        read = JSON.parse(text);
    } catch (error) {
        throw new Error(`The text is not JSON: ${error instanceof Error ? error.message : error}`);
    }
    if (!Array.isArray(read)) throw new Error("The JSON is not a list");
    if (read.every(row => Array.isArray(row))) return read.map(row => row.map(wordOf));
    if (read.every(row => row !== null && typeof row === "object" && !Array.isArray(row))) {
        const unknown = read.flatMap(row => Object.keys(row)).find(key => !names.includes(key));
        if (unknown !== undefined) throw new Error(`The prototype has no field “${unknown}”, but ${names.map(name => `“${name}”`).join(", ")}`);
        return read.map(row => names.map(name => wordOf(row[name])));
    }
    return read.map(cell => [wordOf(cell)]);
}

/** @param {unknown} value */
const wordOf = value => value === null || value === undefined ? "" : String(value);

/** @param {string} text @returns {string[][]} */
function tableOfLines(text) {
    const separator = ["\t", ";", ","].find(mark => text.includes(mark)) ?? "\t";
    /** @type {string[][]} */
    const rows = [[]];
    let [cell, isQuoted] = ["", false];
    const source = text.replace(/\r\n?/g, "\n").replace(/\n+$/, "");
    for (let index = 0; index < source.length; index++) {
        const letter = source[index];
        if (isQuoted && letter === '"' && source[index + 1] === '"') [cell] = [`${cell}"`, index++];
        else if (letter === '"' && (isQuoted || cell === "")) isQuoted = !isQuoted;
        else if (!isQuoted && letter === separator) rows[rows.length - 1].push(cell), cell = "";
        else if (!isQuoted && letter === "\n") rows[rows.length - 1].push(cell), cell = "", rows.push([]);
        else cell += letter;
    }
    rows[rows.length - 1].push(cell);
    return rows.filter(row => row.some(value => value.trim()));
}

/**
 * @param {string} text
 * @param {SampleField} field
 */
function valueOfText(text, field) {
    if (field.value === "on") return /^(true|yes|on|1)$/i.test(text.trim());
    if (field.value !== "value") return text;
    const number = Number(text.trim().replace(",", "."));
    if (!Number.isFinite(number)) throw new Error(`“${text}” is not a number for ${field.name}`);
    return number;
}

/**
 * Returns what the parts of a table or collection view are called.
 * @param {{element: string}} list
 */
export function wordsOf({ element }) {
    return element === "tableView" ? { word: "Row", prototype: "Prototype Cell" } : { word: "Item", prototype: "Prototype Item" };
}
