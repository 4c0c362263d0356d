import AppSurroundings
import StoryboardModel
import XMLTree

/// The Info.plist of a compiled storyboard.
struct StoryboardInfo {
    private let run: CompilerRun

    init(_ run: CompilerRun) {
        self.run = run
    }

    func write() -> [UInt8] {
        var contents: [String: PropertyList] = ["UIStoryboardVersion": .integer(1)]
        let names = run.plan.entrances.compactMap { run.plan.nibName(of: $0) }
        contents["UIViewControllerIdentifiersToNibNames"] = .dictionary(
            Dictionary(names.map { ($0, .string($0)) }, uniquingKeysWith: { first, _ in first }))
        if let initial = run.document.root["initialViewController"], let name = run.plan.nibName(of: initial) {
            contents["UIStoryboardDesignatedEntryPointIdentifier"] = .string(name)
        }
        let references = run.document.controllers.filter { $0.name == "viewControllerPlaceholder" }
        if !references.isEmpty {
            contents["UIViewControllerIdentifiersToExternalStoryboardReferences"] = .dictionary(
                Dictionary(
                    references.map { ($0.referenceName, entry(for: $0)) }, uniquingKeysWith: { first, _ in first }))
        }
        return PropertyList.dictionary(contents).binary
    }

    private func entry(for reference: Node) -> PropertyList {
        var members: [String: PropertyList] = [:]
        if let name = reference["storyboardName"] { members["UIReferencedStoryboardName"] = .string(name) }
        if let name = reference["referencedIdentifier"] { members["UIReferencedControllerIdentifier"] = .string(name) }
        if let name = reference["bundleIdentifier"] { members["UIReferencedBundleIdentifier"] = .string(name) }
        return .dictionary(members)
    }
}

extension Node {
    /// The name of a storyboard reference in a compiled storyboard.
    var referenceName: String {
        self["storyboardIdentifier"] ?? "UIViewController-\(self["id"] ?? "")"
    }
}
