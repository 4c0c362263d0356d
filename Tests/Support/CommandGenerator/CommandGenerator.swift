import RandomNumbers
public import StoryboardEditing
public import StoryboardModel
import XMLTree

/// Makes commands out of numbers, for tests and fuzzing: sensible ones, odd ones and impossible ones.
public struct CommandGenerator {
    /// Gives the next number; the same numbers make the same commands.
    private var number: () -> Int

    public init(number: @escaping () -> Int) {
        self.number = number
    }

    /// Commands from a seed.
    public init(seed: UInt64) {
        var random = RandomNumbers(seed: seed)
        self.init { Int(random.next() >> 2) }
    }

    public mutating func command(for document: Document) -> Command {
        if number() % 3 == 0 { return editingCommand(for: document) }
        let object = address(in: document)
        switch number() % 16 {
        case 0:
            return .set(object: object, attribute: pick(Self.attributes), value: pick(Self.values), traits: traits())
        case 1: return .removeAttribute(object: object, attribute: pick(Self.attributes), traits: traits())
        case 2: return .setText(object: object, text: pick(Self.values))
        case 3, 4:
            let before = number() % 4 == 0 ? address(in: document) : nil
            return .insert(into: object, xml: pick(Self.elements), before: before, freshIDs: number() % 2 == 0)
        case 5: return .delete(object: object)
        case 6: return .duplicate(object: object, offsetX: number() % 2 == 0 ? 10 : nil, offsetY: nil)
        case 7, 8:
            let before = number() % 4 == 0 ? address(in: document) : nil
            return .move(object: object, into: address(in: document), before: before)
        case 9:
            return .addScene(controller: pick(Self.controllers), title: pick(Self.values), isInitial: number() % 3 == 0)
        case 10:
            return .addOutlet(
                from: object, property: pick(Self.names), to: address(in: document), collection: number() % 3 == 0,
                id: nil)
        case 11:
            return .addAction(
                from: object, selector: pick(Self.names), to: address(in: document), event: pick(Self.events), id: nil)
        case 12: return segue(from: object, in: document)
        case 13: return .renameIdentifier(object: object, to: pick(Self.names))
        case 14: return .renameObject(object: object, to: pick(Self.ids))
        default:
            if number() % 8 == 0 { return .tidyScenes }
            if number() % 8 == 0 { return .upgrade(xcode: pick(["7", "9", "11", "12", "16", "26", "nonsense"])) }
            return number() % 2 == 0
                ? .setInitialController(object: number() % 3 == 0 ? nil : object)
                : .setCanvasLocation(scene: object, x: Double(number() % 4000), y: -17.5)
        }
    }

    private mutating func segue(from object: Address, in document: Document) -> Command {
        let kind = pick(["show", "relationship", "embed", "unwind", "custom", "push", "nonsense", "presentation"])
        return .addSegue(
            from: object, to: kind == "unwind" ? "exit" : address(in: document), kind: kind,
            identifier: pick(Self.names),
            relationship: kind == "relationship" ? pick(["rootViewController", "viewControllers"]) : nil,
            unwindAction: kind == "unwind" ? "back:" : nil, customClass: kind == "custom" ? "Wipe" : nil)
    }

    /// One of the commands that keep a document free of errors, whatever they are asked for.
    public mutating func editingCommand(for document: Document) -> Command {
        let object = number() % 2 == 0 ? view(in: document) : address(in: document)
        switch number() % 26 {
        case 23:
            return .setSectionSupplement(
                collection: any("collectionView", in: document), kind: pick(["header", "footer", "side"]),
                isOn: number() % 2 == 0)
        case 24:
            return .setSimulatedSize(
                controller: object, size: pick(["fixed", "freeform", "pageSheet", "formSheet", "odd"]),
                width: pick([nil, 320, -1]), height: pick([nil, 0.5, 1e9]))
        case 25: return textCommand(for: object)
        case 20, 21: return constrainingCommand(in: document)
        case 22:
            let values: [(String, RuntimeValue?)] = [
                ("boolean", .flag(true)), ("number", .number(0.5)), ("string", .text("<&>")),
                ("rect", .numbers([1, 2])),
                ("point", .numbers([1, 2])), ("nil", nil), ("odd", .number(.nan)),
            ]
            let (type, value) = pick(values)
            return .setRuntimeAttribute(
                object: object, number: pick([nil, nil, 1, 2]), keyPath: pick(["layer.x", "", "a b"]), type: type,
                value: value)
        case 19:
            return .setInstalled(
                object: object, isInstalled: pick([nil, true, false]), traits: traits())
        case 17, 18: return pasteCommand(in: document)
        case 12: return tableCommand(in: document)
        case 13:
            return .setTableContent(table: any("tableView", in: document), mode: pick(["static", "prototypes", ""]))
        case 14, 15:
            let style = pick(["custom", "basic", "rightDetail", "leftDetail", "subtitle", "odd"])
            return .setCellStyle(cell: any("tableViewCell", in: document), style: style)
        case 16: return .setPrototypeCount(table: any("collectionView", in: document), count: number() % 4)
        case 5: return .setFrame(object: object, x: 1.0 / 3, y: -4, width: Double(number() % 300), height: 100)
        case 6:
            let sides = ["left", "centerX", "bottom", "middle", "firstBaseline", "lastBaseline"]
            let objects = siblings(in: document)
            return .align(objects: objects, to: pick(sides), inContainer: number() % 3 == 0)
        case 7: return .distribute(objects: siblings(in: document), axis: pick(["horizontal", "vertical", "z"]))
        case 8: return .arrange(objects: [object], to: pick(["front", "back", "forward", "backward", "up"]))
        case 9, 10: return constraint(in: document)
        case 11: return .clearConstraints(objects: [object], all: number() % 4 == 0)
        case 0: return .embed(objects: siblings(in: document), in: pick(Self.containers))
        case 1: return .unembed(object: object)
        case 2, 3:
            let item = pick(Library.items.map(\.id) + ["nothing"])
            return .addObject(
                item: item, into: Library.item(item)?.isController == true ? nil : object,
                x: number() % 2 == 0 ? Double(number() % 400) : nil, y: number() % 2 == 0 ? 33.5 : nil,
                before: number() % 6 == 0 ? address(in: document) : nil)
        default:
            let value = pick(Self.keyedValues)
            return .setValue(object: object, key: value.key, xml: value.xml, traits: traits())
        }
    }

    private mutating func textCommand(for object: Address) -> Command {
        if number() % 4 == 0 {
            return .setCollectionLayout(collection: object, kind: pick(["flow", "custom", "odd"]))
        }
        var run = TextRun(text: pick(["", "Tea", "<&> \"é\"", "two\nlines"]))
        run.font = pick([nil, DocumentValue.Font(weight: "bold", size: 12.5), DocumentValue.Font(size: -1)])
        run.color = pick([nil, DocumentValue.Color(system: "labelColor"), DocumentValue.Color(red: 1)])
        run.alignment = pick([nil, "center", "odd"])
        run.underline = pick([
            nil, TextRun.Line(), TextRun.Line(style: "odd"), TextRun.Line(pattern: "dash", isByWord: true),
        ])
        run.strikethrough = pick([nil, TextRun.Line(style: "double", color: DocumentValue.Color(system: "linkColor"))])
        run.link = pick([nil, "", "https://example.com/?a=1&b=\"2\"", "\u{1}"])
        (run.kerning, run.baselineOffset) = (pick([nil, 0, -1.5, .infinity]), pick([nil, 4]))
        run.like = pick([nil, 1, 3])
        let runs: [TextRun]? = pick([nil, [run], [run, TextRun(text: "more")]])
        return .setAttributedText(object: object, key: pick(["attributedText", "attributedTitle"]), runs: runs)
    }

    private mutating func constrainingCommand(in document: Document) -> Command {
        let objects = number() % 2 == 0 ? siblings(in: document) : [view(in: document)]
        let all = number() % 4 == 0
        let length: [PinnedLength?] = [nil, nil, .current, .points(12.5)]
        switch number() % 7 {
        case 0: return .addMissingConstraints(objects: objects, all: all)
        case 1: return .resetConstraints(objects: objects, all: all)
        case 2: return .updateConstraintConstants(objects: objects, all: all)
        case 3: return .updateFrames(objects: objects, all: all)
        case 4: return .sizeToFit(objects: objects)
        case 5:
            return .addAlignment(
                objects: objects, attribute: pick(["leading", "centerY", "firstBaseline", "height", "odd"]),
                inContainer: all, offset: pick([nil, 4]))
        default:
            return .pin(
                objects: objects, top: pick(length), leading: pick(length), trailing: pick(length),
                bottom: pick(length), toMargins: all, width: pick(length), height: pick(length),
                equalWidths: number() % 5 == 0, equalHeights: number() % 5 == 0, aspectRatio: number() % 5 == 0)
        }
    }

    /// Mostly none.
    private mutating func traits() -> String? {
        pick([nil, nil, nil, "widthClass=compact", "heightClass=regular-widthClass=regular", "default", "width=1"])
    }

    private mutating func pasteCommand(in document: Document) -> Command {
        let copied = (0...number() % 3).map { _ in number() % 3 == 0 ? address(in: document) : view(in: document) }
        let xml = copied.compactMap { try? document.xml(of: [$0]) }
        let several =
            "<clipboard>\(xml.joined())<label><connections><outlet property=\"a\" destination=\"-1\"/></connections></label></clipboard>"
        return .paste(
            xml: pick([xml.first ?? several, several, (try? document.xml(of: copied)) ?? "<x/>", "<"]),
            into: number() % 5 == 0 ? nil : view(in: document), x: number() % 2 == 0 ? 12.5 : nil)
    }

    private mutating func tableCommand(in document: Document) -> Command {
        let count = number() % 5 - (number() % 8 == 0 ? 3 : 0)
        switch number() % 4 {
        case 3: return .setSegmentCount(object: any("segmentedControl", in: document), count: count)
        case 0: return .setRowCount(object: any("tableViewSection", in: document), count: count)
        case 1: return .setSectionCount(table: any("tableView", in: document), count: count)
        default: return .setPrototypeCount(table: any("tableView", in: document), count: count)
        }
    }

    /// Mostly a view.
    private mutating func view(in document: Document) -> Address {
        let ids = document.root.subtree.filter { $0.isView || $0.parent?.name == "subviews" }.compactMap { $0["id"] }
        return number() % 6 == 0 || ids.isEmpty ? address(in: document) : Address(pick(ids))
    }

    /// Mostly an element of a kind.
    private mutating func any(_ name: String, in document: Document) -> Address {
        let ids = document.root.subtree.filter { $0.name == name }.compactMap { $0["id"] }
        return number() % 6 == 0 || ids.isEmpty ? address(in: document) : Address(pick(ids))
    }

    private mutating func constraint(in document: Document) -> Command {
        let attribute = pick([
            "leading", "top", "width", "centerX", "bottom", "trailing", "right", "firstBaseline", "odd",
        ])
        let second: [Address?] = [nil, "superview", "superviewMargins", "safeArea", view(in: document)]
        return .addConstraint(
            first: view(in: document), firstAttribute: attribute,
            relation: pick([nil, nil, "lessThanOrEqual", "greaterThanOrEqual", "about"]), second: pick(second),
            secondAttribute: pick([nil, nil, "top", "leading"]), multiplier: pick([nil, nil, nil, "0.5", "16:9", "x"]),
            constant: pick([nil, 8, -12.5]), priority: pick([nil, nil, nil, 750, 0]))
    }

    /// Mostly some views of one view, or the controllers of some scenes.
    private mutating func siblings(in document: Document) -> [Address] {
        let lists = document.root.subtree.filter { $0.name == "subviews" }
        if number() % 3 == 0 || lists.isEmpty {
            return (0...number() % 2).map { _ in address(in: document) }
        }
        return pick(lists).children.compactMap { $0["id"] }.filter { _ in number() % 3 != 0 }.map { Address($0) }
    }

    private static let containers = [
        "navigationController", "tabBarController", "view", "viewWithoutInset", "stackView", "scrollView", "nonsense",
    ]

    private static let keyedValues: [(key: String, xml: String?)] = [
        ("backgroundColor", #"<color systemColor="systemRedColor"/>"#), ("backgroundColor", nil),
        ("textColor", #"<color name="Roast"/>"#),
        ("fontDescription", #"<fontDescription type="system" pointSize="12"/>"#),
        ("frame", #"<rect x="0.0" y="1" width="2" height="3"/>"#), ("contentInset", "<rect/>"), ("view", nil),
        ("", "<a/>"),
    ]

    /// Mostly an object of the document, sometimes a part of one, sometimes nothing that there is.
    private mutating func address(in document: Document) -> Address {
        if number() % 24 == 0 {
            return Address(pick(["document", "nobody", "document/resources", "", "document/scenes/scene[2]"]))
        }
        let wanted = number() % max(1, document.root.subtree.reduce(0) { count, _ in count + 1 })
        for (offset, node) in document.root.subtree.enumerated() where offset >= wanted {
            if let id = node["id"] ?? node["sceneID"], !node.isListedResource { return Address(id) }
            if number() % 3 == 0, let parent = node.parent, let id = parent["id"], parent.name != "document" {
                return Address("\(id)/\(node.name)")
            }
        }
        return "document"
    }

    private mutating func pick<Element>(_ list: [Element]) -> Element { list[number() % list.count] }

    private static let attributes = [
        "text", "hidden", "userLabel", "id", "customClass", "unheard-of", "title", "tag", "image", "key", "1",
    ]
    private static let values = [
        "", "YES", "NO", "Brew “it” & <serve>", "line\nbreak\ttab", "a'b\"c", "\u{1F4A9}", "x\u{0}y", "--",
    ]
    private static let names = ["titleLabel", "save:", "Détail", "a b", "", "delegate"]
    private static let events = ["touchUpInside", "valueChanged", "nonsense", nil]
    private static let ids = ["aaa-aa-aaa", "bbb-bb-bbb", "", "12", "BYZ-38-t0r"]
    private static let controllers = [
        "viewController", "tableViewController", "navigationController", "tabBarController",
        "viewControllerPlaceholder", "label",
    ]
    private static let elements = [
        #"<label text="Hi" id="new-la-bel"><rect key="frame" x="0.0" y="0.0" width="42" height="21"/></label>"#,
        #"<view><subviews><label/><button><state key="normal" title="Go" image="bean"/></button></subviews></view>"#,
        #"<constraint firstAttribute="width" constant="10"/>"#, "<broken", "<a/><b/>", "",
        #"<stackView spacingType="standard"><subviews><imageView image="star" catalog="system"/></subviews></stackView>"#,
        #"<color key="backgroundColor" systemColor="systemRedColor"/>"#, #"<color key="tintColor" name="Roast"/>"#,
        #"<tapGestureRecognizer><connections><action selector="tap:" destination="-1"/></connections></tapGestureRecognizer>"#,
        #"<neverSeen odd="1"><x/></neverSeen>"#, #"<string key="text">two lines</string>"#,
        #"<viewLayoutGuide key="safeArea"/>"#, #"<tableViewCell reuseIdentifier="c"/>"#,
        #"<barButtonItem systemItem="add"/>"#,
    ]
}
