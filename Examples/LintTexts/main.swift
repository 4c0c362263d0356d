// A linter in 30 lines: labels whose text is too small to read, and buttons that show and say nothing.
//
//   swift run LintTexts FILE...

import StoryboardKit

func problems(in document: Document) -> [(Node, String)] {
    document.root.subtree.compactMap { node in
        switch node.name {
        case "fontDescription":
            guard let size = node.number("pointSize"), size < 11 else { return nil }
            return (node, "the font has \(size) points, which is hard to read")
        case "button":
            let states = node.children.filter { $0.name == "state" }
            let showsSomething = states.contains { $0.text("title") != nil || $0.has("image") }
            let saysSomething = node.child("accessibility") != nil
            return showsSomething || saysSomething ? nil : (node, "the button neither shows nor says anything")
        default: return nil
        }
    }
}

var count = 0
for path in CommandLine.arguments.dropFirst() {
    let document = try Document(try DiskFiles().read(path).bytes)
    for (node, message) in problems(in: document) {
        let place = document.tree.location(of: node.id)
        print("\(path):\(place.line):\(place.column): warning: \(message) (\(node.path))")
        count += 1
    }
}
print(count == 1 ? "1 warning" : "\(count) warnings")
