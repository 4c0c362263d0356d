import AppSurroundings
import FileAccess

/// The files of a target, sorted into sources and resources.
struct TargetMembers {
    private(set) var sources: [String] = []
    private(set) var resources: [AppProject.Resource] = []
    private(set) var remarks: [String] = []
    private(set) var foreign = ForeignSources()
    /// The Swift sources that are listed and don't exist.
    private(set) var missingSources: [String] = []
    /// The file `Info.plist` that was found in a folder: the first by its path.
    private(set) var infoPlist: String?
    private let files: any FileStore
    private var known: Set<String> = []
    /// The folder that nothing is found outside of, unless the project names it.
    private var bounds: FolderBounds

    /// Creates the members of a target in the folder of a project or package.
    init(in home: String, _ files: any FileStore) {
        (self.files, bounds) = (files, FolderBounds(home, files))
    }

    private static let unused: Set<String> = [
        "h", "pch", "entitlements", "xcconfig", "md", "modulemap", "docc", "playground",
    ]

    mutating func add(source path: String) {
        let ending = FilePath.fileExtension(of: FilePath.name(of: path)) ?? ""
        if ending == "swift" {
            guard let found = found(path) else { return missingSources.append(path) }
            if known.insert(found).inserted { sources.append(found) }
        } else if let language = ForeignSources.language(ofEnding: ending) {
            guard let path = found(path), known.insert(path).inserted else { return }
            switch language {
            case .c: foreign.c.append(path)
            // CocoaPods gives each library a source without content.
            case .objectiveC where path.hasSuffix("-dummy.m"): break
            case .objectiveC:
                foreign.objectiveC.append(path)
                remarks.append("\(path): Objective-C isn't compiled here, this file is left out")
            case .other:
                foreign.hasOthers = true
                remarks.append("\(path): only Swift and C are compiled here, this file is left out")
            }
        } else {
            add(resource: path, region: nil)
        }
    }

    mutating func add(resource path: String, region: String?) {
        // What people say about a document, and design it with, isn't the app's.
        guard !BesideKind.isBeside(path) else { return }
        guard FilePath.isName(FilePath.name(of: path)) else {
            remarks.append("\(path): the path of a resource ends with a file's name; this one is left out")
            return
        }
        guard let path = found(path), known.insert(path).inserted else { return }
        // Strings and documents in a language's folder stay in it, also without a group of variants.
        let folder = FilePath.name(of: FilePath.folder(of: path))
        resources.append(AppProject.Resource(path: path, folder: region ?? (folder.hasSuffix(".lproj") ? folder : "")))
    }

    /// Adds what is in a folder, as Xcode does for a synchronized folder.
    mutating func add(folder: String, except names: Set<String> = []) {
        var open = [(files.spelling(of: folder), "")]
        while let (place, inside) = open.popLast() {
            for name in ((try? files.list(place)) ?? []).reversed() where !name.hasPrefix(".") {
                let path = FilePath.join(place, name)
                let local = inside.isEmpty ? name : "\(inside)/\(name)"
                guard !names.contains(local), let entry = try? files.look(at: path), entry.kind != .missing else {
                    continue
                }
                let ending = FilePath.fileExtension(of: name) ?? ""
                // Documentation and playgrounds have sources that aren't the target's.
                if ["docc", "playground"].contains(ending) { continue }
                guard bounds.contains(path, entry) else {
                    remarks.append("\(path): this link leads out of the app's folder, and is left out")
                    continue
                }
                if entry.kind == .folder, !FolderNames.isPackage(name) {
                    if bounds.enters(path, entry) { open.append((path, local)) }
                } else if ending == "swift" || ForeignSources.language(ofEnding: ending) != nil {
                    add(source: path)
                } else if ending == "h" {
                    foreign.headers.append(path)
                } else if name.hasSuffix("Info.plist") {
                    if infoPlist.map({ FilePath.areInOrder(path, $0) }) ?? true { infoPlist = path }
                } else if !Self.unused.contains(ending) {
                    add(resource: path, region: nil)
                }
            }
        }
        sources.sort(by: FilePath.areInOrder)
        resources.sort { FilePath.areInOrder($0.path, $1.path) }
    }

    /// Leaves out a file that isn't copied.
    mutating func leaveOut(_ path: String?) { resources.removeAll { $0.path == path } }

    /// Keeps only the sources whose paths fulfill a condition.
    mutating func keep(_ isMember: (String) -> Bool) { sources.removeAll { !isMember($0) } }

    /// Returns a file's path as its folders spell it, or nil with a remark if it isn't there.
    private mutating func found(_ path: String) -> String? {
        if (try? files.look(at: path).kind) ?? .missing != .missing { return path }
        let spelled = files.spelling(of: path)
        if spelled != path { return spelled }
        remarks.append(AppProject.remark(aboutMissing: path))
        return nil
    }
}
