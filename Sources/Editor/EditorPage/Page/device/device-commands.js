import { CONTENT_SIZES } from "../model/content-sizes.js";
import { turned } from "./device-geometry.js";
import { download, fileName } from "./downloads.js";

/**
 * @typedef {import("./device-view.js").DeviceView} DeviceView
 * @typedef {import("../commands/commands.js").NamedCommand} NamedCommand
 */

/**
 * Returns what can be done with a device, as commands of the page.
 * @param {DeviceView} view
 * @param {import("./recorder.js").Recorder} recorder
 * @param {{isMac: boolean, say: (text: string) => void, capture?: () => void}} page
 * @returns {NamedCommand[]}
 */
export function deviceCommands(view, recorder, { isMac, say, capture }) {
    const { app } = view;
    const isRunning = () => app.isRunning;
    const isThere = () => app.connectionState === "open";
    /** @param {Record<string, any>} fields */
    const set = fields => { app.send("device", fields); };
    /** @param {1 | -1} step */
    const rotate = step => { if (app.device) set({ orientation: turned(app.device.orientation, step) }); };
    /** @param {number} step */
    const changeSize = step => {
        const index = CONTENT_SIZES.findIndex(([size]) => size === app.device?.contentSize);
        const next = CONTENT_SIZES[index + step];
        if (next) set({ contentSize: next[0] });
    };
    const takePicture = async () => {
        const picture = await app.ask("picture");
        if (!picture) return say("The app has sent no picture.");
        download(bytesOf(picture.png), "image/png", fileName(app.session?.name, "png"));
    };
    return [
        { id: "device.rotateLeft", title: "Rotate Left", shortcut: "mod+ArrowLeft", inFields: true, isEnabled: isRunning, run: () => rotate(1) },
        { id: "device.rotateRight", title: "Rotate Right", shortcut: "mod+ArrowRight", inFields: true, isEnabled: isRunning, run: () => rotate(-1) },
        {
            id: "device.appearance", title: () => app.device?.appearance === "dark" ? "Light Appearance" : "Dark Appearance", shortcut: "mod+shift+A", inFields: true,
            isEnabled: isRunning, isChecked: () => app.device?.appearance === "dark", run: () => set({ appearance: app.device?.appearance === "dark" ? "light" : "dark" }),
        },
        { id: "device.largerText", title: "Larger Text", shortcut: "mod+alt+=", inFields: true, isEnabled: isRunning, run: () => changeSize(1) },
        { id: "device.smallerText", title: "Smaller Text", shortcut: "mod+alt+-", inFields: true, isEnabled: isRunning, run: () => changeSize(-1) },
        {
            id: "device.rightToLeft", title: "Right to Left", isEnabled: isRunning, isChecked: () => app.device?.direction === "rightToLeft",
            run: () => set({ direction: app.device?.direction === "rightToLeft" ? "leftToRight" : "rightToLeft" }),
        },
        {
            id: "device.slow", title: "Slow Animations", shortcut: "mod+alt+S", inFields: true, isEnabled: isRunning,
            isChecked: () => app.settings.speed !== 1, run: () => app.setSlow(app.settings.speed === 1),
        },
        { id: "device.network", title: "Network Off", isEnabled: isRunning, isChecked: () => app.settings.isOffline, run: () => app.setOffline(!app.settings.isOffline) },
        { id: "device.shake", title: "Shake", shortcut: isMac ? "mod+ctrl+Z" : "mod+alt+Z", inFields: true, isEnabled: isRunning, run: () => view.shake() },
        { id: "device.home", title: "Home", shortcut: "mod+shift+H", inFields: true, isEnabled: isRunning, run: () => { app.send("home"); } },
        { id: "device.memoryWarning", title: "Memory Warning", isEnabled: isRunning, run: () => { app.send("memoryWarning"); } },
        { id: "device.picture", title: "Save Screenshot", shortcut: "mod+S", inFields: true, isEnabled: isRunning, run: takePicture },
        ...(capture ? [{ id: "device.capture", title: "Capture Screen", isEnabled: isRunning, run: capture }] : []),
        {
            id: "device.record", title: () => recorder.isRecording ? "Stop Recording" : "Record Screen", shortcut: "mod+alt+R", inFields: true,
            isEnabled: () => recorder.isRecording || app.isRunning, isChecked: () => recorder.isRecording, run: () => recorder.toggle(),
        },
        ...[["fit", "Fit", "0"], [1, "100 %", "1"], [0.75, "75 %", "2"], [0.5, "50 %", "3"]].map(([zoom, title, key]) => /** @type {NamedCommand} */ ({
            id: `device.zoom.${zoom}`, title: zoom === "fit" ? "Zoom to Fit" : `Zoom to ${title}`, shortcut: `mod+alt+${key}`, inFields: true,
            isChecked: () => view.wantedZoom === zoom, run: () => view.setZoom(/** @type {number | "fit"} */ (zoom)),
        })),
        { id: "device.restart", title: () => app.state.state === "running" ? "Run Again" : "Run", shortcut: "mod+shift+Enter", inFields: true, isEnabled: isThere, run: () => app.restart() },
        {
            id: "device.stop", title: "Stop", shortcut: "mod+.", inFields: true,
            isEnabled: () => isThere() && ["running", "building", "unresponsive"].includes(app.state.state), run: () => { app.send("stop"); },
        },
        { id: "device.focus", title: "Go to the Device", isHidden: true, run: () => view.focus() },
    ];
}

/** @param {string} base64 */
function bytesOf(base64) {
    const text = atob(base64);
    return Uint8Array.from(text, character => character.charCodeAt(0));
}
