import assert from "node:assert/strict";
import { test } from "node:test";
import { sentence, wordsOf } from "../../Sources/Editor/EditorPage/Page/model/words.js";

const document = { has: id => id === "J6j-lB-8Vk", nameOf: id => id === "J6j-lB-8Vk" ? "Save Button" : id };

test("messages quote in one way, and call objects by their names", () => {
    assert.equal(sentence("the image 'cup' isn't listed in the document's resources"), "The image “cup” isn't listed in the document's resources");
    assert.equal(sentence("'J6j-lB-8Vk' is constrained twice, here and by 'J6j-lB-8Vk'", document), "“Save Button” is constrained twice, here and by “Save Button”");
    assert.equal(sentence("“Title” is misplaced: its frame will be different at run time"), "“Title” is misplaced: its frame will be different at run time");
    assert.equal(sentence("outlet 'a' ('b'): did you mean 'c'?"), "Outlet “a” (“b”): did you mean “c”?");
    assert.equal(sentence("don't say users' names, they don't like it"), "Don't say users' names, they don't like it");
});

test("names are broken behind dots and between the words of code", () => {
    assert.deepEqual(wordsOf("coffeeNameLabel"), ["coffee", "Name", "Label"]);
    assert.deepEqual(wordsOf("Ethiopia Sidamo.leading"), ["Ethiopia Sidamo.", "leading"]);
    assert.deepEqual(wordsOf("URLSession"), ["URLSession"]);
    assert.deepEqual(wordsOf("tableView:didSelect:"), ["table", "View:", "did", "Select:"]);
});
