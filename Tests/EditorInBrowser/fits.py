"""No text of the inspectors is cut off: those of every kind of object are looked at in a small window.

    fits.py STORYBOARD PICTURES FOLDER... [--page PAGE]

STORYBOARD is the command. PICTURES takes pictures. FOLDERs have the documents. PAGE is a folder with the page's files, in place
of those that came with the command.
"""

import sys

from stage import SIZES, Editor

# One object for each element with its class, and each kind of segue, unless the documents before had it.
KINDS = """known => {
    const document = editor.store.current, found = new Map();
    known = new Set(known);
    const walk = object => {
        const key = [object.element, object.class, object.name.length > 24].join();
        if (!known.has(key) && !found.has(key)) found.set(key, object.id);
        object.children.forEach(walk);
    };
    for (const scene of document.scenes.values()) {
        scene.objects.forEach(walk);
        for (const segue of scene.segues) if (!known.has(segue.kind) && !found.has(segue.kind)) found.set(segue.kind, segue.id);
    }
    return [...found];
}"""

# The texts that are cut off in the inspector of an object: those that are wider than their place and hidden there, those that
# stick out of the panel, and values and placeholders of fields.
CUT = """async id => {
    const { store } = editor, panel = document.getElementById('inspector-panel'), frame = () => new Promise(done => requestAnimationFrame(done));
    store.select(id ? [id] : []);
    for (let count = 0; count < 600 && (panel.dataset.objects !== store.selection.join(' ') || panel.matches('.is-outdated')); count++) await frame();
    const canvas = document.createElement('canvas').getContext('2d'), cut = [];
    for (const tab of [...id ? [] : ['file'], 'identity', 'attributes', 'size', 'connections']) {
        document.getElementById(`tab-${tab}`).click();
        const right = panel.getBoundingClientRect().left + panel.clientWidth;
        for (const each of panel.querySelectorAll('*')) {
            if (!each.offsetParent || each.closest('svg')) continue;
            const tell = text => cut.push(`${tab}: ${each.closest('.inspector-row')?.querySelector('.row-title')?.textContent ?? ''}: ${text}`);
            if (each.matches('input:not([type=checkbox], [type=range], [type=color])')) {
                const style = getComputedStyle(each), text = each.value || each.placeholder;
                canvas.font = style.font;
                // A class that is too long for its row shows at the pointer.
                if (each.closest('[title]')?.title === text) continue;
                if (canvas.measureText(text).width > each.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) + 1) tell(`[${text}] ${each.clientWidth}`);
            } else if (!each.matches('textarea') && each.textContent.trim() && !each.children.length) {
                const box = each.getBoundingClientRect();
                if (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline') tell(each.textContent);
                else if (box.right > right + 0.5) tell(`${each.textContent} >`);
            }
        }
    }
    return cut;
}"""


def main(command, pictures, *folders):
    page = None
    if "--page" in folders:
        at = folders.index("--page")
        page, folders = folders[at + 1], folders[:at]
    cut, known = set(), set()
    for folder in folders:
        with Editor(command, folder, pictures, size=SIZES[0], page=page) as editor:
            paths = editor.run("async () => (await editor.store.request('documents')).documents.map(each => each.path ?? each)")
            for path in paths:
                editor.run("path => editor.store.open(path)", path)
                editor.until("path => editor.store.current?.path === path", path)
                for kind, object_id in [("document", None), *editor.run(KINDS, list(known))]:
                    known.add(kind)
                    cut.update(f"{path} {object_id}: {each}" for each in editor.run(CUT, object_id))
            if cut:
                editor.shot("Cut off")
    print(f"{len(known)} kinds of objects, {len(cut)} texts are cut off")
    assert not cut, "\n".join(sorted(cut))


if __name__ == "__main__":
    main(*sys.argv[1:])
