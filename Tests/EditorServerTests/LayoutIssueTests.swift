import FileAccess
import JSONText
import StoryboardModel
import Testing
import XMLTree

@testable import EditorServer

/// What is wrong with the layout as it is now, among the problems of a page.
@MainActor
@Suite struct LayoutIssueTests {
    /// The shop, whose label and button have these constraints instead of fixed frames.
    static func laidOut(_ constraints: String, _ change: (String) -> String = { $0 }) -> TestEditor {
        let text = shop.replacing(#" fixedFrame="YES""#, with: "").replacing(
            #"<viewLayoutGuide key="safeArea" id="saf-ea-001"/>"#,
            with: #"<viewLayoutGuide key="safeArea" id="saf-ea-001"/><constraints>\#(constraints)</constraints>"#)
        return TestEditor(MemoryFiles(["/app/Shop.storyboard": change(text)]))
    }

    /// The button's place, which isn't in question.
    static let button = """
        <constraint firstItem="but-to-001" firstAttribute="leading" secondItem="saf-ea-001" secondAttribute="leading" constant="20" id="con-bl-001"/>
        <constraint firstItem="but-to-001" firstAttribute="top" secondItem="saf-ea-001" secondAttribute="top" constant="77" id="con-bt-001"/>
        """
    static let top = """
        <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="saf-ea-001" secondAttribute="top" constant="17" id="con-to-001"/>
        """
    static let leading =
        """
        <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="saf-ea-001" secondAttribute="leading" constant="20" id="con-le-009"/>
        """
    /// The label's edges and width, of which only two can hold.
    static let across = """
        <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="saf-ea-001" secondAttribute="leading" constant="20" id="con-le-001"/>
        <constraint firstItem="saf-ea-001" firstAttribute="trailing" secondItem="lab-el-001" secondAttribute="trailing" constant="20" id="con-tr-001"/>
        <constraint firstItem="lab-el-001" firstAttribute="width" constant="100" id="con-wi-001"/>
        """

    /// Opens the document, with its second scene on the page's canvas, and returns the problems of the layout.
    private func open(_ editor: TestEditor) -> (TestPage, [JSONNode]) {
        let page = editor.page()
        page.open()
        page.ask("stage", #""document": "Shop.storyboard", "scenes": ["sce-sh-001"]"#)
        editor.runLater()
        return (page, layout(page.takeEvents("problems").last?["problems"]))
    }

    private func layout(_ problems: JSONNode?) -> [JSONNode] {
        problems?.elements?.filter { $0["layout"] != nil } ?? []
    }

    private func now(_ page: TestPage, _ editor: TestEditor) -> [JSONNode] {
        editor.runLater()
        return layout(page.ask("problems", #""document": "Shop.storyboard""#)["problems"])
    }

    private func choices(_ page: TestPage, _ problem: JSONNode) throws -> [JSONNode] {
        let key = try #require(problem["key"]?.string)
        return page.ask("choices", #""document": "Shop.storyboard", "problem": "\#(key)""#)["choices"]?.elements ?? []
    }

    private func ids(_ problem: JSONNode) -> [String?]? {
        problem["layout"]?["constraints"]?.elements?.map { $0["id"]?.string }
    }

    @Test("required constraints that cannot all hold are one error, with the irreducible set of them and no others")
    func conflict() throws {
        let (_, problems) = open(Self.laidOut(Self.button + Self.top + Self.across))
        let conflicts = problems.filter { $0["rule"]?.string == "layout.conflicting" }
        let problem = try #require(conflicts.first)
        #expect(conflicts.count == 1)
        #expect(problem["rule"]?.string == "layout.conflicting" && problem["severity"]?.string == "error")
        #expect(ids(problem) == ["con-le-001", "con-tr-001", "con-wi-001"])
        #expect(problem["scene"]?.string == "sce-sh-001" && problem["object"]?.string == "lab-el-001")
        #expect(
            problem["message"]?.string == "these three constraints of “Espresso” cannot all be satisfied")
        #expect((problem["line"]?.number ?? 0) > 20)
    }

    @Test("a layout without conflicts, ambiguity and misplacement has no problems")
    func fine() {
        let edges = Self.across.replacing(#"constant="100""#, with: #"constant="353""#)
        let editor = Self.laidOut(Self.button + Self.top + edges)
        let (page, _) = open(editor)
        page.perform(#"{"updateFrames": {"objects": ["sho-vi-001"], "all": true}}"#)
        #expect(now(page, editor).isEmpty)
    }

    @Test(
        "each choice for a conflict resolves it: to delete one, to lower its priority, or the relation that leaves room"
    )
    func conflictChoices() throws {
        let editor = Self.laidOut(Self.button + Self.top + Self.across)
        let (page, problems) = open(editor)
        let offered = try choices(page, #require(problems.first))
        for id in ["con-le-001", "con-tr-001", "con-wi-001"] {
            let own = offered.filter { $0["object"]?.string == id }.map { $0["title"]?.string }
            #expect(own == ["Delete", "Lower Priority to 999", "Make It ≥"], "of \(id)")
        }
        for choice in offered {
            let commands = try #require(choice["commands"]?.elements)
            page.perform(commands.map(\.text).joined(separator: ","))
            #expect(now(page, editor).allSatisfy { $0["rule"]?.string != "layout.conflicting" }, "after \(choice)")
            page.ask("undo", #""document": "Shop.storyboard""#)
            #expect(now(page, editor).contains { $0["rule"]?.string == "layout.conflicting" })
        }
    }

    @Test("one constraint that contradicts many rows is one error, which says in how many conflicts it is")
    func culprit() throws {
        let rows = (1...12).map { number in
            """
            <label opaque="NO" text="Row \(number)" translatesAutoresizingMaskIntoConstraints="NO" id="row-\(number)"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/></label>
            """
        }
        let width = #"<constraint firstItem="box" firstAttribute="width" constant="500" id="wide"/>"#
        let own = (1...12).map { number in
            """
            <constraint firstItem="row-\(number)" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="l\(number)"/>
            <constraint firstItem="box" firstAttribute="trailing" secondItem="row-\(number)" secondAttribute="trailing" id="t\(number)"/>
            <constraint firstItem="row-\(number)" firstAttribute="width" constant="\(100 + number)" id="w\(number)"/>
            <constraint firstItem="row-\(number)" firstAttribute="top" secondItem="box" secondAttribute="top" constant="\(20 * number)" id="y\(number)"/>
            """
        }
        let box = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0.0" y="0.0" width="500" height="300"/>\
            <subviews>\(rows.joined())</subviews><constraints>\(width)\(own.joined())</constraints></view>
            """
        let places = """
            <constraint firstItem="box" firstAttribute="top" secondItem="saf-ea-001" secondAttribute="top" constant="300" id="box-y"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="saf-ea-001" secondAttribute="leading" id="box-x"/>
            <constraint firstItem="box" firstAttribute="height" constant="300" id="box-h"/>
            """
        let (_, problems) = open(
            Self.laidOut(Self.button + Self.top + places) {
                $0.replacing(#"<label opaque="NO""#, with: box + #"<label opaque="NO""#, maxReplacements: 1)
            })
        let conflicts = problems.filter { $0["rule"]?.string == "layout.conflicting" }
        let problem = try #require(conflicts.first)
        #expect(conflicts.count == 1)
        #expect(ids(problem)?.contains("wide") == true && ids(problem)?.count == 4)
        #expect(problem["hint"]?.string?.hasSuffix("is part of 11 other conflicts") == true)
    }

    @Test("an equation that wants too much is offered as an upper limit")
    func upperLimit() throws {
        let wide = Self.across.replacing(#"constant="100""#, with: #"constant="700""#)
        let (page, problems) = open(Self.laidOut(Self.button + Self.top + wide))
        let own = try choices(page, #require(problems.first)).filter { $0["object"]?.string == "con-wi-001" }
        #expect(own.map { $0["title"]?.string } == ["Delete", "Lower Priority to 999", "Make It ≤"])
    }

    @Test("a view for which constraints are missing is an error that names them, and they are offered")
    func ambiguous() throws {
        let editor = Self.laidOut(Self.button + Self.top)
        let (page, problems) = open(editor)
        let problem = try #require(problems.first { $0["rule"]?.string == "layout.ambiguous" })
        #expect(problem["severity"]?.string == "error" && problem["object"]?.string == "lab-el-001")
        #expect(problem["message"]?.string == "“Espresso” needs constraints for: x position")
        let offered = try choices(page, problem)
        #expect(offered.map { $0["title"]?.string } == ["Add Missing Constraints"])
        page.perform(try #require(offered.first?["commands"]?[0]?.text))
        #expect(now(page, editor).allSatisfy { $0["rule"]?.string != "layout.ambiguous" })
    }

    /// A view at some place in the shop, with these constraints.
    private func box(_ constraints: String) -> TestEditor {
        let box =
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0.0" y="300" width="50" height="30"/></view>
            """
        return Self.laidOut(Self.button + Self.top + Self.leading + constraints) {
            $0.replacing(#"<label opaque="NO""#, with: box + #"<label opaque="NO""#, maxReplacements: 1)
        }
    }

    @Test(
        "what is missing is named by axis and quantity",
        arguments: [
            (["trailing"], "x position or width, y position, height"),
            (["leading", "width"], "y position, height"),
            (["leading", "width", "bottom"], "y position or height"),
            (["leading", "width", "top"], "height"),
            (["top", "height", "width"], "x position"),
        ])
    func missing(_ attributes: [String], _ words: String) throws {
        let constraints = attributes.map { attribute in
            let other =
                ["width", "height"].contains(attribute)
                ? "" : #"secondItem="saf-ea-001" secondAttribute="\#(attribute)""#
            return
                """
                <constraint firstItem="box" firstAttribute="\(attribute)" \(other) constant="44" id="box-\(attribute)"/>
                """
        }
        let (_, problems) = open(box(constraints.joined()))
        let problem = try #require(problems.first { $0["object"]?.string == "box" })
        #expect(problem["message"]?.string == "“View” needs constraints for: \(words)")
        #expect(problem["severity"]?.string == "error")
    }

    /// A column of two labels, of a height that is more or less than theirs.
    private func column(height: Int, priority: Int = 251, more: String = "") -> TestEditor {
        let labels = ["one", "two"].map { id in
            """
            <label opaque="NO" text="\(id)" verticalHuggingPriority="\(priority)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="0.0" y="0.0" width="200" height="21"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        }
        let stack =
            """
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><rect key="frame" x="0.0" y="300" width="200" height="200"/><subviews>\(labels.joined())</subviews></stackView>
            """
        let places = """
            <constraint firstItem="stack" firstAttribute="top" secondItem="saf-ea-001" secondAttribute="top" constant="200" id="stack-y"/>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="saf-ea-001" secondAttribute="leading" id="stack-x"/>
            <constraint firstItem="stack" firstAttribute="width" constant="200" id="stack-w"/>
            <constraint firstItem="stack" firstAttribute="height" constant="\(height)" id="stack-h"/>
            """
        return Self.laidOut(Self.button + Self.top + Self.leading + places + more) {
            $0.replacing(#"<label opaque="NO""#, with: stack + #"<label opaque="NO""#, maxReplacements: 1)
        }
    }

    @Test(
        "where equal priorities leave a length open, lowering that of a view or its sibling is offered, and resolves it",
        arguments: [(200, "Hugging", 250), (20, "Compression Resistance", 749)])
    func tied(height: Int, priority: String, value: Int) throws {
        let editor = column(height: height)
        let (page, problems) = open(editor)
        let ambiguous = problems.filter { $0["rule"]?.string == "layout.ambiguous" }
        #expect(ambiguous.map { $0["object"]?.string } == ["one", "two"])
        #expect(
            ambiguous.map { $0["message"]?.string } == [
                "equal priorities leave the height of “one” open",
                "equal priorities leave the y position and height of “two” open",
            ])
        #expect(ambiguous.allSatisfy { $0["severity"]?.string == "warning" })
        for (problem, order) in zip(ambiguous, [["one", "two"], ["two", "one"]]) {
            let offered = try choices(page, problem)
            #expect(
                offered.map { $0["title"]?.string }
                    == order.map { "Lower Vertical \(priority) of “\($0)” to \(value)" })
            #expect(offered.map { $0["object"]?.string } == order)
            for choice in offered {
                page.perform(try #require(choice["commands"]?.elements).map(\.text).joined(separator: ","))
                #expect(now(page, editor).allSatisfy { $0["rule"]?.string != "layout.ambiguous" }, "after \(choice)")
                page.ask("undo", #""document": "Shop.storyboard""#)
            }
        }
    }

    @Test("the lowest priority can only be raised")
    func lowest() throws {
        let (page, problems) = open(column(height: 200, priority: 1))
        let offered = try choices(page, #require(problems.first { $0["object"]?.string == "two" }))
        #expect(offered.first?["title"]?.string == "Raise Vertical Hugging of “two” to 2")
    }

    @Test("views in a row between constraints are like those of a stack view")
    func tiedInRow() throws {
        let other =
            """
            <label opaque="NO" text="Other" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="other"><rect key="frame" x="0.0" y="0.0" width="42" height="21"/></label>
            """
        let row = """
            <constraint firstItem="other" firstAttribute="leading" secondItem="lab-el-001" secondAttribute="trailing" constant="8" id="row-1"/>
            <constraint firstItem="saf-ea-001" firstAttribute="trailing" secondItem="other" secondAttribute="trailing" constant="20" id="row-2"/>
            <constraint firstItem="other" firstAttribute="top" secondItem="lab-el-001" secondAttribute="top" id="row-3"/>
            """
        let editor = Self.laidOut(Self.button + Self.top + Self.leading + row) {
            $0.replacing(#"<label opaque="NO""#, with: other + #"<label opaque="NO""#, maxReplacements: 1)
        }
        let (page, problems) = open(editor)
        let problem = try #require(problems.first { $0["object"]?.string == "other" })
        #expect(problem["message"]?.string == "equal priorities leave the x position and width of “Other” open")
        #expect(
            try choices(page, problem).map { $0["title"]?.string } == [
                "Lower Horizontal Hugging of “Other” to 250", "Lower Horizontal Hugging of “Espresso” to 250",
            ])
    }

    @Test("what only a conflict leaves open isn't ambiguous besides, nor are the views of the conflict")
    func consequences() {
        let under =
            """
            <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="stack" secondAttribute="bottom" constant="300" id="under"/>
            """
        let (_, problems) = open(column(height: 60, more: under))
        #expect(problems.filter { $0["rule"]?.string == "layout.conflicting" }.count == 1)
        let ambiguous = problems.filter { $0["rule"]?.string == "layout.ambiguous" }
        #expect(ambiguous.map { $0["object"]?.string } == ["one", "two"])
        #expect(
            ambiguous.last?["message"]?.string == "equal priorities leave the y position and height of “two” open",
            "as far as it isn't the conflict's")
    }

    @Test("marks that Interface Builder stored are no problems in the editor, and updating frames removes them")
    func storedMarks() {
        let editor = Self.laidOut(Self.button + Self.top + Self.leading) {
            $0.replacing(#"<label opaque="NO""#, with: #"<label opaque="NO" misplaced="YES" ambiguous="YES""#)
        }
        let (page, _) = open(editor)
        let all = page.ask("problems", #""document": "Shop.storyboard""#)["problems"]?.elements ?? []
        #expect(!all.contains { $0["rule"]?.string?.hasPrefix("view.") == true })
        page.perform(#"{"updateFrames": {"objects": ["lab-el-001"]}}"#)
        let label = editor.editor.open["Shop.storyboard"]?.session.document.object("lab-el-001")
        #expect(label?["misplaced"] == nil && label?["ambiguous"] == nil && label != nil)
    }

    @Test("each view whose frame differs from that of its constraints is a warning")
    func misplaced() throws {
        let editor = Self.laidOut(
            Self.button + Self.top
                + Self.across.replacing(#"id="con-wi-001""#, with: #"id="con-wi-001" priority="999""#))
        let (page, problems) = open(editor)
        let misplaced = problems.filter { $0["rule"]?.string == "layout.misplaced" }
        #expect(misplaced.map { $0["object"]?.string } == ["lab-el-001", "but-to-001"])
        #expect(
            misplaced.first?["message"]?.string
                == "“Espresso” is misplaced: its frame will be different at run time")
        for problem in misplaced {
            let update = try choices(page, problem).filter { $0["title"]?.string == "Update Frame" }
            page.perform(update.compactMap { $0["commands"]?[0]?.text }.joined(separator: ","))
        }
        #expect(now(page, editor).isEmpty)
    }

    @Test("problems follow the layout: told once after an edit that makes one, and once after the one that ends it")
    func live() throws {
        let editor = Self.laidOut(Self.button + Self.top + Self.across)
        let (page, _) = open(editor)
        page.perform(#"{"set": {"object": "con-wi-001", "attribute": "priority", "value": "999"}}"#)
        #expect(page.takeEvents("problems").isEmpty, "not before the answer")
        editor.runLater()
        let told = page.takeEvents("problems")
        #expect(told.count == 1)
        #expect(layout(told.last?["problems"]).allSatisfy { $0["rule"]?.string != "layout.conflicting" })
        page.ask("undo", #""document": "Shop.storyboard""#)
        editor.runLater()
        #expect(
            layout(page.takeEvents("problems").last?["problems"]).contains {
                $0["rule"]?.string == "layout.conflicting"
            })
    }

    @Test("scenes that no page shows are laid out in pauses, and their problems told")
    func otherScenes() {
        let editor = Self.laidOut(Self.button + Self.top + Self.across)
        let page = editor.page()
        page.open()
        page.ask("stage", #""document": "Shop.storyboard", "scenes": ["sce-na-001"]"#)
        editor.runLater()
        let found = layout(page.takeEvents("problems").last?["problems"])
        #expect(found.contains { $0["rule"]?.string == "layout.conflicting" && $0["scene"]?.string == "sce-sh-001" })
    }

    @Test("the size inspector says the frame that the canvas shows, also where constraints conflict")
    func sizeInspector() throws {
        let editor = Self.laidOut(Self.button + Self.top + Self.across)
        let page = editor.page()
        page.open()
        page.ask("stage", #""document": "Shop.storyboard", "scenes": ["sce-sh-001"]"#)
        let stage = try #require(page.takeEvents("stage").last?["stage"])
        let onCanvas = stage["frames"]?.elements?.first { $0[0]?.string == "lab-el-001" }?.elements?.dropFirst()
        let inspection = page.ask("inspect", #""document": "Shop.storyboard", "objects": ["lab-el-001"]"#)["inspection"]
        let rows = inspection?["tabs"]?["size"]?.elements?.flatMap { $0["rows"]?.elements ?? [] }
        let row = try #require(rows?.first { $0["title"]?.string == "Frame" })
        #expect(row["value"]?.elements?.compactMap(\.number) == onCanvas?.compactMap(\.number))
        #expect(row["help"]?.string?.contains("120 × 21") == true)
    }

    @Test("the size inspector of a misplaced view says what the canvas shows, and updates the frame")
    func updateInInspector() throws {
        let editor = Self.laidOut(Self.button + Self.top + Self.leading)
        let (page, _) = open(editor)
        let row = {
            let reply = page.ask("inspect", #""document": "Shop.storyboard", "objects": ["but-to-001"]"#)
            let rows = reply["inspection"]?["tabs"]?["size"]?.elements?.flatMap { $0["rows"]?.elements ?? [] }
            return rows?.first { $0["title"]?.string == "The canvas shows" }
        }
        let told = try #require(row())
        #expect(told["control"]?.string == "action")
        #expect(told["value"]?.string?.hasPrefix("20, ") == true, "\(told)")
        #expect(told["options"]?[0]?["title"]?.string == "Update Frame")
        page.perform(try #require(told["set"]?[0]?.text))
        #expect(row() == nil)
        #expect(now(page, editor).allSatisfy { $0["object"]?.string != "but-to-001" })
    }

    @Test("a problem that is gone has no choices")
    func gone() {
        let (page, _) = open(Self.laidOut(Self.button + Self.top + Self.across))
        let answer = page.ask("choices", #""document": "Shop.storyboard", "problem": "layout.conflicting|x""#)
        #expect(answer["error"]?["message"]?.string == "the problem no longer exists")
    }
}

extension JSONNode {
    /// The node as text, as a page sends back what it received.
    fileprivate var text: String {
        switch content {
        case .object(let members): "{" + members.map { "\"\($0.key)\": \($0.value.text)" }.joined(separator: ", ") + "}"
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
        case .string(let string): "\"\(string)\""
        case .number(let number): "\(number)"
        case .bool(let flag): "\(flag)"
        case .null: "null"
        }
    }
}
