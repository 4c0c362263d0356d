import { isDock, sceneOfDock } from "./gestures/freedom.js";

/**
 * Applies the effects of a gesture.
 * @param {import("./canvas.js").Canvas} canvas
 * @param {import("./gestures/gesture.js").Effects} effects
 */
export async function applyEffects(canvas, effects) {
    const { view, store, previewer } = canvas;
    const shown = view.overlay;
    if (effects.overlay !== undefined) view.overlay = effects.overlay;
    if (effects.select) store.select(effects.select);
    if (effects.preview) previewer.ask(effects.preview);
    view.redraw();
    if (!effects.perform) return;
    view.overlay = null;
    const { name, commands } = effects.perform;
    if (!commands.length) return previewer.cancel();
    const previewed = previewer.finish();
    if (shown && (shown.frames || shown.scenes || shown.ghost)) {
        view.hold({ frames: shown.frames, lifted: shown.lifted, scenes: shown.scenes, ghost: shown.ghost, arriving: shown.arriving }, scenesOf(canvas.document, commands));
    }
    const reply = await store.perform(name, commands);
    const dock = commands.map(command => fieldsOf(command).into ?? "").find(isDock);
    if (reply && dock) canvas.awaitInDock(sceneOfDock(dock));
    if (reply) return;
    view.release();
    previewed.forEach(scene => view.showStage(scene));
}

/**
 * Returns the scenes that commands change.
 * @param {import("../model/document.js").OpenDocument | null} document
 * @param {import("../types.js").Command[]} commands
 */
function scenesOf(document, commands) {
    return commands.flatMap(command => {
        const { object, into, scene } = fieldsOf(command);
        return document?.sceneOf(object ?? into ?? scene) ?? scene ?? [];
    });
}

/**
 * @param {import("../types.js").Command} command
 * @returns {Record<string, any>}
 */
const fieldsOf = command => Object.values(command)[0];
