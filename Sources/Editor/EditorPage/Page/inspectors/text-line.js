import { element } from "../elements/dom.js";
import { colorControl } from "./color-control.js";
import { checkBox, popUpButton } from "./fields.js";

/**
 * A line under a text, or through it, as commands have it.
 * @typedef {{style: string, pattern?: string, isByWord?: boolean, color?: import("./color-value.js").Color}} TextLine
 */

const STYLES = [{ value: "", title: "None" }, { value: "single", title: "Single" }, { value: "thick", title: "Thick" }, { value: "double", title: "Double" }];
const PATTERNS = [
    { value: "", title: "Solid" }, { value: "dot", title: "Dotted" }, { value: "dash", title: "Dashed" },
    { value: "dashDot", title: "Dash Dot" }, { value: "dashDotDot", title: "Dash Dot Dot" },
];
/** @type {Record<string, string>} The likeness of each pattern in CSS. */
const SHOWN = { dot: "dotted", dash: "dashed", dashDot: "dashed", dashDotDot: "dotted" };

/**
 * Controls for a line: its style, and pattern, color and extent if there is one.
 * @param {{label: string, onchange: (change: (line: TextLine | undefined) => TextLine | undefined) => void}} options
 * @returns {{element: HTMLElement, update: (line: TextLine | undefined, color: import("./row-edit.js").InspectorRow) => void}}
 */
export function textLineControl({ label, onchange }) {
    const style = popUpButton({ label, onchoose: value => onchange(line => value ? { ...line, style: value } : undefined) });
    style.setOptions(STYLES);
    const pattern = popUpButton({ label: `${label}: pattern`, onchoose: value => onchange(line => line && { ...line, pattern: value || undefined }) });
    pattern.setOptions(PATTERNS);
    const color = colorControl({
        label: `${label}: color`, onchoose: chosen => onchange(line => line && { ...line, color: chosen }),
        onreset: () => onchange(line => line && { ...line, color: undefined }),
    });
    const words = checkBox({ label: "Words Only", onchange: isOn => onchange(line => line && { ...line, isByWord: isOn || undefined }) });
    const more = element("div.rich-line-more", pattern.element, color.element, words.element);
    return {
        element: element("div.rich-line", style.element, more),
        update(line, shownColor) {
            style.update(line?.style ?? "");
            more.hidden = !line;
            pattern.update(line?.pattern ?? "");
            color.update(shownColor);
            words.update(!!line?.isByWord);
        },
    };
}

/**
 * Returns the looks of a run's lines in CSS, the nearest that there is: CSS has one style and color for both.
 * @param {{underline?: TextLine, strikethrough?: TextLine, link?: string}} run
 * @param {{underlineColor?: string, strikethroughColor?: string}} colors
 */
export function lineLooks({ underline = undefined, strikethrough = undefined, link = undefined }, colors) {
    const line = underline ?? strikethrough;
    const kinds = [(underline || link) && "underline", strikethrough && "line-through"].filter(Boolean).join(" ");
    return {
        textDecoration: kinds, textDecorationColor: colors.underlineColor ?? colors.strikethroughColor ?? "",
        textDecorationStyle: line?.style === "double" ? "double" : SHOWN[line?.pattern ?? ""] ?? "", textDecorationThickness: line?.style === "thick" ? "2px" : "",
    };
}
