import AppSurroundings
package import FileAccess

/// A new document, Swift source or strings file in the Xcode project around it, which lists its files one by one.
package struct NewProjectFile {
    private let path: String
    private let files: any FileStore

    package init(_ path: String, in files: any FileStore) { (self.path, self.files) = (path, files) }

    /// A change of a project, which isn't made yet.
    package struct Change {
        /// The path of the project.
        package var project: String
        package var file: FileChange
    }

    /// Returns the change that adds the file to the project in the nearest folder around it that has one: a document to its group
    /// and the resources of its target, a source to those that are compiled, a strings file to the variants of its document, and its
    /// language to those of the project. Returns nil if there is none or it has the file already, as one of
    /// Xcode 16 has with its folders. `limit` is the outermost folder that is looked at. The file needn't be there yet.
    package func addition(within limit: String) throws(ProjectError) -> Change? {
        try change(within: limit) { bytes, project throws(ProjectError) in
            try adding(to: bytes, at: project)
        }
    }

    /// Adds the file to the project, and returns the path of the project, or nil if `addition(within:)` has no change.
    package func addToProject(within limit: String) throws(ProjectError) -> String? {
        guard let change = try addition(within: limit) else { return nil }
        do throws(FileError) {
            try files.replaceAll([change.file])
        } catch {
            throw ProjectError(change.file.path, error.message)
        }
        return change.project
    }

    /// Returns the change that makes the file the Base variant of a document that is localized, whose place it takes in the group
    /// and in targets, or nil if there is no project that lists the document as a file.
    package func localization(of former: String, within limit: String) throws(ProjectError) -> Change? {
        try change(within: limit) { bytes, project throws(ProjectError) in
            try localizing(former, in: bytes, at: project)
        }
    }

    private func change(
        within limit: String, _ change: ([UInt8], String) throws(ProjectError) -> [UInt8]?
    ) throws(ProjectError) -> Change? {
        guard let project = try project(within: limit) else { return nil }
        let location = FilePath.join(project, "project.pbxproj")
        let contents: FileContents
        do throws(FileError) {
            contents = try files.read(location)
        } catch {
            throw ProjectError(location, error.message)
        }
        guard let text = try change(contents.bytes, project) else { return nil }
        do throws(FileError) {
            // The caller reports one that can't be written; it mustn't keep the new file from being written.
            try files.prepare(location, with: text, expecting: contents.stamp).discard()
        } catch {
            throw ProjectError(location, error.message)
        }
        return Change(project: project, file: FileChange(location, text, expecting: contents.stamp))
    }

    private func project(within limit: String) throws(ProjectError) -> String? {
        var folder = FilePath.folder(of: path)
        for _ in 0..<24 {
            let all = (try? files.list(folder)) ?? []
            let names = all.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }
            if names.count > 1 {
                throw ProjectError(
                    folder, "there are several projects: \(names.sorted().joined(separator: ", "))",
                    hint: "add the file in Xcode")
            }
            if let name = names.first { return FilePath.join(folder, name) }
            let outer = FilePath.folder(of: folder)
            if folder == limit || outer == folder { return nil }
            folder = outer
        }
        return nil
    }

    /// Returns the text of a project with the file, or nil if nothing has to be added.
    func adding(to bytes: [UInt8], at location: String) throws(ProjectError) -> [UInt8]? {
        let project = try XcodeProject(bytes, at: location)
        if path.hasSuffix(".strings") { return try addingStrings(to: bytes, project) }
        if project.has(path) { return nil }
        let target = try project.target(near: path, phase: kind.phase)
        guard
            let phase = project.list(target["buildPhases"]).first(where: {
                project.object($0)?["isa"]?.string == kind.phase.rawValue
            })
        else {
            let name = target["name"]?.string ?? ""
            throw ProjectError(location, "the target '\(name)' has no phase for \(kind.phase.contents)")
        }
        return try changed(bytes, project) { text in
            guard add(to: &text, project, phase: phase) else { return false }
            return isIn(text.bytes, at: location)
        }
    }

    /// Returns the text after a change, which returns false if the text isn't as Xcode writes it.
    private func changed(
        _ bytes: [UInt8], _ project: XcodeProject, _ change: (inout ProjectText) -> Bool
    ) throws(ProjectError) -> [UInt8] {
        guard var text = ProjectText(bytes), change(&text) else {
            throw ProjectError(
                project.path, "the project isn't written as Xcode writes it", hint: "add the file in Xcode")
        }
        return text.bytes
    }

    // MARK: Documents and sources

    private var kind: (type: String, phase: XcodeProject.Phase) {
        switch FilePath.fileExtension(of: path) {
        case "swift": ("sourcecode.swift", .sources)
        case "xib": ("file.xib", .resources)
        case "strings": ("text.plist.strings", .resources)
        default: ("file.storyboard", .resources)
        }
    }

    private func add(to text: inout ProjectText, _ project: XcodeProject, phase: String) -> Bool {
        let folder = FilePath.folder(of: path)
        let region = FilePath.name(of: folder)
        let isLocalized = region.hasSuffix(".lproj")
        let kind = kind
        let home = isLocalized ? FilePath.folder(of: folder) : folder
        guard let group = project.group(around: home, ofFilesLike: path) else { return false }
        let name = FilePath.name(of: path)
        let comment = ProjectText.commented(name)
        let (member, build) = (project.newID(), project.newID())
        let own = String(path.dropFirst(group.folder.count + 1))
        let title = isLocalized ? String(region.dropLast(".lproj".count)) : name
        let isAdded =
            isLocalized
            ? addVariants(to: &text, project, id: member, path: own, title: title)
            : addReference(to: &text, id: member, path: own, title: title)
        guard isAdded else { return false }
        let use = "{isa = PBXBuildFile; fileRef = \(member) /* \(comment) */; }"
        let useComment = "\(comment) in \(kind.phase.title)"
        return text.add(use, id: build, comment: useComment, ofClass: "PBXBuildFile")
            && text.add(member, comment: comment, to: "children", of: group.id)
            && text.add(build, comment: useComment, to: "files", of: phase)
    }

    private func isIn(_ text: [UInt8], at location: String) -> Bool {
        guard let project = try? XcodeProject(text, at: location) else { return false }
        return project.has(path)
            && project.targets.compactMap(project.object).contains {
                project.files(of: $0, in: kind.phase).contains(path)
            }
    }

    /// Returns the text of a project in which a document's reference has become a group with the file as its only variant, or
    /// nil if it doesn't list the document. The group keeps the id, so that everything else stays as it is.
    func localizing(_ former: String, in bytes: [UInt8], at location: String) throws(ProjectError) -> [UInt8]? {
        let project = try XcodeProject(bytes, at: location)
        guard
            let id = project.paths.first(where: {
                $0.value == former && project.object($0.key)?["isa"]?.string == "PBXFileReference"
            })?.key, let own = project.object(id)?["path"]?.string
        else { return nil }
        let region = FilePath.folder(of: path)
        let variants = FilePath.join(FilePath.folder(of: own), FilePath.name(of: region))
        let variant = FilePath.join(variants, FilePath.name(of: path))
        let title = String(FilePath.name(of: region).dropLast(".lproj".count))
        return try changed(bytes, project) { text in
            guard text.remove(id, ofClass: "PBXFileReference") else { return false }
            let isKnown = project.list(project.root["knownRegions"]).contains(title)
            if !isKnown, project.root["knownRegions"] != nil {
                _ = text.add(ProjectText.spelled(title), to: "knownRegions", of: project.rootID)
            }
            return addVariants(to: &text, project, id: id, path: variant, title: title)
                && isIn(text.bytes, at: location)
        }
    }

    /// Adds a reference to the file, and a group of variants that contains it.
    private func addVariants(
        to text: inout ProjectText, _ project: XcodeProject, id: String, path own: String, title: String
    ) -> Bool {
        let file = project.newID()
        let name = FilePath.name(of: path)
        return addReference(to: &text, id: file, path: own, title: title)
            && text.add(
                """
                {
                \t\t\tisa = PBXVariantGroup;
                \t\t\tchildren = (
                \t\t\t\t\(file) /* \(ProjectText.commented(title)) */,
                \t\t\t);
                \t\t\tname = \(ProjectText.spelled(name));
                \t\t\tsourceTree = "<group>";
                \t\t}
                """, id: id, comment: ProjectText.commented(name), ofClass: "PBXVariantGroup")
    }

    private func addReference(to text: inout ProjectText, id: String, path own: String, title: String) -> Bool {
        let named = title == own ? "" : "name = \(ProjectText.spelled(title)); "
        let reference = """
            {isa = PBXFileReference; lastKnownFileType = \(kind.type); \(named)path = \(ProjectText.spelled(own)); \
            sourceTree = "<group>"; }
            """
        return text.add(reference, id: id, comment: ProjectText.commented(title), ofClass: "PBXFileReference")
    }

    // MARK: Strings files

    /// Returns the text of a project with the strings file among the variants of its document, and its language among the
    /// project's, or nil if it has both.
    private func addingStrings(to bytes: [UInt8], _ project: XcodeProject) throws(ProjectError) -> [UInt8]? {
        let folder = FilePath.folder(of: path)
        let language = String(FilePath.name(of: folder).dropLast(".lproj".count))
        let isListed = project.has(path)
        let isKnown = project.list(project.root["knownRegions"]).contains(language)
        if isListed, isKnown { return nil }
        let variants = project.variants(of: path)
        guard isListed || variants != nil else {
            throw ProjectError(
                project.path, "it doesn't list the document among localized files",
                hint: "add the document in Xcode, and the language with it")
        }
        return try changed(bytes, project) { text in
            if let variants, !isListed {
                let file = project.newID()
                let own = String(path.dropFirst(variants.folder.count + 1))
                guard addReference(to: &text, id: file, path: own, title: language),
                    text.add(file, comment: ProjectText.commented(language), to: "children", of: variants.id)
                else { return false }
            }
            return isKnown
                || text.add(ProjectText.spelled(language), to: "knownRegions", of: project.rootID)
        }
    }
}

extension XcodeProject {
    /// A step of building a target, by the class of its object.
    fileprivate enum Phase: String {
        case sources = "PBXSourcesBuildPhase"
        case resources = "PBXResourcesBuildPhase"

        /// What Xcode calls the phase in comments.
        var title: String { self == .sources ? "Sources" : "Resources" }
        var contents: String { self == .sources ? "sources" : "resources" }
    }

    /// Returns the group of a document's variants in languages, and its folder, by the path of its strings file in one.
    fileprivate func variants(of strings: String) -> (id: String, folder: String)? {
        let home = FilePath.folder(of: FilePath.folder(of: strings))
        let name = String(FilePath.name(of: strings).dropLast("strings".count))
        let endings = ["storyboard", "xib", "strings"].map { name + $0 }
        let group = objects.keys.sorted().first { id in
            objects[id]?["isa"]?.string == "PBXVariantGroup"
                && list(objects[id]?["children"]).compactMap { paths[$0] }.contains { path in
                    FilePath.folder(of: FilePath.folder(of: path)) == home && path.contains(".lproj/")
                        && endings.contains(FilePath.name(of: path))
                }
        }
        return group.flatMap { id in paths[id].map { (id, $0) } }
    }
}

extension XcodeProject {
    /// Returns whether a file is listed, or in a folder whose files all belong to the project.
    fileprivate func has(_ file: String) -> Bool {
        paths.contains { id, path in
            if path == file { return object(id)?["isa"]?.string == "PBXFileReference" }
            return object(id)?["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" && file.hasPrefix(path + "/")
        }
    }

    /// Returns the target whose files of a phase are in the folder of a file or nearest to it; the only app otherwise.
    fileprivate func target(near file: String, phase: Phase) throws(ProjectError) -> PropertyList {
        let all = targets.compactMap { object($0) }
        var folder = FilePath.folder(of: file)
        while folder.count >= home.count {
            let found = all.filter { target in
                files(of: target, in: phase).contains { $0.hasPrefix(folder + "/") }
            }
            if found.count == 1 { return found[0] }
            if found.count > 1 { throw several(found, phase) }
            let outer = FilePath.folder(of: folder)
            guard outer != folder else { break }
            folder = outer
        }
        let apps = all.filter { $0["productType"]?.string == "com.apple.product-type.application" }
        if apps.count == 1 { return apps[0] }
        throw several(apps, phase)
    }

    private func several(_ found: [PropertyList], _ phase: Phase) -> ProjectError {
        let names = found.compactMap { $0["name"]?.string }.map { "'\($0)'" }.joined(separator: ", ")
        return ProjectError(
            path,
            found.isEmpty
                ? "no target has \(phase.contents)" : "several targets have \(phase.contents) there: \(names)",
            hint: "add the file in Xcode, which asks for the targets")
    }

    /// Returns the paths of a target's files in a phase.
    fileprivate func files(of target: PropertyList, in phase: Phase) -> [String] {
        list(target["buildPhases"]).compactMap { object($0) }
            .filter { $0["isa"]?.string == phase.rawValue }
            .flatMap { list($0["files"]) }.compactMap { object($0)?["fileRef"]?.string }
            .flatMap { id in
                let children = object(id)?["isa"]?.string == "PBXVariantGroup" ? list(object(id)?["children"]) : [id]
                return children.compactMap { paths[$0] }
            }
    }

    /// Returns the group of a folder, or of the nearest one around it: one with documents, or sources, in the folder first.
    fileprivate func group(around place: String, ofFilesLike file: String) -> (id: String, folder: String)? {
        let endings = file.hasSuffix(".swift") ? [".swift"] : [".storyboard", ".xib"]
        let products = root["productRefGroup"]?.string
        let groups = paths.filter { id, _ in object(id)?["isa"]?.string == "PBXGroup" && id != products }
        var folder = place
        while folder.count >= home.count {
            let here = groups.filter { $0.value == folder }.keys.sorted()
            let alike = here.first { group in
                list(object(group)?["children"]).contains { child in endings.contains(where: name(of: child).hasSuffix)
                }
            }
            let own = here.first { object($0)?["path"] != nil }
            let main = here.first { $0 == root["mainGroup"]?.string }
            if let group = alike ?? own ?? main ?? here.first { return (group, folder) }
            let outer = FilePath.folder(of: folder)
            guard outer != folder else { break }
            folder = outer
        }
        return nil
    }

    private func name(of id: String) -> String { object(id)?["path"]?.string ?? object(id)?["name"]?.string ?? "" }

    /// Returns an id like Xcode's that no object has.
    fileprivate func newID() -> String {
        while true {
            let digits = (0..<24).map { _ in "0123456789ABCDEF".randomElement() ?? "0" }
            let id = String(digits)
            if objects[id] == nil { return id }
        }
    }
}
