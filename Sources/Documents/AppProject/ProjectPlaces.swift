import AppSurroundings
import FileAccess
import XMLTree

/// The Xcode projects in a folder, and what the workspaces beside them hold.
struct ProjectPlaces {
    /// The projects that may have the app, the likeliest first.
    private(set) var projects: [String] = []
    /// All projects of the workspaces.
    private(set) var workspaceProjects: [String] = []
    /// The folders of packages in the workspaces.
    private(set) var packages: [String] = []
    /// The files that were read.
    private(set) var descriptions: [String] = []
    /// The folder, project or workspace that was named.
    let home: String
    private(set) var workspaces: [String] = []
    private let files: any FileStore

    /// Looks in a folder and, if there is nothing, in its folders; or takes the project or workspace itself.
    init(in folder: String, _ files: any FileStore) throws(ProjectError) {
        (self.files, home) = (files, folder)
        if folder.hasSuffix(".xcodeproj") {
            projects = [folder]
            try lookForWorkspaces(beside: folder)
            return
        }
        if folder.hasSuffix(".xcworkspace") {
            try add(workspace: folder)
            projects = workspaceProjects
            guard !projects.isEmpty else { throw ProjectError(folder, "the workspace has no project") }
            return
        }
        var level = [folder]
        var bounds = FolderBounds(folder, files)
        for depth in 0..<3 {
            var next: [String] = []
            for place in level {
                let names: [String]
                do throws(FileError) {
                    names = try files.list(place)
                } catch {
                    if place == folder { throw ProjectError(folder, error.message) }
                    continue
                }
                for name in names where name.hasSuffix(".xcworkspace") {
                    try add(workspace: FilePath.join(place, name))
                }
                let own = names.filter { $0.hasSuffix(".xcodeproj") && $0 != Self.pods }
                let best = own.first { $0.dropLast(10) == FilePath.name(of: place) }
                for name in [best].compactMap(\.self) + own { add(FilePath.join(place, name)) }
                if names.contains("Package.swift") {
                    if depth == 0, projects.isEmpty { return }
                    continue
                }
                for name in names where !FolderNames.isSkipped(name) && !["Pods", "Carthage"].contains(name) {
                    let path = FilePath.join(place, name)
                    guard let entry = try? files.look(at: path), entry.kind == .folder, !name.contains(".xc") else {
                        continue
                    }
                    if bounds.enters(path, entry) { next.append(path) }
                }
            }
            for path in workspaceProjects where FilePath.name(of: path) != Self.pods { add(path) }
            if !projects.isEmpty { return }
            level = next
        }
    }

    /// The folders in the one that was named, in the order of their names.
    var innerFolders: [String] {
        ((try? files.list(home)) ?? []).sorted().filter { name in
            !FolderNames.isSkipped(name) && !["Pods", "Carthage"].contains(name) && !name.contains(".xc")
        }.map { FilePath.join(home, $0) }.filter { (try? files.look(at: $0).kind) == .folder }
    }

    /// The project that CocoaPods makes has no app.
    private static let pods = "Pods.xcodeproj"

    private mutating func add(_ project: String) {
        if !projects.contains(project) { projects.append(project) }
    }

    private mutating func lookForWorkspaces(beside project: String) throws(ProjectError) {
        let folder = FilePath.folder(of: project)
        for name in (try? files.list(folder)) ?? [] where name.hasSuffix(".xcworkspace") {
            try add(workspace: FilePath.join(folder, name))
        }
    }

    /// Adds what a workspace holds: `group:` is relative to the group around it, `container:` to the workspace.
    private mutating func add(workspace: String) throws(ProjectError) {
        workspaces.append(workspace)
        let file = FilePath.join(workspace, "contents.xcworkspacedata")
        guard let bytes = try? files.read(file).bytes else { return }
        descriptions.append(file)
        let tree: XMLTree
        do throws(XMLError) {
            tree = try XMLTree(bytes)
        } catch {
            throw ProjectError(file, error.message, at: error.location)
        }
        let home = FilePath.folder(of: workspace)
        var open = [(tree.root, home)]
        while let (element, folder) = open.popLast() {
            var place = folder
            if let location = element["location"], let colon = location.firstIndex(of: ":") {
                let path = String(location[location.index(after: colon)...])
                switch location[..<colon] {
                case "container": place = path.isEmpty ? home : FilePath.join(home, path)
                case "absolute": place = path
                case "self": place = home
                default: place = path.isEmpty ? folder : FilePath.join(folder, path)
                }
            }
            if element.name == "FileRef" {
                if place.hasSuffix(".xcodeproj") {
                    workspaceProjects.append(place)
                } else if files.isPackage(place) {
                    packages.append(place)
                }
            }
            for child in element.children.reversed() { open.append((child, place)) }
        }
    }

    /// Returns where `Package.resolved` may be for a project, or for the package in a folder, the likeliest place first.
    /// What a local package of a project needs is in the project's.
    func resolvedFiles(of project: String) -> [String] {
        guard project.hasSuffix(".xcodeproj") else {
            return projects.flatMap(resolvedFiles) + [FilePath.join(project, "Package.resolved")]
        }
        let own = FilePath.join(project, "project.xcworkspace")
        return (workspaces + [own]).map { FilePath.join($0, "xcshareddata/swiftpm/Package.resolved") }
    }
}
