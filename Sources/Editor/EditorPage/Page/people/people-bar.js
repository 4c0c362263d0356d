import { element, replaceChildren, symbol } from "../elements/dom.js";
import { initials } from "../model/people.js";
import { showPopover } from "../popups/popover.js";
import { personClass } from "./people-colors.js";

/** The most people whose letters are in the toolbar. */
const MOST = 5;

const ROLES = { owner: "Shares this editor", editor: "Editor", guest: "Guest, only looks" };

/** Who is here, in the toolbar: letters of each person, and a sheet with their names, one's own, and the addresses for others. */
export class PeopleBar {
    /** @type {(() => void) | null} */
    #close = null;
    #list = element("div.people-list");
    /** Stays the same, so that the sheet keeps its place, and the keyboard its focus. */
    #button = element("button.tool.people-button", { type: "button", "aria-haspopup": "dialog", "aria-expanded": "false", onclick: () => this.#open() });

    /**
     * @param {HTMLElement} place
     * @param {import("../types.js").App} app
     * @param {import("./presence.js").Presence} presence
     * @param {import("./following.js").Following} following
     */
    constructor(place, app, presence, following) {
        this.place = place;
        this.app = app;
        place.replaceChildren(this.#button);
        this.presence = presence;
        this.following = following;
        app.commands.add({
            id: "view.people", title: "Show People", menu: "View", group: "zoom", inFields: true,
            isEnabled: () => this.#isUseful, run: () => this.#open(),
        });
        app.store.on(["people", "document", "connection"], () => this.#update());
        following.onchange = () => this.#update();
        this.#update();
    }

    /** Whether there is, or may be, anybody else. */
    get #isUseful() {
        const { people } = this.app.store;
        return people.others.length > 0 || !!people.shared || people.role !== "owner";
    }

    #update() {
        const { people } = this.app.store;
        this.place.hidden = !this.#isUseful;
        const others = people.others;
        const names = others.map(person => person.name).join(", ");
        const label = others.length ? `People: ${names}` : "People: nobody else is here";
        this.#button.title = label;
        this.#button.setAttribute("aria-label", label);
        replaceChildren(this.#button, others.slice(0, MOST).map(avatar), others.length > MOST && element("span.avatar.more", `+${others.length - MOST}`), !others.length && symbol("people"));
        this.#updateList();
    }

    #open() {
        if (this.#close) return;
        const { store } = this.app;
        /** @type {HTMLInputElement} */
        const name = element("input.field", {
            type: "text", value: this.presence.name, maxLength: 40, placeholder: store.people.you?.name ?? "", autocomplete: "off", spellcheck: false, "aria-label": "Your name",
            onchange: () => { this.presence.name = name.value.trim(); },
            onkeydown: (/** @type {KeyboardEvent} */ event) => { if (event.key === "Enter") name.blur(); },
        });
        const { shared } = store.people;
        this.#updateList();
        const content = element("div.people-sheet",
            element("label.people-name", element("span", "Your name"), name), this.#list,
            shared && [
                element("h3", "For others"), address(this.app, "Address for editors", shared.editors[0]), address(this.app, "Address for guests", shared.guests[0]),
                element("p.people-caution", "Editors can change everything in this folder and run it. Nothing on the way is encrypted."),
            ],
            !store.people.canChange && element("p.people-caution", "You are a guest: you see everything, and change nothing."));
        this.#close = showPopover(this.#button, content, { label: "People", onclose: () => { this.#close = null; } });
    }

    #updateList() {
        const { people, current } = this.app.store;
        const held = this.#list.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.person : undefined;
        replaceChildren(this.#list, people.others.length ? people.others.map(person => this.#row(person, current?.path)) : element("p.people-caution", "Nobody else is here."));
        if (held) /** @type {HTMLElement | null} */ (this.#list.querySelector(`[data-person="${held}"]`))?.focus();
    }

    /**
     * @param {import("../model/people.js").Person} person
     * @param {string | undefined} path
     */
    #row(person, path) {
        const isFollowed = this.following.id === person.id;
        const where = !person.document ? "" : person.document === path ? "here" : `in ${person.document.split("/").pop()}`;
        return element("div.people-row", avatar(person),
            element("div.people-who", element("div.people-who-name", person.name), element("div.people-where", [ROLES[person.role], where].filter(Boolean).join(" — "))),
            element("button.button", {
                type: "button", "data-person": `${person.id}`, disabled: !person.document, "aria-pressed": `${isFollowed}`,
                "aria-label": isFollowed ? `Stop following ${person.name}` : `Follow ${person.name}`,
                onclick: () => { if (isFollowed) this.following.end(); else this.following.begin(person.id); },
            }, isFollowed ? "Following" : "Follow"));
    }
}

/** @param {import("../model/people.js").Person} person */
function avatar(person) {
    return element("span.avatar", { class: personClass(person.color), "aria-hidden": "true" }, initials(person.name));
}

/**
 * @param {import("../types.js").App} app
 * @param {string} title
 * @param {string | undefined} text
 */
function address(app, title, text) {
    /** @type {HTMLInputElement} */
    const field = element("input.field", { type: "text", readOnly: true, value: text ?? "", "aria-label": title, onfocus: () => field.select() });
    return element("label.people-address", element("span", title), element("div", field, element("button.button", {
        type: "button", "aria-label": `Copy: ${title}`,
        onclick: () => {
            field.select();
            navigator.clipboard?.writeText(text ?? "").then(() => app.say(`copied: ${title.toLowerCase()}`), () => app.say("the address is selected; press Ctrl+C or ⌘C to copy it"));
        },
    }, "Copy")));
}
