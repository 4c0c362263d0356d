import AppSurroundings
package import FileAccess

/// A new document in the Xcode project around it, which lists its files one by one.
package struct NewProjectFile {
    private let path: String
    private let files: any FileStore

    package init(_ path: String, in files: any FileStore) { (self.path, self.files) = (path, files) }

    /// Adds the file to the project in the nearest folder around it that has one: the file, its group, and the resources of
    /// its target. Returns the path of the project, or nil if there is none or it has the file already, as one of
    /// Xcode 16 has with its folders. `limit` is the outermost folder that is looked at.
    package func addToProject(within limit: String) throws(ProjectError) -> String? {
        guard let project = try project(within: limit) else { return nil }
        let location = FilePath.join(project, "project.pbxproj")
        let contents: FileContents
        do throws(FileError) {
            contents = try files.read(location)
        } catch {
            throw ProjectError(location, error.message)
        }
        guard let text = try adding(to: contents.bytes, at: project) else { return nil }
        do throws(FileError) {
            _ = try files.replace(location, with: text, expecting: contents.stamp)
        } catch {
            throw ProjectError(location, error.message)
        }
        return project
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
        if project.has(path) { return nil }
        let target = try project.target(near: path)
        guard
            let phase = project.list(target["buildPhases"]).first(where: {
                project.object($0)?["isa"]?.string == "PBXResourcesBuildPhase"
            })
        else {
            throw ProjectError(location, "the target '\(target["name"]?.string ?? "")' has no phase for resources")
        }
        guard var text = ProjectText(bytes), add(to: &text, project, phase: phase), isIn(text.bytes, at: location)
        else {
            throw ProjectError(
                location, "the project isn't written as Xcode writes it", hint: "add the file in Xcode")
        }
        return text.bytes
    }

    private func add(to text: inout ProjectText, _ project: XcodeProject, phase: String) -> Bool {
        let folder = FilePath.folder(of: path)
        let region = FilePath.name(of: folder)
        let isLocalized = region.hasSuffix(".lproj")
        guard let group = project.group(around: isLocalized ? FilePath.folder(of: folder) : folder) else {
            return false
        }
        let name = FilePath.name(of: path)
        let comment = ProjectText.commented(name)
        let (file, build) = (project.newID(), project.newID())
        let own = String(path.dropFirst(group.folder.count + 1))
        let language = String(region.dropLast(".lproj".count))
        let title = isLocalized ? language : name
        let named = title == own ? "" : "name = \(ProjectText.spelled(title)); "
        let kind = name.hasSuffix(".xib") ? "file.xib" : "file.storyboard"
        let reference = """
            {isa = PBXFileReference; lastKnownFileType = \(kind); \(named)path = \(ProjectText.spelled(own)); \
            sourceTree = "<group>"; }
            """
        guard
            text.add(reference, id: file, comment: ProjectText.commented(title), ofClass: "PBXFileReference")
        else { return false }
        var member = file
        if isLocalized {
            member = project.newID()
            let variants = """
                {
                \t\t\tisa = PBXVariantGroup;
                \t\t\tchildren = (
                \t\t\t\t\(file) /* \(ProjectText.commented(title)) */,
                \t\t\t);
                \t\t\tname = \(ProjectText.spelled(name));
                \t\t\tsourceTree = "<group>";
                \t\t}
                """
            guard text.add(variants, id: member, comment: comment, ofClass: "PBXVariantGroup") else { return false }
        }
        let use = "{isa = PBXBuildFile; fileRef = \(member) /* \(comment) */; }"
        return text.add(use, id: build, comment: "\(comment) in Resources", ofClass: "PBXBuildFile")
            && text.add(member, comment: comment, to: "children", of: group.id)
            && text.add(build, comment: "\(comment) in Resources", to: "files", of: phase)
    }

    private func isIn(_ text: [UInt8], at location: String) -> Bool {
        guard let project = try? XcodeProject(text, at: location) else { return false }
        return project.has(path) && project.targets.compactMap(project.object).contains { project.uses(path, in: $0) }
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

    /// Returns the target whose resources are in the folder of a file or nearest to it; the only app otherwise.
    fileprivate func target(near file: String) throws(ProjectError) -> PropertyList {
        let all = targets.compactMap { object($0) }
        var folder = FilePath.folder(of: file)
        while folder.count >= home.count {
            let found = all.filter { target in resources(of: target).contains { $0.hasPrefix(folder + "/") } }
            if found.count == 1 { return found[0] }
            if found.count > 1 { throw several(found) }
            let outer = FilePath.folder(of: folder)
            guard outer != folder else { break }
            folder = outer
        }
        let apps = all.filter { $0["productType"]?.string == "com.apple.product-type.application" }
        if apps.count == 1 { return apps[0] }
        throw several(apps)
    }

    private func several(_ found: [PropertyList]) -> ProjectError {
        let names = found.compactMap { $0["name"]?.string }.map { "'\($0)'" }.joined(separator: ", ")
        return ProjectError(
            path, found.isEmpty ? "no target has resources" : "several targets have resources there: \(names)",
            hint: "add the file in Xcode, which asks for the targets")
    }

    fileprivate func uses(_ file: String, in target: PropertyList) -> Bool { resources(of: target).contains(file) }

    private func resources(of target: PropertyList) -> [String] {
        list(target["buildPhases"]).compactMap { object($0) }
            .filter { $0["isa"]?.string == "PBXResourcesBuildPhase" }
            .flatMap { list($0["files"]) }.compactMap { object($0)?["fileRef"]?.string }
            .flatMap { id in
                let children = object(id)?["isa"]?.string == "PBXVariantGroup" ? list(object(id)?["children"]) : [id]
                return children.compactMap { paths[$0] }
            }
    }

    /// Returns the group of a folder, or of the nearest one around it: one with files of its own in the folder first.
    fileprivate func group(around place: String) -> (id: String, folder: String)? {
        let products = root["productRefGroup"]?.string
        let groups = paths.filter { id, _ in object(id)?["isa"]?.string == "PBXGroup" && id != products }
        var folder = place
        while folder.count >= home.count {
            let here = groups.filter { $0.value == folder }.keys.sorted()
            let documents = here.first { list(object($0)?["children"]).contains(where: isDocument) }
            let own = here.first { object($0)?["path"] != nil }
            let main = here.first { $0 == root["mainGroup"]?.string }
            if let group = documents ?? own ?? main ?? here.first { return (group, folder) }
            let outer = FilePath.folder(of: folder)
            guard outer != folder else { break }
            folder = outer
        }
        return nil
    }

    private func isDocument(_ id: String) -> Bool {
        let name = object(id)?["path"]?.string ?? object(id)?["name"]?.string ?? ""
        return name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
    }

    /// Returns an id like Xcode's that no object has.
    fileprivate func newID() -> String {
        while true {
            let digits = (0..<24).map { _ in "0123456789ABCDEF".randomElement() ?? "0" }
            let id = String(digits)
            if objects[id] == nil { return id }
        }
    }
}
