import StoryboardCompiler
import StoryboardModel
import SystemStyles
import XMLTree

extension SwiftValues {
    /// Returns a color. `typed` names its class, where none is expected.
    func color(_ node: Node, typed: Bool = false) -> String? {
        guard let color = DocumentColor(node) else {
            report.leaveOut("export.color", node, "a color of this form isn't known")
            return nil
        }
        let type = typed ? "UIColor" : ""
        switch color {
        case .named(let name): return "UIColor(named: \(SwiftWords.literal(name)))\(typed ? " ?? .black" : "")"
        case .system(let name), .catalog(let name, _):
            return system(name, node).map { $0.isCall ? $0.text : type + $0.text }
        case .gray(let white, let alpha, let space):
            if alpha == 0, white == 0 { return "\(type).clear" }
            if alpha == 1, white == 0 || white == 1 { return "\(type).\(white == 0 ? "black" : "white")" }
            let value = space == "calibratedWhite" ? ColorConversion.extendedGray(calibrated: white) : white
            return "UIColor(white: \(Self.component(value)), alpha: \(Self.component(alpha)))"
        case .rgb(let red, let green, let blue, let alpha, let space):
            if alpha == 1, [red, green, blue] == [1, 1, 1], isTableWhite(node) { return "\(type).systemBackground" }
            return rgb(red, green, blue, alpha, space, type)
        case .cmyk(let cyan, let magenta, let yellow, let black, let alpha, _):
            let mixed = [cyan, magenta, yellow].map { (1 - $0) * (1 - black) }
            return Self.call("red", mixed[0], mixed[1], mixed[2], alpha)
        }
    }

    /// Whether a white is the background of tables, as it is beside a white table in documents from before Xcode 11, for UIKit too.
    private func isTableWhite(_ node: Node) -> Bool {
        guard document.toolsMajorVersion < 16_000 else { return false }
        let home = node.ancestor {
            ExportPlan.prototypeKind(of: $0) != nil || $0["key"] == "view" && $0.parent?.isController == true
        }
        return home?.elements(named: "tableView").contains { table in
            table.child("color", key: "backgroundColor").map { color in
                color["customColorSpace"] == "sRGB" && ["red", "green", "blue"].allSatisfy { color.number($0) == 1 }
            } ?? false
        } ?? false
    }

    private func rgb(
        _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double, _ space: String, _ type: String
    ) -> String {
        switch space {
        case "displayP3": return Self.call("displayP3Red", red, green, blue, alpha)
        case "calibratedRGB":
            let (red, green, blue) = ColorConversion.extendedSRGB(calibrated: red, green, blue)
            return plain(red, green, blue, alpha, type) ?? Self.call("red", red, green, blue, alpha)
        default: return plain(red, green, blue, alpha, type) ?? Self.call("red", red, green, blue, alpha)
        }
    }

    /// Returns black or white by its name.
    private func plain(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double, _ type: String) -> String? {
        guard alpha == 1, red == green, green == blue, red == 0 || red == 1 else { return nil }
        return red == 0 ? "\(type).black" : "\(type).white"
    }

    private static func call(
        _ first: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
    ) -> String {
        let parts = [(first, red), ("green", green), ("blue", blue), ("alpha", alpha)]
        return "UIColor(\(parts.map { "\($0): \(component($1))" }.joined(separator: ", ")))"
    }

    /// Returns a component: as a fraction of 255 if the document's number is one.
    private static func component(_ value: Double) -> String {
        let steps = value * 255
        let whole = steps.rounded()
        if value != 0, value != 1, whole > 0, whole < 255, abs(steps - whole) < 0.000_1 {
            let short = (value * 1000).rounded() / 1000
            return short == value ? SwiftWords.number(value) : "\(SwiftWords.number(whole)) / 255"
        }
        return SwiftWords.number(value)
    }

    /// Returns a color of the system by its name in UIKit, or by its value if it has none.
    private func system(_ name: String, _ node: Node) -> (text: String, isCall: Bool)? {
        if let known = Self.renamed[name] { return (".\(known)", false) }
        guard SystemColor(named: name) != nil, !Self.unnamed.contains(name), name.hasSuffix("Color") else {
            report.leaveOut("export.color", node, "UIKit has no color '\(name)'", hint: "choose another color")
            guard let light = DocumentColor(listedForSystemColor: name) else { return nil }
            switch light {
            case .rgb(let red, let green, let blue, let alpha, _):
                return (Self.call("red", red, green, blue, alpha), true)
            case .gray(let white, let alpha, _):
                return ("UIColor(white: \(Self.component(white)), alpha: \(Self.component(alpha)))", true)
            default: return nil
            }
        }
        return (".\(name.dropLast("Color".count))", false)
    }

    /// The colors whose members have other names than in documents.
    private static let renamed = [
        "tintColor": "tintColor", "groupTableViewBackgroundColor": "systemGroupedBackground",
    ]
    /// The colors that UIKit names in documents only.
    private static let unnamed: Set<String> = [
        "tableBackgroundColor", "tableCellGroupedBackgroundColor", "viewFlipsideBackgroundColor",
        "scrollViewTexturedBackgroundColor",
    ]
}
