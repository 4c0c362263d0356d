import { Following } from "./following.js";
import { isForGuests } from "./guests.js";
import { mountLiveFields } from "./live-fields.js";
import { PeopleBar } from "./people-bar.js";
import { PeopleLayer } from "./people-layer.js";
import { Presence } from "./presence.js";

/**
 * Shows who else is here and what they do, and tells them what is done here.
 * @param {import("../types.js").App} app
 * @param {import("../canvas/canvas.js").Canvas} canvas
 */
export function mountPeople(app, canvas) {
    const { store, commands } = app;
    const presence = new Presence(app, canvas);
    new PeopleLayer(app, canvas);
    new PeopleBar(/** @type {HTMLElement} */ (document.getElementById("people-bar")), app, presence, new Following(app, canvas));
    mountLiveFields(app);
    let isFirst = true;
    commands.mayRun = id => store.people.canChange || isForGuests(id);
    store.on("people", ({ came, left, isNew }) => {
        document.body.classList.toggle("is-guest", !store.people.canChange);
        // Those who were here before aren't news.
        if (isNew) isFirst = true;
        else if (!isFirst) announce(app, came, left);
        if (!isNew) isFirst = false;
    });
}

/**
 * @param {import("../types.js").App} app
 * @param {import("../model/people.js").Person[]} came
 * @param {import("../model/people.js").Person[]} left
 */
function announce(app, came, left) {
    const names = (/** @type {import("../model/people.js").Person[]} */ people) => people.map(person => person.name).join(", ");
    if (came.length) app.say(`${names(came)} ${came.length === 1 ? "is" : "are"} here now`);
    else if (left.length) app.say(`${names(left)} ${left.length === 1 ? "has" : "have"} left`);
}
