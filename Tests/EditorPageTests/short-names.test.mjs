import assert from "node:assert/strict";
import { test } from "node:test";
import { shortSentence } from "../../Sources/Editor/EditorPage/Page/model/short-names.js";

test("long names in the sentence of a constraint are shortened in the middle, its attributes and numbers stay", () => {
    assert.equal(shortSentence("Title.leading = View.leading + 20"), "Title.leading = View.leading + 20");
    assert.equal(shortSentence("Sign in to your Feedbin account to sync.leading = View.leading + 20"), "Sign in to y…unt to sync.leading = View.leading + 20");
    assert.equal(shortSentence("A long name that goes on. And on and on.width ≥ Another name that is rather long.height × 2 − 1"), "A long name…d on and on.width ≥ Another name…rather long.height × 2 − 1");
    assert.equal(shortSentence("width = 100"), "width = 100");
});

test("in a list of constraints each name is shortened", () => {
    const long = "The temperature of the water";
    const short = "The temperat…f the water";
    assert.equal(shortSentence(`${long}.top = Safe Area.top · ${long}.width = 20.5. “${long}.width = 20” is part of another conflict`), `${short}.top = Safe Area.top · ${short}.width = 20.5. “${short}.width = 20” is part of another conflict`);
});
