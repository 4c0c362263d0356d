import ClassModel
import StoryboardModel
import XMLTree

extension RSwiftSource {
    // MARK: Storyboards

    private var storyboards: [(name: String, value: ResourceContents.Interface)] {
        RSwiftName.unique(contents.storyboards) { $0.name }
    }

    func addStoryboards(to source: inout GeneratedText) {
        source.block("struct storyboard") { source in
            for (name, _) in storyboards {
                let own = SwiftName.declared(name)
                source.line("static var \(own): _R.storyboard.\(own) { _R.storyboard.\(own)() }")
                source.line(
                    "\(isolation)static func \(own)(_: Void = ()) -> UIKit.UIStoryboard "
                        + "{ UIKit.UIStoryboard(name: \(own).name, bundle: R.hostingBundle) }")
            }
        }
    }

    func addStoryboardTypes(to source: inout GeneratedText) {
        for (name, storyboard) in storyboards {
            let initial = storyboard.document.initialController.flatMap { $0.isStoryboardReference ? nil : $0 }
            var types = library == .rswift ? ["StoryboardResourceType"] : ["StoryboardReference"]
            if initial != nil {
                types =
                    library == .rswift
                    ? ["StoryboardResourceWithInitialControllerType"]
                    : ["StoryboardReference", "InitialControllerContainer"]
            }
            let listed = types.map { library.type($0) }.joined(separator: ", ")
            source.block("struct \(SwiftName.declared(name)): \(listed)") { source in
                if let initial {
                    source.line(
                        "typealias InitialController = \(classes.name(of: initial, default: "UIViewController"))")
                }
                source.line("var bundle: Foundation.Bundle { R.hostingBundle }")
                source.line("let name = \(SwiftName.literal(storyboard.name))")
                addScenes(of: storyboard, to: &source)
            }
        }
    }

    private func addScenes(of storyboard: ResourceContents.Interface, to source: inout GeneratedText) {
        let scenes = storyboard.document.controllers.filter { $0["storyboardIdentifier"] != nil }
        for (name, scene) in RSwiftName.unique(scenes, { $0["storyboardIdentifier"] ?? "" }) {
            guard name != "name", name != "bundle" else { continue }
            let (own, type) = (SwiftName.declared(name), classes.name(of: scene, default: "UIViewController"))
            let identifier = SwiftName.literal(scene["storyboardIdentifier"] ?? "")
            switch library {
            case .rswift:
                let resource = library.type("StoryboardViewControllerResource", type)
                source.line("var \(own): \(resource) { \(resource)(identifier: \(identifier)) }")
                source.line(
                    "\(isolation)func \(own)(_: Void = ()) -> \(type)? { UIKit.UIStoryboard(name: self.name, bundle: bundle)"
                        + ".instantiateViewController(withIdentifier: \(identifier)) as? \(type) }")
            case .rswiftResources:
                let resource = library.type("StoryboardViewControllerIdentifier", type)
                source.line(
                    "var \(own): \(resource) { \(resource)(identifier: \(identifier), storyboard: self.name, bundle: bundle) }"
                )
            }
        }
    }

    // MARK: Nibs

    /// A nib with the class of its first object, and the identifier and class of its first cell.
    private struct Nib {
        var name: String
        var view: String
        var cell: (identifier: String, type: String)?
    }

    private var nibs: [(name: String, value: Nib)] {
        RSwiftName.unique(contents.nibs) { $0.name }.map { name, nib in
            let first = nib.document.topLevelObjects.first { $0.name != "placeholder" }
            let cell = nib.document.root.subtree.first { $0["reuseIdentifier"]?.isEmpty == false }
            let found = cell.map { ($0["reuseIdentifier"] ?? "", classes.name(of: $0, default: "UIView")) }
            let view = first.map { classes.name(of: $0, default: "UIView") } ?? "UIKit.UIView"
            return (name, Nib(name: nib.name, view: view, cell: found))
        }
    }

    func addNibs(to source: inout GeneratedText) {
        source.block("struct nib") { source in
            for (name, nib) in nibs {
                let (own, literal) = (SwiftName.declared(name), SwiftName.literal(nib.name))
                switch library {
                case .rswift:
                    source.line("static var \(own): _R.nib._\(name) { _R.nib._\(name)() }")
                    source.line(
                        "\(isolation)static func \(own)(_: Void = ()) -> UIKit.UINib "
                            + "{ UIKit.UINib(nibName: \(literal), bundle: R.hostingBundle) }")
                    source.line(
                        "\(isolation)static func \(own)(owner: Any?, options: [UIKit.UINib.OptionsKey: Any]? = nil) -> \(nib.view)? "
                            + "{ \(own).firstView(owner: owner, options: options) }")
                case .rswiftResources:
                    let place = "name: \(literal), bundle: R.hostingBundle"
                    if let cell = nib.cell {
                        add(
                            name, library.type("NibReferenceReuseIdentifier", nib.view, cell.type),
                            "\(place), identifier: \(SwiftName.literal(cell.identifier))", to: &source)
                    } else {
                        add(name, library.type("NibReference", nib.view), place, to: &source)
                    }
                }
            }
        }
    }

    func addNibTypes(to source: inout GeneratedText) {
        guard library == .rswift else { return }
        for (name, nib) in nibs {
            let types = ["NibResourceType"] + (nib.cell == nil ? [] : ["ReuseIdentifierType"])
            source.block("struct _\(name): \(types.map { library.type($0) }.joined(separator: ", "))") { source in
                if let cell = nib.cell {
                    source.line("typealias ReusableType = \(cell.type)")
                    source.line("let identifier = \(SwiftName.literal(cell.identifier))")
                }
                source.line("var bundle: Foundation.Bundle { R.hostingBundle }")
                source.line("let name = \(SwiftName.literal(nib.name))")
                source.line(
                    "\(isolation)func firstView(owner: Any?, options: [UIKit.UINib.OptionsKey: Any]? = nil) -> \(nib.view)? "
                        + "{ UIKit.UINib(nibName: name, bundle: bundle).instantiate(withOwner: owner, options: options)"
                        + ".first as? \(nib.view) }")
            }
        }
    }
}
