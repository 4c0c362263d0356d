import FileAccess
import XMLTree

/// A scheme of a project or workspace: what Xcode builds by the name.
struct BuildScheme {
    let name: String
    /// The name of the target that the scheme launches, or else of the first one that it builds.
    let target: String

    /// Returns the scheme with a name, shared or one's own, in the first of some projects and workspaces that has it.
    static func named(
        _ name: String, in places: ProjectPlaces, _ files: any FileStore
    ) throws(ProjectError) -> BuildScheme {
        var others: Set<String> = []
        for place in places.workspaces + places.projects + places.workspaceProjects {
            for file in schemes(in: place, files) {
                let own = String(FilePath.name(of: file).dropLast(".xcscheme".count))
                guard own == name else {
                    others.insert(own)
                    continue
                }
                let tree: XMLTree
                do {
                    tree = try XMLTree(files.read(file).bytes)
                } catch {
                    throw ProjectError(file, "the scheme can't be read")
                }
                guard let target = target(of: tree.root) else {
                    throw ProjectError(file, "the scheme builds no target")
                }
                return BuildScheme(name: name, target: target)
            }
        }
        // Xcode makes a scheme for each target that has none.
        if others.isEmpty { return BuildScheme(name: name, target: name) }
        let listed = others.sorted().map { "'\($0)'" }.joined(separator: ", ")
        throw ProjectError(places.home, "there is no scheme named '\(name)'", hint: "there is \(listed)")
    }

    private static func target(of scheme: Node) -> String? {
        func name(in element: Node?) -> String? {
            element?.subtree.first { $0.name == "BuildableReference" }?["BlueprintName"]
        }
        return name(in: scheme.child("LaunchAction")) ?? name(in: scheme.child("BuildAction"))
    }

    private static func schemes(in place: String, _ files: any FileStore) -> [String] {
        let own = FilePath.join(place, "xcuserdata")
        let users = ((try? files.list(own)) ?? []).map { FilePath.join(own, $0) }
        return ([FilePath.join(place, "xcshareddata")] + users).flatMap { folder -> [String] in
            let folder = FilePath.join(folder, "xcschemes")
            return ((try? files.list(folder)) ?? []).filter { $0.hasSuffix(".xcscheme") }
                .map { FilePath.join(folder, $0) }
        }
    }
}
