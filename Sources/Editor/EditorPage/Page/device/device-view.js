import { DeviceCase } from "./device-case.js";
import { Mirror } from "./mirror.js";
import { RunningApp } from "./running-app.js";
import { Screen } from "./screen.js";
import { StateView } from "./state-view.js";
import { TouchInput } from "./touch-input.js";
import { Typing } from "./typing.js";
import { anglesOf, caseOf, isLandscape, interfaceOrientation, scaleFor, screenPoint, turnedSize, zoomFor } from "./device-geometry.js";
import { element } from "../elements/dom.js";

/**
 * @typedef {import("./device-geometry.js").Point} Point
 *
 * How a device fits into its page. `isReserved` says whether the page itself uses a key, `openPlace` leads to a place of
 * a source, `say` shows a message, and `padding` is the room around the device in pixels.
 * @typedef {object} DeviceOptions
 * @property {(event: KeyboardEvent) => boolean} [isReserved]
 * @property {(file: string, line: number, column: number) => void} [openPlace]
 * @property {(text: string, action?: {title: string, run: () => void}) => void} [say]
 * @property {number} [padding]
 * @property {(address: string) => WebSocket} [makeSocket]
 */

/** What is shown until the session says more. */
const UNKNOWN_DEVICE = /** @type {const} */ ({ id: "", title: "Device", width: 393, height: 852, isTablet: false, corner: 55, cutout: "island" });

/** How long a device and a frame of another shape wait for each other, in milliseconds. */
const PATIENCE = 250;

/** A device that shows a running app and takes what a person does. */
export class DeviceView {
    #ended = new AbortController();
    #sentScale = 0;
    /** @type {any} */
    #scaleTimer = 0;
    /** @type {number | "fit"} */
    #wantedZoom = "fit";
    /** Points of the page per point of the screen. */
    zoom = 1;
    /** @type {() => void} */
    onzoom = () => {};
    #angle = 0;
    #isPlaced = false;

    /**
     * Creates a view in a container, which it fills.
     * @param {HTMLElement} container
     * @param {string} address of the app's socket
     * @param {DeviceOptions} [options]
     */
    constructor(container, address, options = {}) {
        const { signal } = this.#ended;
        this.options = options;
        const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
        this.app = new RunningApp(address, options.makeSocket);
        this.screen = new Screen(frame => this.app.send("shown", { frame }), () => this.#askAnew());
        this.case = new DeviceCase(() => this.app.send("home"));
        this.mirror = new Mirror({
            activate: id => this.app.send("activate", { element: id }),
            focus: id => this.app.send("focus", { element: id }),
            adjust: (id, isUp) => this.app.send("adjust", { element: id, isUp }),
        });
        this.fingers = element("div.device-fingers", { "aria-hidden": "true" });
        /**
         * What is in points, and scaled as a whole.
         * @type {HTMLElement}
         */
        this.points = element("div.device-points");
        /** @type {HTMLElement} */
        this.surface = element("div.device-screen", { tabIndex: 0, role: "group", "aria-roledescription": "device" }, this.screen.canvas);
        /** @type {HTMLElement} */
        this.homeIndicator = element("span.device-home-indicator", { "aria-hidden": "true" });
        this.surface.append(this.homeIndicator, this.points);
        /** @type {HTMLElement} */
        this.box = element("div.device", this.case.below, this.surface, this.case.above);
        /** @type {HTMLElement} */
        this.stage = element("div.device-stage", this.box);
        this.typing = new Typing(this.surface, {
            send: (message, fields) => { if (this.app.isRunning) this.app.send(message, fields); },
            isReserved: event => options.isReserved?.(event) ?? false,
        }, isMac, signal);
        this.points.append(this.mirror.element, this.fingers, this.typing.field);
        this.touchInput = new TouchInput(this.surface, this.#touchScreen(), signal);
        this.stateView = new StateView(this.app, { openPlace: options.openPlace, say: options.say });
        container.append(this.stage, this.stateView.element);
        this.#listen(signal);
    }

    /** Connects to the app. */
    open() {
        this.app.open();
        this.layOut();
    }

    /** Ends the connection, and removes the view. */
    close() {
        this.touchInput.cancel();
        clearTimeout(this.#scaleTimer);
        clearTimeout(this.#deviceTimer);
        this.#ended.abort();
        this.app.close();
        this.stateView.close();
        this.stage.remove();
    }

    focus() { this.typing.focus(); }

    /** Shakes the device, for the app and for the eye. */
    shake() {
        this.app.send("shake");
        if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
        this.box.animate([0, -9, 9, -7, 7, -4, 4, 0].map(x => ({ transform: `translateX(${x}px)` })), 420);
    }

    get wantedZoom() { return this.#wantedZoom; }

    /** @param {number | "fit"} zoom */
    setZoom(zoom) {
        this.#wantedZoom = zoom;
        this.layOut();
        this.onzoom();
    }

    /**
     * Puts pictures that are dropped on the device into its photo library.
     * @param {AbortSignal} signal
     */
    #takePictures(signal) {
        /** @param {DragEvent} event */
        const pictures = event => [...event.dataTransfer?.files ?? []].filter(file => file.type.startsWith("image/"));
        this.surface.addEventListener("drop", async event => {
            const files = pictures(event);
            for (const file of files) this.app.addPhoto(file.name, await file.arrayBuffer());
            if (files.length) this.options.say?.(files.length === 1 ? `Added ${files[0].name} to the photos` : `Added ${files.length} pictures to the photos`);
        }, { signal });
    }

    /** @param {AbortSignal} signal */
    #listen(signal) {
        this.#takePictures(signal);
        const { app } = this;
        app.onframe = bytes => {
            this.#frames.push(bytes);
            this.#showFrames();
        };
        app.on("connection", () => {
            this.#sentScale = 0;
            if (app.connectionState === "open") this.#sendHello();
            else this.touchInput.cancel();
        });
        app.on("session", () => this.layOut());
        app.on("device", () => this.#showFrames());
        app.on("tree", () => this.mirror.update(app.elements));
        app.on("keyboard", () => this.typing.update(app.keyboard));
        app.on("pasteboard", event => this.#copy(event.text));
        app.on(["connection", "state", "device"], () => {
            this.box.classList.toggle("is-dim", !app.isRunning);
            this.box.classList.toggle("is-away", app.isRunning && !!app.device?.isAway);
        });
        this.surface.addEventListener("pointerdown", () => this.focus(), { signal });
        // The focus is shown to those who move it with keys.
        let isByKey = false;
        addEventListener("keydown", event => { isByKey = event.key === "Tab" || event.key === "F6"; }, { signal, capture: true });
        addEventListener("pointerdown", () => { isByKey = false; }, { signal, capture: true });
        this.surface.addEventListener("focusin", () => this.box.classList.toggle("shows-focus", isByKey), { signal });
        this.surface.addEventListener("focusout", () => this.box.classList.remove("shows-focus"), { signal });
        const sizes = new ResizeObserver(() => this.layOut());
        sizes.observe(this.stage);
        signal.addEventListener("abort", () => sizes.disconnect());
        // The window is moved to a screen with other pixels, or the page is zoomed.
        const watchPixels = () => {
            matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
                this.layOut();
                watchPixels();
            }, { once: true, signal });
        };
        watchPixels();
    }

    /**
     * The device as it is shown: the last one until there is a frame of the new size.
     * @type {import("./app-protocol.js").DeviceState | null}
     */
    #device = null;
    /**
     * The frames that wait for a device of their size.
     * @type {ArrayBuffer[]}
     */
    #frames = [];
    /** @type {any} */
    #deviceTimer = 0;

    /** Shows frames and the device when they have come both, so that a turned interface isn't seen on an upright device. */
    #showFrames() {
        clearTimeout(this.#deviceTimer);
        const last = this.#frames[this.#frames.length - 1];
        const size = last ? sizeOf(last) : this.screen.size;
        if (size && this.app.device && !haveSameShape(size, this.app.device)) {
            this.#deviceTimer = setTimeout(() => this.#showAll(), PATIENCE);
        } else {
            this.#showAll();
        }
    }

    #showAll() {
        for (const bytes of this.#frames.splice(0)) {
            const fault = this.screen.show(bytes);
            if (fault) console.error(`A frame can't be shown: ${fault}.`);
        }
        if (this.#device === this.app.device) return;
        this.#device = this.app.device;
        this.layOut();
    }

    /** The device as it is shown, and the upright kind of it. */
    get #current() {
        const kind = this.app.session?.devices.find(({ id }) => id === this.#device?.device) ?? this.app.deviceKind ?? UNKNOWN_DEVICE;
        const device = this.#device ?? { orientation: /** @type {const} */ ("portrait"), width: kind.width, height: kind.height };
        return { kind, device };
    }

    /** Places the device in the stage, at whole pixels. */
    layOut() {
        const { kind, device } = this.#current;
        const angles = anglesOf(device);
        const edges = caseOf(kind);
        const outer = turnedSize({ width: kind.width + 2 * edges.side, height: kind.height + edges.top + edges.bottom }, angles.device);
        const padding = this.options.padding ?? 24;
        const room = { width: this.stage.clientWidth - 2 * padding, height: this.stage.clientHeight - 2 * padding };
        this.zoom = zoomFor(this.#wantedZoom, outer, room);
        const ratio = devicePixelRatio;
        /** @param {number} points */
        const snapped = points => Math.round(points * ratio) / ratio;
        const width = snapped(device.width * this.zoom);
        const height = snapped(device.height * this.zoom);
        const whole = { width: Math.ceil(outer.width * this.zoom), height: Math.ceil(outer.height * this.zoom) };
        const left = Math.max(padding, (this.stage.clientWidth - whole.width) / 2);
        const top = Math.max(padding, (this.stage.clientHeight - whole.height) / 2);
        set(this.box, { left: snapped(left), top: snapped(top), width: whole.width, height: whole.height });
        this.box.style.setProperty("--padding", `${padding}px`);
        // The middle of the screen is that of the case, except for the upright edges.
        const shift = turnedShift((edges.top - edges.bottom) / 2 * this.zoom, angles.device);
        set(this.surface, { left: snapped(left + (whole.width - width) / 2 + shift.x) - snapped(left), top: snapped(top + (whole.height - height) / 2 + shift.y) - snapped(top), width, height });
        this.surface.style.borderRadius = `${kind.corner * this.zoom}px`;
        this.surface.style.transform = angles.content ? `rotate(${angles.content}deg)` : "";
        this.surface.setAttribute("aria-label", `Screen of ${kind.title}${this.app.session ? `, ${this.app.session.name}` : ""}`);
        this.screen.fill(Math.round(width * ratio), Math.round(height * ratio));
        this.points.style.transform = `scale(${width / device.width}, ${height / device.height})`;
        this.case.draw(kind);
        for (const part of [this.case.below, this.case.above]) part.style.transform = `translate(-50%, -50%) rotate(${angles.device}deg) scale(${this.zoom})`;
        this.#placeHomeIndicator(kind, device);
        this.#turn(angles.device);
        this.onzoom();
        this.#planHello();
    }

    /** @param {import("./app-protocol.js").DeviceKind | typeof UNKNOWN_DEVICE} kind @param {{width: number, height: number}} device */
    #placeHomeIndicator(kind, { width, height }) {
        const hasIndicator = !caseOf(kind).hasHomeButton;
        this.homeIndicator.hidden = !hasIndicator;
        const wide = Math.round(Math.min(kind.isTablet ? 280 : 230, width * 0.36));
        set(this.homeIndicator, { left: (width - wide) / 2 * this.zoom, top: (height - 13) * this.zoom, width: wide * this.zoom, height: 5 * this.zoom });
    }

    /**
     * Turns the device in the sight of the person who turns it.
     * @param {number} angle
     */
    #turn(angle) {
        const before = this.#angle;
        const wasPlaced = this.#isPlaced;
        this.#angle = angle;
        this.#isPlaced = !!this.#device;
        const difference = ((before - angle + 540) % 360) - 180;
        if (!wasPlaced || Math.abs(difference) !== 90 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
        this.box.animate([{ transform: `rotate(${difference}deg)` }, { transform: "none" }], { duration: 260, easing: "cubic-bezier(.3, .1, .2, 1)" });
    }

    // Messages to the app

    /** Tells which pixels are wanted, once the size of the window rests. */
    #planHello() {
        clearTimeout(this.#scaleTimer);
        if (this.app.connectionState !== "open" || this.scale === this.#sentScale) return;
        this.#scaleTimer = setTimeout(() => this.#sendHello(), this.#sentScale ? 120 : 0);
    }

    /** Pixels per point of the screen, as the app is asked for them. */
    get scale() { return scaleFor(this.zoom, devicePixelRatio); }

    #askedAnew = 0;

    /** Asks for a complete frame, but not again and again if the app doesn't send any. */
    #askAnew() {
        const now = performance.now();
        if (now - this.#askedAnew < 1000) return;
        this.#askedAnew = now;
        this.#sendHello();
    }

    #sendHello() {
        this.#sentScale = this.scale;
        this.app.send("hello", { scale: this.scale });
    }

    /** @returns {import("./touch-input.js").TouchScreen} */
    #touchScreen() {
        const size = () => {
            const { width, height } = this.#current.device;
            return { width, height };
        };
        return {
            pointOf: event => {
                const box = this.surface.getBoundingClientRect();
                const distance = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
                return screenPoint(distance, anglesOf(this.#current.device).content, this.zoom, size());
            },
            middle: () => ({ x: size().width / 2, y: size().height / 2 }),
            zoom: () => this.zoom,
            isOn: () => this.app.isRunning,
            touch: touches => this.app.send("touches", { touches: touches.map(touch => ({ ...touch, x: rounded(touch.x), y: rounded(touch.y) })) }),
            hover: point => this.app.send("hover", point ?? {}),
            wheel: ({ x, y }, dx, dy) => this.app.send("wheel", { x, y, dx: rounded(dx), dy: rounded(dy) }),
            showFingers: (fingers, isPressed) => this.#showFingers(fingers, isPressed),
        };
    }

    /** @param {Point[]} fingers @param {boolean} isPressed */
    #showFingers(fingers, isPressed) {
        this.fingers.classList.toggle("is-pressed", isPressed);
        while (this.fingers.children.length > fingers.length) this.fingers.lastChild?.remove();
        while (this.fingers.children.length < fingers.length) this.fingers.append(element("span"));
        fingers.forEach(({ x, y }, index) => {
            /** @type {HTMLElement} */ (this.fingers.children[index]).style.transform = `translate(${x}px, ${y}px)`;
        });
    }

    /**
     * Puts what the app has copied into the clipboard.
     * @param {string} text
     */
    async #copy(text) {
        try {
            await navigator.clipboard.writeText(text);
        } catch {
            this.options.say?.("The app has copied a text.", { title: "Copy It Here", run: () => { navigator.clipboard?.writeText(text).catch(() => {}); } });
        }
    }

    /** Whether the interface is wider than high. */
    get isLandscape() { return isLandscape(interfaceOrientation({ ...this.#current.device })); }
}

/** @param {number} value */
const rounded = value => Math.round(value * 100) / 100;

/** @param {HTMLElement} target @param {{left: number, top: number, width: number, height: number}} frame */
function set(target, frame) {
    for (const [name, value] of Object.entries(frame)) target.style.setProperty(name, `${value}px`);
}

/** @param {number} down how far the screen lies below the middle of the upright case @param {number} angle */
function turnedShift(down, angle) {
    const radians = angle * Math.PI / 180;
    return { x: -Math.round(Math.sin(radians)) * down, y: Math.round(Math.cos(radians)) * down };
}

/**
 * Returns the size that a frame says it has, or null if it is too short for that.
 * @param {ArrayBuffer} bytes
 */
function sizeOf(bytes) {
    if (bytes.byteLength < 12) return null;
    const view = new DataView(bytes);
    return { width: view.getUint32(4, true), height: view.getUint32(8, true) };
}

/**
 * Whether sizes in pixels and in points have the same shape, but for rounding.
 * @param {{width: number, height: number}} pixels
 * @param {{width: number, height: number}} points
 */
function haveSameShape(pixels, points) {
    return Math.abs(pixels.width * points.height - pixels.height * points.width) <= 0.02 * pixels.width * points.height;
}
