import ElementCatalog
import NibArchive
import StoryboardModel
import XMLTree

/// Colors, fonts and images.
extension NibBuilder {
    // MARK: Colors

    func color(_ node: Node) -> NibObjectID {
        guard let color = DocumentColor(node) else {
            run.leaveOut("color.unknown", node, "a color of this form cannot be compiled")
            return color(components: [0], alpha: 1, systemName: nil)
        }
        switch color {
        case .system(let name): return systemColor(name, node)
        case .named(let name): return namedColor(name)
        case .catalog(let name, _): return systemColor(name, node)
        case .gray(let white, let alpha, let space):
            let isCalibrated = space == "calibratedWhite"
            let value = isCalibrated ? ColorConversion.extendedGray(calibrated: white) : white
            return self.color(components: [value], alpha: alpha, systemName: plainName(white, alpha, space))
        case .rgb(let red, let green, let blue, let alpha, let space):
            let (red, green, blue) = Self.extendedSRGB(red, green, blue, space)
            let isTableWhite = alpha == 1 && [red, green, blue] == [1, 1, 1] && holdsWhiteTable
            return self.color(
                components: [red, green, blue], alpha: alpha, systemName: isTableWhite ? "tableBackgroundColor" : nil)
        case .cmyk(let cyan, let magenta, let yellow, let black, let alpha, _):
            let mixed = [cyan, magenta, yellow].map { (1 - $0) * (1 - black) }
            return self.color(components: mixed, alpha: alpha, systemName: nil)
        }
    }

    private static func extendedSRGB(
        _ red: Double, _ green: Double, _ blue: Double, _ space: String
    ) -> (Double, Double, Double) {
        switch space {
        case "calibratedRGB": ColorConversion.extendedSRGB(calibrated: red, green, blue)
        case "displayP3": ColorConversion.extendedSRGB(displayP3: red, green, blue)
        default: (red, green, blue)
        }
    }

    /// Returns UIKit's name of a gray, such as `whiteColor`.
    private func plainName(_ white: Double, _ alpha: Double, _ space: String) -> String? {
        switch (white, alpha) {
        case (1, 1): "whiteColor"
        case (0, 1): "blackColor"
        case (0, 0): "clearColor"
        default: nil
        }
    }

    /// Returns a system color with the value that the document lists for it.
    private func systemColor(_ name: String, _ node: Node) -> NibObjectID {
        if let listed = run.document.resources.first(where: { $0.key == ResourceName(.systemColor, name) }),
            let inner = listed.node.child("color"), let value = DocumentColor(inner)
        {
            return color(value, systemName: name)
        }
        // Documents before Xcode 12 have the value beside the name, or leave it to the compiler.
        if let white = node.number("white") {
            return color(components: [white], alpha: node.number("alpha") ?? 1, systemName: name)
        }
        if let red = node.number("red"), let green = node.number("green"), let blue = node.number("blue") {
            return color(components: [red, green, blue], alpha: node.number("alpha") ?? 1, systemName: name)
        }
        guard let light = DocumentColor(listedForSystemColor: name) else {
            run.warn("color.unknown-system", node, "the system color '\(name)' is not known, so its fallback is black")
            return color(components: [0], alpha: 1, systemName: name)
        }
        return color(light, systemName: name)
    }

    private func color(_ value: DocumentColor, systemName: String) -> NibObjectID {
        switch value {
        case .gray(let white, let alpha, _): color(components: [white], alpha: alpha, systemName: systemName)
        case .rgb(let red, let green, let blue, let alpha, _):
            color(components: [red, green, blue], alpha: alpha, systemName: systemName)
        default: color(components: [0], alpha: 1, systemName: systemName)
        }
    }

    /// Returns a named color with the value that the document lists, in case there is no such color.
    private func namedColor(_ name: String) -> NibObjectID {
        let listed = run.document.resources.first { $0.key == ResourceName(.namedColor, name) }
        let inner = listed?.node.child("color").flatMap(DocumentColor.init)
        var contents = colorContents(components: [0], alpha: 1)
        switch inner {
        case .gray(let white, let alpha, _): contents = colorContents(components: [white], alpha: alpha)
        case .rgb(let red, let green, let blue, let alpha, let space):
            let (red, green, blue) = Self.extendedSRGB(red, green, blue, space)
            contents = colorContents(components: [red, green, blue], alpha: alpha)
        default: break
        }
        contents.append(("UIResourceName", .reference(string(name))))
        return value("UIColor", fallbacks: ["NSColor"], contents)
    }

    func color(components: [Double], alpha: Double, systemName: String?) -> NibObjectID {
        var contents: [(String, NibValue)] = []
        if let systemName { contents.append(("UISystemColorName", .reference(string(systemName)))) }
        return value("UIColor", fallbacks: ["NSColor"], contents + colorContents(components: components, alpha: alpha))
    }

    private func colorContents(components: [Double], alpha: Double) -> [(String, NibValue)] {
        let names = components.count == 1 ? ["UIWhite"] : ["UIRed", "UIGreen", "UIBlue"]
        let all = Array(zip(names + ["UIAlpha"], components + [alpha]))
        var contents: [(String, NibValue)] = [("UIColorComponentCount", .integer(Int64(components.count + 1)))]
        for (name, component) in all { contents.append((name, .float(Float(component)))) }
        // A float that is less precise than the document's value has the double beside it.
        if run.tools >= 16_000 {
            for (name, component) in all where Double(Float(component)) != component {
                contents.append(("\(name)-Double", .double(component)))
            }
        }
        let spelled = (alpha == 1 ? components : components + [alpha]).map(\.threeDigits).joined(separator: " ")
        contents.append((components.count == 1 ? "NSWhite" : "NSRGB", .data(Array(spelled.utf8))))
        contents.append(("NSColorSpace", .integer(components.count == 1 ? 4 : 2)))
        return contents
    }

    // MARK: Images

    /// Returns the placeholder of an image, which the app's bundle provides.
    func image(named name: String, attribute: String, in node: Node) -> NibObjectID {
        let listed = run.document.resources.first { $0.key == ResourceName(.image, name) }
        let knowsSizes = run.tools >= 13_771 || run.isForDesign
        let isSymbol = node["catalog"] == "system" || listed?.isSystem == true
        var contents: [(String, NibValue)] = [
            ("UIImageWidth", .float(Float((knowsSizes ? listed?.node.number("width") : nil) ?? 1))),
            ("UIImageHeight", .float(Float((knowsSizes ? listed?.node.number("height") : nil) ?? 1))),
            ("UIResourceName", .reference(string(name))),
        ]
        if isSymbol {
            contents[2] = ("UISystemSymbolResourceName", .reference(string(name)))
        }
        if let value = node.number("variableValue"), value != 1 {
            run.leaveOut("compile.unsupported", node, "the variable value of a symbol cannot be compiled yet")
        }
        let hasScale = node["symbolScale"].map { $0 != "default" } ?? false
        if let configuration = node.child(key: "preferredSymbolConfiguration") ?? (hasScale ? node : nil), isSymbol {
            contents.append(("UISymbolImageConfiguration", .reference(symbolConfiguration(configuration))))
        }
        return value("UIImageNibPlaceholder", contents)
    }

    func symbolConfiguration(_ node: Node) -> NibObjectID {
        for name in ["renderingMode"] where node.has(name) {
            run.leaveOut("compile.unsupported", node, "the attribute '\(name)' of a symbol cannot be compiled yet")
        }
        for color in node.children where color.name == "color" {
            run.leaveOut("compile.unsupported", color, "the colors of a symbol cannot be compiled yet")
        }
        var contents: [(String, NibValue)] = []
        let font = node.child("fontDescription")
        if let size = node.number("pointSize") ?? (font?.has("style") == true ? nil : font?.number("pointSize")) {
            contents.append(("UISymbolPointSize", .double(size)))
        }
        if let style = font?["style"] {
            contents.append(("UISymbolTextStyle", .reference(string(style))))
        }
        let enumerations = ElementCatalog.shared.enumerations
        if let scale = (node["scale"] ?? node["symbolScale"]).flatMap({ enumerations["symbolScale"]?.rawValue(of: $0) })
        {
            contents.append(("UISymbolScale", .integer(Int64(scale))))
        }
        if let weight = node["weight"].flatMap({ enumerations["symbolWeight"]?.rawValue(of: $0) }), weight > 0 {
            contents.append(("UISymbolWeight", .integer(Int64(weight))))
        }
        return value("UIImageSymbolConfiguration", contents)
    }
}

extension Double {
    /// The number with three significant digits, as `%.3g` prints it.
    var threeDigits: String {
        guard isFinite, self != 0 else { return isFinite ? "0" : String(self) }
        let size = magnitude
        var exponent = 0
        var scaled = size
        while scaled >= 10 { (scaled, exponent) = (scaled / 10, exponent + 1) }
        while scaled < 1 { (scaled, exponent) = (scaled * 10, exponent - 1) }
        var digits = Int(exactly: (scaled * 100).rounded(.toNearestOrEven)) ?? 0
        if digits == 1000 { (digits, exponent) = (100, exponent + 1) }
        let text = String(digits)
        let sign = self < 0 ? "-" : ""
        guard exponent >= -4, exponent < 3 else { return sign + scientific(text, exponent) }
        let plain =
            exponent >= 0
            ? text.prefix(exponent + 1) + "." + text.dropFirst(exponent + 1)
            : "0." + String(repeating: "0", count: -exponent - 1) + text
        return sign + Self.trimmed(String(plain))
    }

    private func scientific(_ digits: String, _ exponent: Int) -> String {
        let mantissa = Self.trimmed("\(digits.prefix(1)).\(digits.dropFirst())")
        return "\(mantissa)e\(exponent < 0 ? "-" : "+")\(exponent.magnitude < 10 ? "0" : "")\(exponent.magnitude)"
    }

    private static func trimmed(_ text: String) -> String {
        var text = text
        guard text.contains(".") else { return text }
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }
}
