import StoryboardChecks
import StoryboardModel
import StoryboardRevisions
import Testing

/// Constraints of views that a side moved out of the view that has the constraints.
@Suite struct MovedConstraintTests {
    @Test("a constraint that one side adds between views of which the other moves one goes to their common superview")
    func addedConstraint() throws {
        let moved = board(["one": [pear], "two": [apple]])
        try check(
            start, moved, board(["one": [apple, pear]], constraints: ["one": [aligned]]),
            gives: board(["one": [pear], "two": [apple]], constraints: ["root": [aligned]]))
        let width = constraint("firstItem='three' firstAttribute='width' constant='9' id='con-st-009'")
        try check(
            board(["one": [apple, pear]], constraints: ["root": [width]]),
            board(["one": [pear], "root": [apple]], constraints: ["root": [width]]),
            board(["one": [apple, pear]], constraints: ["one": [aligned], "root": [width]]),
            gives: board(["one": [pear], "root": [apple]], constraints: ["root": [width, aligned]]))
    }

    @Test("a constraint that both sides keep follows as well, and its old list goes if it was the last one")
    func keptConstraint() throws {
        // Interface Builder leaves none like this, but other tools and merges of lines do.
        let moved = board(["one": [pear], "two": [apple]], constraints: ["one": [aligned]])
        let quince = pear.with(("Pear", "Quince"))
        try check(
            board(["one": [apple, pear]], constraints: ["one": [aligned]]), moved,
            board(["one": [apple, quince]], constraints: ["one": [aligned]]),
            gives: board(["one": [quince], "two": [apple]], constraints: ["root": [aligned]]))
    }

    @Test("a constraint without a first item is about the view that had it, and says so in another one")
    func impliedItem() throws {
        let bottom = "secondItem='apple' secondAttribute='bottom' id='con-st-003'"
        try check(
            start, board(["one": [pear], "root": [apple]]),
            board(["one": [apple, pear]], constraints: ["one": [constraint("firstAttribute='bottom' \(bottom)")]]),
            gives: board(
                ["one": [pear], "root": [apple]],
                constraints: ["root": [constraint("firstItem='one' firstAttribute='bottom' \(bottom)")]]))
    }

    @Test("where both sides move a view, the constraints of both follow to where the result has it")
    func bothMove() throws {
        let above = constraint(
            "firstItem='apple' firstAttribute='top' secondItem='two' secondAttribute='top' id='con-st-004'")
        let below = constraint(
            "firstItem='apple' firstAttribute='bottom' secondItem='three' secondAttribute='bottom' id='con-st-005'")
        try check(
            start, board(["one": [pear], "two": [apple]], constraints: ["two": [above]]),
            board(["one": [pear], "three": [apple]], constraints: ["three": [below]]),
            conflicts: ["Fruits: label 'Apple': ours has it in view, theirs in view"],
            gives: board(["one": [pear], "two": [apple]], constraints: ["two": [above], "root": [below]]),
            swapped: board(["one": [pear], "three": [apple]], constraints: ["root": [above], "three": [below]]))
    }

    @Test("a constraint whose item the other side moved to another scene is a conflict, whether it was added or kept")
    func noCommonSuperview() throws {
        let moved = board(["one": [pear], "other": [apple]])
        let words = { (side: String, other: String) in
            "Fruits: constraint Apple.leading = Pear.leading: \(side) refers to label 'Apple', which \(other) moved elsewhere"
        }
        try check(
            start, moved, board(["one": [apple, pear]], constraints: ["one": [aligned]]),
            conflicts: [words("theirs", "ours")], swappedConflicts: [words("ours", "theirs")], gives: moved)
        let base = board(["one": [apple, pear]], constraints: ["one": [aligned]])
        let quince = pear.with(("Pear", "Quince"))
        try check(
            base, board(["one": [pear], "other": [apple]], constraints: ["one": [aligned]]),
            board(["one": [apple, quince]], constraints: ["one": [aligned]]),
            conflicts: [words("theirs", "ours")],
            swappedConflicts: [words("ours", "theirs").with(("Pear", "Quince"))],
            gives: board(["one": [quince], "other": [apple]]))
    }

    @Test("a constraint that one side adds to a view that the other deletes is a conflict")
    func deletedItem() throws {
        let deleted = board(["one": [pear]])
        let added = board(["one": [apple, pear]], constraints: ["one": [aligned]])
        let line = "constraint Apple.leading = Pear.leading"
        try check(
            start, deleted, added,
            conflicts: ["Fruits: \(line): theirs refers to label 'Apple', which ours deleted"],
            swappedConflicts: ["Fruits: label 'Apple': deleted by theirs, while ours added \(line)"], gives: deleted,
            swapped: added)
    }

    @Test("a constraint that is installed for some traits only takes along what its old view says about it")
    func variedConstraint() throws {
        let end = "            </constraints>\n"
        let added = board(["one": [apple, pear]], constraints: ["one": [aligned]])
            .with((end, end + variation(indented: 32)))
        let merged = board(["one": [pear], "two": [apple]], constraints: ["root": [aligned]])
            .with((end, end + variation(indented: 24)))
        try check(start, board(["one": [pear], "two": [apple]]), added, gives: merged)
    }

    // MARK: Helpers

    private let apple = "<label text=\"Apple\" id=\"apple\"/>"
    private let pear = "<label text=\"Pear\" id=\"pear\"/>"
    private func variation(indented indentation: Int) -> String {
        let lines = [
            "<variation key=\"widthClass=compact\">", "    <mask key=\"constraints\">",
            "        <exclude reference=\"con-st-001\"/>", "    </mask>", "</variation>",
        ]
        return lines.map { String(repeating: " ", count: indentation) + $0 + "\n" }.joined()
    }

    private var aligned: String {
        constraint(
            "firstItem='apple' firstAttribute='leading' secondItem='pear' secondAttribute='leading' id='con-st-001'")
    }

    private var start: String { board(["one": [apple, pear]]) }

    private func constraint(_ attributes: String) -> String {
        "<constraint \(attributes.replacing("'", with: "\""))/>"
    }

    /// A scene with three boxes in its root, and another scene, with views and constraints in each.
    private func board(_ views: [String: [String]], constraints: [String: [String]] = [:]) -> String {
        let boxes = ["one", "two", "three"].map { box($0, views[$0] ?? [], constraints[$0] ?? []) }.joined()
        let root = box("root", views["root"] ?? [], constraints["root"] ?? [], isRoot: true, boxes)
        let other = box("other", views["other"] ?? [], [], isRoot: true)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
                <scenes>
            \(scene("Fruits", root))\(scene("Roots", other))    </scenes>
            </document>

            """
    }

    private func scene(_ title: String, _ view: String) -> String {
        """
                <!--\(title)-->
                <scene sceneID="\(title)-scene">
                    <objects>
                        <viewController title="\(title)" id="\(title)-controller" sceneMemberID="viewController">
        \(view)                </viewController>
                    </objects>
                </scene>

        """
    }

    private func box(
        _ id: String, _ views: [String], _ constraints: [String], isRoot: Bool = false, _ boxes: String = ""
    ) -> String {
        let indent = String(repeating: " ", count: isRoot ? 20 : 28)
        let key = isRoot ? "key=\"view\" " : ""
        if views.isEmpty, constraints.isEmpty, boxes.isEmpty { return "\(indent)<view \(key)id=\"\(id)\"/>\n" }
        let lines = { (lines: [String], list: String) in
            "\(indent)    <\(list)>\n" + (list == "subviews" ? boxes : "")
                + lines.map { "\(indent)        \($0)\n" }.joined() + "\(indent)    </\(list)>\n"
        }
        let held = constraints.isEmpty ? "" : lines(constraints, "constraints")
        return "\(indent)<view \(key)id=\"\(id)\">\n\(lines(views, "subviews"))\(held)\(indent)</view>\n"
    }

    /// Merges both ways, and checks that constraints are in views that contain their items.
    private func check(
        _ base: String, _ ours: String, _ theirs: String, conflicts: [String] = [], swappedConflicts: [String]? = nil,
        gives text: String, swapped: String? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let merges = [
            try assertMerge(base, ours, theirs, conflicts: conflicts, gives: text, sourceLocation: sourceLocation),
            try assertMerge(
                base, theirs, ours, conflicts: swappedConflicts ?? conflicts, gives: swapped ?? text,
                sourceLocation: sourceLocation),
        ]
        for merge in merges {
            let rules = Checker.check(merge.document).map(\.rule)
            let isSound = !rules.contains("constraint.outside") && !rules.contains("constraint.dangling")
            #expect(isSound, sourceLocation: sourceLocation)
        }
    }
}
