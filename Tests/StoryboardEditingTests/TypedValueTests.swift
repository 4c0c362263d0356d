import DocumentEdits
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite("Values with properties") struct TypedValueTests {
    private func value(_ make: (inout DocumentValue) -> Void) -> DocumentValue {
        var value = DocumentValue()
        make(&value)
        return value
    }

    /// The element that a value becomes.
    private func spelled(
        _ value: DocumentValue, _ object: Address = "box-vi-001", _ key: String = "backgroundColor",
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws -> String? {
        let document = try assertEdit(
            shop, .setValue(object: object, key: key, value: value), sourceLocation: sourceLocation)
        guard let node = document.node(object.text).child(key: key) else { return nil }
        return "\(node.name) "
            + node.attributes.filter { $0.name != "key" }.map { "\($0.name)=\(node[$0.name] ?? "")" }.joined(
                separator: " ")
    }

    @Test("colors are the system's, the app's or their own")
    func colors() throws {
        #expect(try spelled(.color(system: "labelColor")) == "color systemColor=labelColor")
        #expect(try spelled(value { $0.color = .init(name: "A & B") }) == "color name=A & B")
        #expect(
            try spelled(value { $0.color = .init(red: 1, green: 136.0 / 255, blue: 0, alpha: 0.25) })
                == "color red=1 green=0.53333333333333333 blue=0.0 alpha=0.25 colorSpace=custom customColorSpace=sRGB")
        #expect(
            try spelled(value { $0.color = .init(white: 0.5) })
                == "color white=0.5 alpha=1 colorSpace=custom customColorSpace=genericGamma22GrayColorSpace")
    }

    @Test(
        "fonts are spelled as Xcode spells them, and read back the same",
        arguments: [
            (DocumentValue.Font(style: "UICTFontTextStyleBody"), "style=UICTFontTextStyleBody"),
            (DocumentValue.Font(weight: "regular", size: 17), "type=system pointSize=17"),
            (DocumentValue.Font(weight: "semibold", size: 12.5), "type=system weight=semibold pointSize=12.5"),
            (DocumentValue.Font(weight: "bold", size: 15), "type=boldSystem pointSize=15"),
            (DocumentValue.Font(weight: "regular", isItalic: true, size: 15), "type=italicSystem pointSize=15"),
            (
                DocumentValue.Font(name: "Georgia-Bold", family: "Georgia", size: 20),
                "name=Georgia-Bold family=Georgia pointSize=20"
            ),
        ])
    func fonts(font: DocumentValue.Font, spelling: String) throws {
        #expect(
            try spelled(value { $0.font = font }, "lab-el-001", "fontDescription") == "fontDescription \(spelling)")
        let document = try assertEdit(
            shop, .setValue(object: "lab-el-001", key: "fontDescription", value: value { $0.font = font }))
        let node = try #require(document.node("lab-el-001").child(key: "fontDescription"))
        #expect(DocumentValue.Font(node) == font)
    }

    @Test("insets have the element that the object allows")
    func insets() throws {
        let insets = value { $0.insets = [1, 2, 3, 4.5] }
        #expect(
            try spelled(insets, "box-vi-001", "layoutMargins") == "edgeInsets top=1 left=2 bottom=3 right=4.5")
        #expect(
            try spelled(insets, "but-to-001", "contentEdgeInsets") == "inset minX=2 minY=1 maxX=4.5 maxY=3")
        #expect(
            try spelled(value { $0.size = [3, 0] }, "lab-el-001", "shadowOffset") == "size width=3 height=0.0")
    }

    @Test("what the canvas pretends has a name")
    func bars() throws {
        #expect(
            try spelled(value { $0.bar = "toolbar" }, "lis-vc-001", "simulatedBottomBarMetrics")
                == "simulatedToolbarMetrics ")
        #expect(try spelled(.none, "lis-vc-001", "simulatedTopBarMetrics") == "nil ")
        try assertRefused(
            shop, .setValue(object: "lis-vc-001", key: "simulatedTopBarMetrics", value: value { $0.bar = "tolbar" }),
            "there is no bar 'tolbar'; did you mean 'toolbar'?")
    }

    @Test("a value with too few or too many properties is an error")
    func refusals() throws {
        func refused(_ value: DocumentValue, _ message: String) throws {
            try assertRefused(shop, .setValue(object: "box-vi-001", key: "backgroundColor", value: value), message)
        }
        try refused(DocumentValue(), "expected a value with one key, found 0")
        try refused(
            value {
                $0.color = .init(name: "a")
                $0.size = [1, 2]
            }, "expected a value with one key, found 2")
        try refused(value { $0.color = .init(red: 1, green: 1) }, "a color needs a number as 'blue'")
        try refused(value { $0.font = .init(weight: "bold") }, "a font needs a size in points")
        try refused(value { $0.size = [1] }, "a 'size' takes 2 numbers, found 1")
        try refused(value { $0.size = [1, .infinity] }, "a 'size' cannot have the number inf")
        try assertRefused(
            shop, .setValue(object: "box-vi-001", key: "tintColor", value: .color(system: "a"), xml: "<color/>"),
            "'tintColor' takes a value or XML, not both")
    }

    // MARK: Runtime attributes

    @Test("runtime attributes are spelled by their type")
    func runtimeAttributes() throws {
        func spelled(_ type: String, _ value: RuntimeValue?) throws -> String {
            let document = try assertEdit(
                shop, .setRuntimeAttribute(object: "box-vi-001", keyPath: "layer.x", type: type, value: value))
            let node = try #require(document.node("box-vi-001").child("userDefinedRuntimeAttributes")?.children.first)
            return ([node] + node.children).map { node in
                node.name + node.attributes.map { " \($0.name)=\(node[$0.name] ?? "")" }.joined()
            }.joined(separator: " > ")
        }
        let head = "userDefinedRuntimeAttribute type="
        #expect(try spelled("number", .number(5)) == head + "number keyPath=layer.x > integer key=value value=5")
        #expect(try spelled("number", .number(0.5)) == head + "number keyPath=layer.x > real key=value value=0.5")
        #expect(
            try spelled("size", .numbers([4, 5]))
                == head + "size keyPath=layer.x > size key=value width=4 height=5")
        #expect(try spelled("string", .text("\"<")) == head + "string keyPath=layer.x value=\"<")
        #expect(try spelled("boolean", .flag(true)) == head + "boolean keyPath=layer.x value=YES")
        #expect(try spelled("nil", nil) == head + "nil keyPath=layer.x")
    }

    @Test("a runtime attribute replaces one with its number")
    func replacing() throws {
        func set(_ key: String, at number: Int? = nil) -> Command {
            .setRuntimeAttribute(object: "box-vi-001", number: number, keyPath: key, type: "number", value: .number(1))
        }
        let document = try assertEdit(shop, set("a"), set("b"), set("c", at: 1))
        let list = try #require(document.node("box-vi-001").child("userDefinedRuntimeAttributes")?.children)
        #expect(list.map { $0["keyPath"] } == ["c", "b"])
        try assertRefused(shop, set("a", at: 1), "'View' has no runtime attribute 1", hint: "it has 0")
    }

    @Test(
        "a value that does not match its type is an error",
        arguments: [
            ("number", RuntimeValue.text("x"), "the value is not a valid number", "such as 12 or 0.5"),
            ("rect", .numbers([1, 2, 3]), "the value is not a valid rect", "four numbers: x, y, width and height"),
            ("boolean", .text("maybe"), "the value is not a valid boolean", "true or false"),
            ("nubmer", .number(1), "there is no type 'nubmer'; did you mean 'number'?", nil),
        ] as [(String, RuntimeValue, String, String?)])
    func wrongTypes(type: String, value: RuntimeValue, message: String, hint: String?) throws {
        try assertRefused(
            shop, .setRuntimeAttribute(object: "box-vi-001", keyPath: "a", type: type, value: value), message,
            hint: hint)
        try assertRefused(
            shop, .setRuntimeAttribute(object: "box-vi-001", keyPath: " ", type: type, value: value),
            "a key path cannot be empty")
    }
}
