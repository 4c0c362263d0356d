import ElementCatalog
import ClassModel
import StoryboardModel
import XMLTree

/// The Swift source of typed names: of storyboards with their scenes, of segues, reuse identifiers, colors and images.
struct AccessorSource {
    /// Storyboards by name.
    var storyboards: [(name: String, document: Document)]
    /// Documents with cells: storyboards and xibs.
    var documents: [Document]
    var colors: [String]
    var images: [String]

    var text: String {
        var parts = ["// Made by `storyboard accessors`. Changes to this file are lost.\n\nimport UIKit\n"]
        parts += storyboards.map(storyboard)
        let segues = seguesByClass
        if !segues.isEmpty { parts.append(enclosing("Segues", segues.map { identifiers($0.key, $0.value) })) }
        let cells = reuseIdentifiers
        if !cells.isEmpty { parts.append(identifiers("ReuseIdentifier", cells)) }
        if !colors.isEmpty {
            parts.append(resources("UIColor", colors) { "UIColor(named: \($0)) ?? missing(\($0))" })
        }
        if !images.isEmpty {
            parts.append(resources("UIImage", images) { "UIImage(named: \($0)) ?? missing(\($0))" })
        }
        if !colors.isEmpty || !images.isEmpty {
            parts.append(
                """
                private func missing<Resource>(_ name: String) -> Resource {
                    preconditionFailure("the app has no resource named '\\(name)'")
                }

                """)
        }
        return parts.joined(separator: "\n")
    }

    // MARK: Storyboards

    private func storyboard(_ name: String, _ document: Document) -> String {
        var members = [
            "static var storyboard: UIStoryboard { UIStoryboard(name: \(SwiftName.literal(name)), bundle: nil) }\n"
        ]
        if let initial = document.initialController, !initial.isStoryboardReference {
            let call = "storyboard.instantiateInitialViewController()"
            members.append(
                Self.function(
                    "instantiateInitialScene", Self.className(of: initial), call, returns: "UIViewController?"))
        }
        let scenes = document.controllers.compactMap { controller in
            controller["storyboardIdentifier"].map { ($0, Self.className(of: controller)) }
        }
        for (identifier, type) in scenes.sorted(by: { $0.0 < $1.0 }) {
            let call = "storyboard.instantiateViewController(withIdentifier: \(SwiftName.literal(identifier)))"
            members.append(
                Self.function("instantiate\(SwiftName.type(identifier))", type, call, returns: "UIViewController"))
        }
        return "@MainActor\n" + enclosing("\(SwiftName.type(name))Storyboard", members)
    }

    /// Returns a function of a type whose body is a call that returns another, or the same.
    private static func function(_ name: String, _ type: String, _ call: String, returns other: String) -> String {
        "static func \(name)() -> \(type) { \(type == other ? call : "\(call) as! \(type)") }\n"
    }

    /// The class of a controller, as the app's sources name it.
    private static func className(of controller: Node) -> String {
        if let own = controller["customClass"] {
            let module = controller["customModuleProvider"] == nil ? controller["customModule"] : nil
            return module.map { "\($0).\(own)" } ?? own
        }
        return controller.elementType?.className ?? "UIViewController"
    }

    // MARK: Identifiers

    /// The identifiers of segues by the class of the controller that they begin at.
    private var seguesByClass: [(key: String, value: [String])] {
        var found: [String: Set<String>] = [:]
        for (_, document) in storyboards {
            for segue in document.segues where segue.kind != .relationship {
                guard let identifier = segue.identifier, let source = segue.source else { continue }
                found[Self.className(of: source), default: []].insert(identifier)
            }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
    }

    private var reuseIdentifiers: [String] {
        let all = documents.flatMap { document in
            document.root.subtree.compactMap { $0["reuseIdentifier"] }.filter { !$0.isEmpty }
        }
        return Set(all).sorted()
    }

    private func identifiers(_ name: String, _ values: [String]) -> String {
        let cases = Self.distinct(values).map { "case \($0.name) = \(SwiftName.literal($0.value))\n" }
        return enclosing("\(SwiftName.type(name)): String", cases)
    }

    private func resources(_ type: String, _ names: [String], _ make: (String) -> String) -> String {
        let members = Self.distinct(names).map {
            "static var \($0.name): \(type) { \(make(SwiftName.literal($0.value))) }\n"
        }
        return "extension \(type) {\n" + "@MainActor\n\(enclosing("App", members))".indented + "}\n"
    }

    // MARK: Text

    private func enclosing(_ head: String, _ members: [String]) -> String {
        "enum \(head) {\n\(members.map(\.indented).joined())}\n"
    }

    /// Returns names that are valid in Swift, each once, with what they stand for.
    private static func distinct(_ values: [String]) -> [(name: String, value: String)] {
        var used: Set<String> = []
        return values.map { value in
            let name = SwiftName.member(value)
            var candidate = name
            var number = 2
            while !used.insert(candidate).inserted {
                candidate = "\(name)\(number)"
                number += 1
            }
            return (SwiftName.declared(candidate), value)
        }
    }
}

extension String {
    fileprivate var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "    \($0)\n" }.joined()
    }
}
