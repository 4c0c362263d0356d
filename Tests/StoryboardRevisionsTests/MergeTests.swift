import Foundation
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import Testing
import XMLTree

@Suite struct MergeTests {
    // MARK: What only one side changed

    @Test("attributes, values, texts and runtime attributes of different objects are taken from both sides")
    func attributes() throws {
        let ours = [
            ("text=\"Coffee\"", "text=\"Espresso\""),
            ("keyPath=\"layer.cornerRadius\"", "keyPath=\"layer.borderWidth\""),
        ]
        let theirs = [
            ("text=\"Tea\"", "text=\"Mate\""), ("green=\"0.25\"", "green=\"0.75\""),
            ("title=\"Small\"", "title=\"Tiny\""),
        ]
        let both = (ours + theirs).reduce(cafe) { $0.with($1) }
        try assertMerge(cafe, ours.reduce(cafe) { $0.with($1) }, theirs.reduce(cafe) { $0.with($1) }, gives: both)
    }

    @Test("different attributes of one object are taken from both sides")
    func oneObject() throws {
        try assertMerge(
            cafe, cafe.with(("text=\"Coffee\"", "text=\"Espresso\"")),
            cafe.with(("<label opaque=\"NO\" text=\"Coffee\"", "<label hidden=\"YES\" opaque=\"NO\" text=\"Coffee\"")),
            gives: cafe.with(
                ("<label opaque=\"NO\" text=\"Coffee\"", "<label hidden=\"YES\" opaque=\"NO\" text=\"Espresso\"")))
    }

    @Test(
        "objects that both sides add to the same list come one after the other, with their connections and constraints")
    func additions() throws {
        let last = "                        </subviews>\n                        <viewLayoutGuide"
        let label = { (id: String) in
            "                            <label opaque=\"NO\" text=\"\(id)\" id=\"\(id)\">\n"
                + "                                <rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>\n"
                + "                            </label>\n"
        }
        let guide = "id=\"con-st-002\"/>\n"
        let width = { (id: String) in
            guide
                + "                            <constraint firstItem=\"\(id)\" firstAttribute=\"leading\" "
                + "secondItem=\"men-sa-001\" secondAttribute=\"leading\" id=\"\(id)-c\"/>\n"
        }
        let ours = cafe.with((last, label("our-la-001") + last), (guide, width("our-la-001")))
        let theirs = cafe.with((last, label("the-la-001") + last), (guide, width("the-la-001")))
        let both = cafe.with(
            (last, label("our-la-001") + label("the-la-001") + last),
            (guide, width("our-la-001") + width("the-la-001").dropFirst(guide.count)))
        try assertMerge(cafe, ours, theirs, gives: both)
    }

    @Test("an object that one side deletes is gone with what refers to it; changes of others remain")
    func deletion() throws {
        let without = cafe.without(from: "id=\"cof-la-001\"", through: "</label>")
            .without("con-st-001", and: "con-st-002", "out-le-001").without("<connections>\n").with(
                (
                    "                    </view>\n                    <connections>\n                    </connections>\n",
                    "                    </view>\n"
                )
            )
            .without(from: "<constraints>", through: "</constraints>")
        let changed = cafe.with(("text=\"Tea\"", "text=\"Mate\""))
        try assertMerge(cafe, without, changed, gives: without.with(("text=\"Tea\"", "text=\"Mate\"")))
        try assertMerge(cafe, changed, without, gives: without.with(("text=\"Tea\"", "text=\"Mate\"")))
    }

    @Test("an object that one side moves keeps what the other one changes in it")
    func move() throws {
        let tea = cafe.components(separatedBy: "\n").drop { !$0.contains("id=\"tea-la-001\"") }.prefix(4)
        let moved = cafe.without(from: "id=\"tea-la-001\"", through: "</label>").without("con-st-002").with(
            (
                "                            <label opaque=\"NO\" text=\"Origin\"",
                tea.joined(separator: "\n") + "\n                            <label opaque=\"NO\" text=\"Origin\""
            ))
        try assertMerge(
            cafe, moved, cafe.with(("text=\"Tea\"", "text=\"Mate\"")),
            gives: moved.with(("text=\"Tea\"", "text=\"Mate\"")))
        try assertMerge(
            cafe, cafe.with(("text=\"Tea\"", "text=\"Mate\"")), moved,
            gives: moved.with(("text=\"Tea\"", "text=\"Mate\"")))
    }

    @Test("one side's new order is combined with the other's changes and additions")
    func order() throws {
        let block =
            cafe.components(separatedBy: "\n").drop { !$0.contains("id=\"siz-sc-001\"") }.prefix(7)
            .joined(separator: "\n") + "\n"
        let first = "                            <label opaque=\"NO\" text=\"Coffee\""
        let ours = cafe.with((first, "@" + first)).with((block, "")).with(("@", block))
        let theirs = cafe.with(("text=\"Tea\"", "text=\"Mate\""))
        try assertMerge(cafe, ours, theirs, gives: ours.with(("text=\"Tea\"", "text=\"Mate\"")))
        try assertMerge(cafe, theirs, ours, gives: ours.with(("text=\"Tea\"", "text=\"Mate\"")))
    }

    @Test("both sides' entries in a list without ids are kept")
    func plainLists() throws {
        let large = "                                    <segment title=\"Large\"/>\n"
        let segment = { (title: String) in large.with(("Large", title)) }
        try assertMerge(
            cafe, cafe.with((large, large + segment("Huge"))), cafe.with(("\"Small\"", "\"Tiny\"")),
            gives: cafe.with((large, large + segment("Huge")), ("\"Small\"", "\"Tiny\"")))
        let end = "                                </userDefinedRuntimeAttributes>\n"
        let attribute = { (path: String) in
            "                                    <userDefinedRuntimeAttribute type=\"nil\" keyPath=\"\(path)\"/>\n"
                + end
        }
        try assertMerge(
            cafe, cafe.with((end, attribute("a"))), cafe.with((end, attribute("b"))),
            gives: cafe.with((end, attribute("a"))).with((end, attribute("b"))))
    }

    @Test("what both sides change in the same way is no conflict; an object added twice with one id is one object")
    func same() throws {
        let label = "                            <label text=\"New\" id=\"new-la-001\"/>\n"
        let place = "                            <label opaque=\"NO\" text=\"Origin\""
        let both = cafe.with(("text=\"Tea\"", "text=\"Mate\""), (place, label + place))
        let ours = both.with(("text=\"Coffee\"", "text=\"Espresso\""))
        let theirs = both.with(("\"Small\"", "\"Tiny\""))
        try assertMerge(cafe, ours, theirs, gives: ours.with(("\"Small\"", "\"Tiny\"")))
    }

    @Test("different kinds of objects with one id stay two, and all that refers to theirs follows")
    func differentKinds() throws {
        let place = "                            <label opaque=\"NO\" text=\"Origin\""
        let outlet = "                    <connections>\n                        <outlet property=\"coffee\""
        let ours = cafe.with((place, "                            <label text=\"New\" id=\"new-ob-001\"/>\n" + place))
        let theirs = cafe.with(
            (place, "                            <button id=\"new-ob-001\"/>\n" + place),
            (
                outlet,
                "                    <connections>\n"
                    + "                        <outlet property=\"button\" destination=\"new-ob-001\" id=\"out-le-009\"/>\n"
                    + "                        <outlet property=\"coffee\""
            ))
        let merge = try DocumentMerge(base: Array(cafe.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
        #expect(merge.conflicts.isEmpty)
        #expect(merge.document.object("new-ob-001")?.name == "label")
        let target = try #require(merge.document.object("out-le-009")?["destination"])
        #expect(target != "new-ob-001")
        #expect(merge.document.object(target)?.name == "button")
        let again = try DocumentMerge(base: Array(cafe.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
        #expect(again.document.write() == merge.document.write())
    }

    @Test("without a base, objects with the same id are the same")
    func noBase() throws {
        let merge = try assertMerge(
            "", cafe.without("con-st-001"), cafe.without("con-st-002"), notes: ["the base is empty"])
        #expect(merge.document.object("con-st-001") != nil && merge.document.object("con-st-002") != nil)
    }

    // MARK: What Interface Builder derives

    @Test("versions are the newer ones, and numbers that are only spelled differently are no changes")
    func tools() throws {
        let ours = cafe.with(
            ("toolsVersion=\"22505\"", "toolsVersion=\"23094\""), ("version=\"22504\"", "version=\"23084\""))
        let theirs = cafe.with(
            ("toolsVersion=\"22505\"", "toolsVersion=\"23504\""), ("version=\"22504\"", "version=\"23506\""),
            ("constant=\"16\"", "constant=\"16.000000001\""), ("retina6_12", "retina6_1"))
        try assertMerge(
            cafe, ours.with(("constant=\"16\"", "constant=\"20\"")), theirs,
            gives: theirs.with(("constant=\"16.000000001\"", "constant=\"20\"")))
    }

    @Test("a frame that both sides stored again is that of the side that changed what it follows from")
    func frames() throws {
        let frame = "x=\"16\" y=\"104\" width=\"28\" height=\"21\""
        let noise = cafe.with((frame, "x=\"16\" y=\"103.5\" width=\"28.5\" height=\"21\""))
        let changed = cafe.with(
            (frame, "x=\"16\" y=\"104\" width=\"39\" height=\"21\""), ("text=\"Tea\"", "text=\"Mate\""))
        try assertMerge(cafe, noise, changed, gives: changed)
        try assertMerge(cafe, changed, noise, gives: changed)
        let both = cafe.with(
            (frame, "x=\"16\" y=\"120\" width=\"28\" height=\"21\""), ("constant=\"8\"", "constant=\"24\""))
        let merge = try assertMerge(cafe, both, changed)
        #expect(merge.laidOutAnew == ["tea-la-001"])
    }

    @Test("resources, features and tie-breakers are those that the result uses")
    func listings() throws {
        let unused = cafe.with((" image=\"cup\"", "")).without(from: "<resources>", through: "</resources>")
        let used = cafe.with(("text=\"Tea\"", "text=\"Mate\""))
        try assertMerge(cafe, unused, used, gives: unused.with(("text=\"Tea\"", "text=\"Mate\"")))
        let place = "                            <label opaque=\"NO\" text=\"Origin\""
        let usedAgain = cafe.with(
            (place, "                            <imageView image=\"cup\" id=\"ima-ge-001\"/>\n" + place))
        try assertMerge(
            cafe, unused, usedAgain, gives: usedAgain.with((" title=\"Buy\" image=\"cup\"", " title=\"Buy\"")))
        try assertMerge(
            cafe, usedAgain, unused, gives: usedAgain.with((" title=\"Buy\" image=\"cup\"", " title=\"Buy\"")))
    }

    // MARK: Conflicts

    @Test("one value changed in two ways is a conflict, and ours is kept")
    func values() throws {
        let ours = cafe.with(("text=\"Coffee\"", "text=\"Espresso\""), ("constant=\"8\"", "constant=\"12\""))
        let merge = try assertMerge(
            cafe, ours,
            cafe.with(
                ("text=\"Coffee\"", "text=\"Mocha\""), ("constant=\"8\"", "constant=\"16\""),
                ("text=\"Tea\"", "text=\"Mate\"")),
            conflicts: [
                "Menu: label 'Espresso': text is 'Espresso' in ours, 'Mocha' in theirs, 'Coffee' before",
                "Menu: constraint Tea.top = Espresso.bottom + 12: constant is '12' in ours, '16' in theirs, '8' before",
            ],
            gives: ours.with(("text=\"Tea\"", "text=\"Mate\"")))
        let conflict = merge.conflicts[0]
        #expect(conflict.kind == .value && conflict.objectID == "cof-la-001" && conflict.scene == "Menu")
        #expect(conflict.object == "label 'Espresso'" && conflict.property == "text")
        #expect([conflict.base, conflict.ours, conflict.theirs] == ["Coffee", "Espresso", "Mocha"])
    }

    @Test("a color is one value: half of ours and half of theirs would be a third one")
    func colors() throws {
        let ours = cafe.with(("red=\"0.5\"", "red=\"0.75\""))
        let merge = try assertMerge(
            cafe, ours, cafe.with(("green=\"0.25\"", "green=\"0.5\"")),
            conflicts: [
                "Menu: label 'Coffee': color[textColor] is '\(color(red: "0.75", green: "0.25"))' in ours, "
                    + "'\(color(red: "0.5", green: "0.5"))' in theirs, '\(color(red: "0.5", green: "0.25"))' before"
            ], gives: ours)
        #expect(merge.conflicts.first?.property == "color[textColor]")
    }

    private func color(red: String, green: String) -> String {
        "<color key=\"textColor\" red=\"\(red)\" green=\"\(green)\" blue=\"0.0\" alpha=\"1\" "
            + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    }

    @Test("a runtime attribute that one side gives another type is one value: its type and its content fit each other")
    func runtimeAttributeTypes() throws {
        let ours = cafe.with(("value=\"8\"", "value=\"9\""))
        let start = "type=\"number\" keyPath=\"layer.cornerRadius\">"
        let theirs = cafe.without("<integer key").without("</userDefinedRuntimeAttribute>")
            .with((start, "type=\"boolean\" keyPath=\"layer.cornerRadius\" value=\"YES\"/>"))
        let number = { (value: Int) in
            """
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                                    <integer key="value" value="\(value)"/>
                                                </userDefinedRuntimeAttribute>
            """
        }
        let boolean = "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"layer.cornerRadius\" value=\"YES\"/>"
        let name = "Menu: button 'Buy': userDefinedRuntimeAttributes/userDefinedRuntimeAttribute"
        let merge = try assertMerge(
            cafe, ours, theirs,
            conflicts: ["\(name) is '\(number(9))' in ours, '\(boolean)' in theirs, '\(number(8))' before"], gives: ours
        )
        var resolved = merge.document
        for command in try #require(merge.conflicts[0].commands(for: .theirs, in: resolved)) {
            try resolved.perform(command)
        }
        #expect(String(decoding: resolved.write(), as: UTF8.self) == theirs)
        try assertMerge(
            cafe, theirs, ours,
            conflicts: ["\(name) is '\(boolean)' in ours, '\(number(9))' in theirs, '\(number(8))' before"],
            gives: theirs)
        try assertMerge(cafe, cafe, theirs, gives: theirs)
    }

    @Test("a list that loses all that both sides left in it is gone")
    func emptiedLists() throws {
        let width = "<constraint firstItem=\"tea-la-001\" firstAttribute=\"width\" constant=\"9\" id=\"con-st-003\"/>"
        let last = "secondAttribute=\"bottom\" constant=\"8\" id=\"con-st-002\"/>"
        let ours = cafe.with((last, last + "\n" + width)).without("con-st-001", and: "con-st-002")
        let theirs = cafe.without(from: "id=\"tea-la-001\"", through: "</label>").without("con-st-002")
        let expected = theirs.without(from: "<constraints>", through: "</constraints>")
        try assertMerge(
            cafe, theirs, ours,
            conflicts: ["Menu: constraint Tea.width = 9: theirs refers to label 'Tea', which ours deleted"],
            gives: expected)
        try assertMerge(
            cafe, ours, theirs,
            conflicts: ["Menu: label 'Tea': deleted by theirs, while ours added constraint Tea.width = 9"],
            gives: ours)
    }

    @Test("what one side deletes and the other changes is a conflict, with the XML of what was changed")
    func deletedAndChanged() throws {
        let deleted = cafe.without(from: "id=\"tea-la-001\"", through: "</label>").without("con-st-002")
        let changed = cafe.with(("text=\"Tea\"", "text=\"Mate\""))
        let here = try assertMerge(
            cafe, deleted, changed, conflicts: ["Menu: label 'Mate': deleted by ours, changed by theirs"],
            gives: deleted)
        #expect(here.conflicts[0].theirs?.hasPrefix("<label opaque=\"NO\" text=\"Mate\" id=\"tea-la-001\">") == true)
        #expect(here.conflicts[0].ours == nil && here.conflicts[0].base?.contains("\"Tea\"") == true)
        try assertMerge(
            cafe, changed, deleted, conflicts: ["Menu: label 'Mate': deleted by theirs, changed by ours"],
            gives: changed.without("con-st-002"))
        // A variation says nothing itself; what it includes does.
        let variation =
            "id=\"tea-la-001\"><variation key=\"widthClass=compact\"><mask key=\"subviews\"><include reference=\"tea-la-001\"/></mask></variation>"
        let varied = cafe.with(("id=\"tea-la-001\">", variation))
        try assertMerge(
            cafe, deleted, varied, conflicts: ["Menu: label 'Tea': deleted by ours, changed by theirs"], gives: deleted)
    }

    @Test("taking something away from what the other side deletes is no conflict")
    func bothTakeAway() throws {
        let deleted = cafe.without(from: "id=\"tea-la-001\"", through: "</label>").without("con-st-002")
        try assertMerge(cafe, deleted, cafe.with((" constant=\"8\"", "")), gives: deleted)
        try assertMerge(cafe, cafe.with((" constant=\"8\"", "")), deleted, gives: deleted)
    }

    @Test("what one side changes in a scene that the other deletes is a conflict, and ours keeps its scene")
    func changedInDeletedScene() throws {
        let empty = "                                <connections>\n                                </connections>\n"
        let deleted = cafe.without(from: "<!--Bean-->", through: "</scene>").without("sho-se-001").with((empty, ""))
        let changed = cafe.with(("text=\"Origin\"", "text=\"Source\""))
        try assertMerge(
            cafe, deleted, changed, conflicts: ["Bean: label 'Source': deleted by ours, changed by theirs"],
            gives: deleted)
        try assertMerge(
            cafe, changed, deleted, conflicts: ["Bean: label 'Source': deleted by theirs, changed by ours"],
            gives: changed.without("sho-se-001").with((empty, "")))
    }

    @Test("a frame for some traits follows from something else, and keeps no deleted scene")
    func framesInDeletedScene() throws {
        let empty = "                                <connections>\n                                </connections>\n"
        let deleted = cafe.without(from: "<!--Bean-->", through: "</scene>").without("sho-se-001").with((empty, ""))
        let origin = "text=\"Origin\""
        let line = try #require(cafe.split(separator: "\n").first { $0.contains(origin) })
        let frame =
            "\(line)\n<variation key=\"widthClass=compact\"><rect key=\"frame\" x=\"0.0\" y=\"1\" width=\"2\" height=\"3\"/></variation>"
        let varied = cafe.with((String(line), frame))
        try assertMerge(cafe, deleted, varied, gives: deleted)
        try assertMerge(cafe, varied, deleted, gives: deleted)
    }

    @Test("what one side adds to something that the other deletes, or connects to it, is a conflict")
    func additionsToDeleted() throws {
        let empty = "                                <connections>\n                                </connections>\n"
        let deleted = cafe.without(from: "<!--Bean-->", through: "</scene>").without("sho-se-001").with((empty, ""))
        let place = "                            <label opaque=\"NO\" text=\"Origin\""
        let added = cafe.with((place, "                            <label text=\"New\" id=\"new-la-001\"/>\n" + place))
        try assertMerge(
            cafe, deleted, added, conflicts: ["Bean: label 'New': added by theirs to view, which ours deleted"],
            gives: deleted)
        try assertMerge(
            cafe, added, deleted, conflicts: ["Bean: scene Bean: deleted by theirs, while ours added label 'New'"],
            gives: added.without("sho-se-001").with((empty, "")))
        let outlet = "                        <outlet property=\"coffee\""
        let connected = cafe.with(
            (
                outlet,
                "                        <outlet property=\"bean\" destination=\"bea-vc-001\" id=\"out-le-009\"/>\n"
                    + outlet
            ))
        try assertMerge(
            cafe, deleted, connected,
            conflicts: ["Menu: outlet 'bean' to Bean: theirs refers to view controller 'Bean', which ours deleted"],
            gives: deleted)
        try assertMerge(
            cafe, connected, deleted,
            conflicts: ["Bean: scene Bean: deleted by theirs, while ours added outlet 'bean' to Bean"],
            gives: connected.without("sho-se-001").with((empty, "")))
    }

    @Test("objects that the sides move into each other stay where ours has them")
    func circle() throws {
        let box = { (id: String, inner: String) in
            "                            <view id=\"\(id)\">\n                                <subviews>\n\(inner)"
                + "                                </subviews>\n                            </view>\n"
        }
        let leaf = { (id: String) in "                            <view id=\"\(id)\"/>\n" }
        let place = "                            <label opaque=\"NO\" text=\"Origin\""
        let base = cafe.with((place, leaf("box-vi-001") + leaf("box-vi-002") + place))
        let ours = cafe.with(
            (place, box("box-vi-001", leaf("box-vi-002").replacing("    <view", with: "            <view")) + place))
        let theirs = cafe.with(
            (place, box("box-vi-002", leaf("box-vi-001").replacing("    <view", with: "            <view")) + place))
        let merge = try DocumentMerge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
        #expect(Set(merge.conflicts.map(\.kind)) == [.place])
        #expect(merge.document.object("box-vi-001") != nil && merge.document.object("box-vi-002") != nil)
        #expect(merge.document.invariantViolation() == nil)
    }

    // MARK: Input

    @Test("conflict markers inside a side are taken apart, and the sides merged again")
    func markers() throws {
        let line = cafe.components(separatedBy: "\n").first { $0.contains("id=\"tea-la-001\"") } ?? ""
        let marked = { (ours: String, theirs: String) in
            let sides = [ours, theirs].map { line.replacing("Tea", with: $0) }
            return cafe.with((line, "<<<<<<< HEAD\n\(sides[0])\n=======\n\(sides[1])\n>>>>>>> topic"))
        }
        try assertMerge(
            cafe, marked("Tea", "Mate"), cafe.with(("\"Coffee\"", "\"Espresso\"")),
            notes: ["the file contains conflict markers of an earlier merge"],
            gives: cafe.with(("\"Coffee\"", "\"Espresso\""), ("\"Tea\"", "\"Mate\"")))
        try assertMerge(
            cafe, marked("Chai", "Mate"), cafe.with(("\"Coffee\"", "\"Espresso\"")),
            conflicts: ["Menu: label 'Chai': text is 'Chai' in ours, 'Mate' in theirs, 'Tea' before"],
            notes: ["the file contains conflict markers of an earlier merge"],
            gives: cafe.with(("\"Coffee\"", "\"Espresso\""), ("\"Tea\"", "\"Chai\"")))
    }

    @Test("line breaks stay those of our side, with a note")
    func lineBreaks() throws {
        let theirs = cafe.with(("\"Coffee\"", "\"Espresso\"")).replacing("\n", with: "\r\n")
        try assertMerge(
            cafe, cafe.with(("\"Tea\"", "\"Mate\"")), theirs, notes: ["lines end in CR LF, in ours in LF"],
            gives: cafe.with(("\"Coffee\"", "\"Espresso\""), ("\"Tea\"", "\"Mate\"")))
    }

    @Test("ids that occur twice are noted, and the first of them is merged")
    func duplicateIDs() throws {
        let base = cafe.with(("id=\"tea-la-001\"", "id=\"cof-la-001\"")).without("con-st-002")
        let note = "several objects have the id 'cof-la-001'"
        try assertMerge(
            base, base.with(("\"Coffee\"", "\"Espresso\"")), base.with(("\"Tea\"", "\"Mate\"")),
            notes: [note, note, note], gives: base.with(("\"Coffee\"", "\"Espresso\""), ("\"Tea\"", "\"Mate\"")))
    }

    @Test("versions that are no documents, empty or of different kinds are refused in words")
    func refused() {
        let refusal = { (base: String, ours: String, theirs: String) -> MergeError? in
            do throws(MergeError) {
                _ = try DocumentMerge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
                return nil
            } catch {
                return error
            }
        }
        let xib = cafe.with(("CocoaTouch.Storyboard.XIB", "CocoaTouch.XIB"))
        #expect(
            refusal(cafe, cafe, xib)?.message
                == "the versions are different kinds of documents: iOS storyboard, iOS storyboard, iOS xib")
        #expect(refusal(cafe, "", cafe)?.message == "the file is empty")
        #expect(refusal(cafe, "", cafe)?.revision == .ours)
        #expect(refusal(cafe, cafe, "<document><a></document>")?.revision == .theirs)
        #expect(refusal("no XML", cafe, cafe)?.revision == .base)
        #expect(refusal(cafe, "<<<<<<< a\n" + cafe, cafe)?.rule == "document.malformed")
    }
}
