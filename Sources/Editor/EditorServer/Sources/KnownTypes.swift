import ClassModel
import ElementCatalog
import Foundation
import JSONText

/// The classes that a source may name, with their members, as far as they are known without a compiler: those of the app's sources,
/// and those of UIKit with what documents can connect to or set.
struct KnownTypes {
    private let classes: AppClasses

    init(_ classes: AppClasses) { self.classes = classes }

    var json: JSONValue { .array(own + Self.frameworks) }

    private var own: [JSONValue] {
        classes.all.map { known in
            Self.type(
                known.name, known.superclass,
                known.members.map { member in
                    (member.sourceName ?? Self.baseName(member.name), member.isMethod, member.type)
                })
        }
    }

    private static let frameworks: [JSONValue] = FrameworkClasses.shared.all.sorted { $0.key < $1.key }.map {
        name, entry in
        let connected = entry.members.map { member in
            (name: baseName(member.name), isMethod: member.kind == .action, type: member.type)
        }
        let settable = properties[name, default: []].map { (name: $0, isMethod: false, type: String?.none) }
        return type(name, entry.superclass, connected + settable)
    }

    /// The properties that documents set, by class. Flags have other names in Swift, and are left out.
    private static let properties: [String: [String]] = {
        var found: [String: [String]] = [:]
        for element in ElementCatalog.shared.elements {
            guard let name = element.className(on: .iOS), FrameworkClasses.shared.has(name) else { continue }
            let values = element.attributes.filter { $0.type != .bool && $0.platforms.contains(.iOS) }.map(\.name)
            let colors = element.children.filter { $0.content == .element("color") }.flatMap(\.keys)
            found[name, default: []] += values.filter { !hidden.contains($0) } + colors
        }
        return found
    }()

    /// Attributes that are no properties of a class.
    private static let hidden: Set<String> = [
        "simulatedAppContext", "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel",
        "sceneMemberID",
        "ambiguous", "misplaced", "fixedFrame", "verifyAmbiguity", "colorLabel", "horizontalHuggingPriority",
        "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    ]

    private static func type(
        _ name: String, _ superclass: String?, _ members: [(name: String, isMethod: Bool, type: String?)]
    ) -> JSONValue {
        var seen: Set<String> = []
        return .record([
            "name": .string(name), "superclass": .optional(superclass),
            "members": .array(
                members.filter { seen.insert($0.name).inserted }.map { member in
                    .record([
                        "name": .string(member.name), "kind": .string(member.isMethod ? "method" : "property"),
                        "type": .optional(member.type),
                    ])
                }),
        ])
    }

    /// The name of a selector's method in Swift, without the words that Swift makes a label of: "endEditing" of "endEditing:".
    private static func baseName(_ name: String) -> String {
        guard let first = name.split(separator: ":").first else { return name }
        guard name.contains(":"), let with = first.range(of: "With"), with.lowerBound > first.startIndex else {
            return String(first)
        }
        return String(first[..<with.lowerBound])
    }
}
