import AppProject
import AppSurroundings
import FileAccess
import StoryboardCompiler
import StoryboardModel
import XMLTree

/// Makes the files of a bundle besides its program: of an app, a framework, or the resources of a package's target.
struct BundleWriter {
    /// What is in a bundle.
    struct Content {
        var module: String
        var resources: [AppProject.Resource]
        var infoPlist: String?
        var settings: BuildVariables
        /// The name of its program, or nil if it has none.
        var executable: String?
        /// The kind of the package: an application, a framework or a bundle of resources.
        var type = "APPL"
        /// The files and folders that others put there.
        var others: Set<String> = []
    }

    private let project: Content
    private let bundle: String
    private let files: any FileStore

    init(_ content: Content, in bundle: String, _ files: any FileStore) {
        (self.project, self.bundle, self.files) = (content, bundle, files)
    }

    /// Copies and compiles the resources into a bundle that has others, and returns messages about them.
    func addResources() throws(BuildError) -> [String] {
        var messages: [String] = []
        do throws(FileError) {
            try files.createFolder(bundle)
            for resource in project.resources { _ = try add(resource, &messages) }
        } catch {
            throw BuildError(error)
        }
        return messages
    }

    /// Makes the whole bundle with the resources, and returns messages about them.
    func run() throws(BuildError) -> [String] {
        var messages: [String] = []
        var kept = project.others.union(["Info.plist"] + [project.executable].compactMap(\.self))
        do throws(FileError) {
            try files.createFolder(bundle)
            for resource in project.resources { kept.formUnion(try add(resource, &messages)) }
            try files.update(FilePath.join(bundle, "Info.plist"), with: try information(&messages))
            try removeOthers(than: kept)
        } catch {
            throw BuildError(error)
        }
        if messages.contains(where: { $0.contains(": error: ") }) { throw BuildError(messages.joined(separator: "\n")) }
        return messages
    }

    /// Removes what the app had in an earlier build.
    private func removeOthers(than kept: Set<String>) throws(FileError) {
        let folders = Set(kept.compactMap { $0.split(separator: "/").first.map(String.init) })
        for name in try files.list(bundle) where !folders.contains(name) && !name.hasSuffix(".xctest") {
            try files.removeAll(at: FilePath.join(bundle, name))
        }
    }

    /// Adds a resource, and returns the names of the files in the bundle.
    private func add(_ resource: AppProject.Resource, _ messages: inout [String]) throws(FileError) -> [String] {
        let name = FilePath.name(of: resource.path)
        switch FilePath.fileExtension(of: name) {
        case "storyboard", "xib": return try compile(resource, &messages)
        case "xcstrings": return try catalog(resource, &messages)
        default:
            if let model = DataModelFolder(resource, files) {
                return [try model.compile(into: bundle, folder: resource.folder)]
            }
            let place = FilePath.join(resource.folder, name)
            var copy = ResourceCopy(of: resource.path, in: bundle, files)
            try copy.write(to: place)
            return [place]
        }
    }

    // MARK: Documents

    private func compile(_ resource: AppProject.Resource, _ messages: inout [String]) throws(FileError) -> [String] {
        let name = FilePath.name(of: resource.path)
        let plain = String(name.prefix { $0 != "." })
        let bytes = try files.read(resource.path).bytes
        var document: Document
        do throws(DocumentError) {
            document = try Document(bytes)
        } catch {
            messages.append("\(resource.path):\(error.location.line):\(error.location.column): error: \(error.message)")
            return []
        }
        guard document.kind.isUIKit else { return [] }
        document.inheritModule(project.module)
        let compiler = StoryboardCompiler(document, name: plain, isLocalized: resource.folder == "Base.lproj")
        let compilation = compiler.compile()
        for found in compilation.diagnostics {
            let place = "\(resource.path):\(found.location.line):\(found.location.column)"
            messages.append("\(place): \(found.severity == .error ? "error" : "warning"): \(found.message)")
        }
        let home = FilePath.join(bundle, resource.folder)
        try files.createFolder(home)
        if document.kind.isStoryboard {
            let folder = "\(plain).storyboardc"
            let pieces = compilation.pieces.map { (name: String($0.path.dropFirst(folder.count + 1)), bytes: $0.bytes) }
            try files.put(pieces, asFolder: FilePath.join(home, folder))
            return [FilePath.join(resource.folder, folder)]
        }
        for piece in compilation.pieces { try files.update(FilePath.join(home, piece.path), with: piece.bytes) }
        return compilation.pieces.map { FilePath.join(resource.folder, $0.path) }
    }

    // MARK: Texts

    /// Writes a strings file for each language of a catalog.
    private func catalog(_ resource: AppProject.Resource, _ messages: inout [String]) throws(FileError) -> [String] {
        let name = String(FilePath.name(of: resource.path).dropLast("xcstrings".count)) + "strings"
        let catalog: StringCatalog
        do throws(FormatError) {
            catalog = try StringCatalog(try filesRead(resource.path))
        } catch {
            messages.append("\(resource.path): error: \(error.message)")
            return []
        }
        var places: [String] = []
        for language in catalog.languages {
            let texts = catalog.texts(in: language, on: "iphone")
            let list = PropertyList.dictionary(texts.mapValues { .string($0) })
            let place = "\(language).lproj/\(name)"
            try files.createFolder(FilePath.join(bundle, "\(language).lproj"))
            try files.update(FilePath.join(bundle, place), with: list.xml)
            places.append(place)
        }
        return places
    }

    private func filesRead(_ path: String) throws(FormatError) -> [UInt8] {
        do throws(FileError) { return try files.read(path).bytes } catch { throw FormatError(error.message) }
    }

    // MARK: Info.plist

    /// The bytes that all texts may have.
    private static let longestInformation = 16 << 20

    private func information(_ messages: inout [String]) throws(FileError) -> [UInt8] {
        var list: [String: PropertyList] = [:]
        if let path = project.infoPlist {
            do throws(FormatError) {
                list = try PropertyList(try filesRead(path)).dictionary ?? [:]
            } catch {
                messages.append(
                    "\(path):\(error.location.map { "\($0.line):\($0.column): " } ?? " ")error: \(error.message)")
            }
        }
        for name in project.settings.names where name.hasPrefix("INFOPLIST_KEY_") {
            let key = String(name.dropFirst("INFOPLIST_KEY_".count))
            if list[key] == nil, let value = project.settings[name] { list[key] = Self.generated(key, value) }
        }
        if project.settings["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"] == "YES",
            list["UIApplicationSceneManifest"] == nil
        {
            list["UIApplicationSceneManifest"] = .dictionary(["UIApplicationSupportsMultipleScenes": .bool(false)])
        }
        let defaults = [
            "CFBundleName": "$(PRODUCT_NAME)", "CFBundlePackageType": project.type,
            "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
            "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
            "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
        ]
        list.merge(defaults.mapValues { .string($0) }) { old, _ in old }
        // Xcode adds the families that the build settings name (Information Property List, UIDeviceFamily).
        let families = (project.settings["TARGETED_DEVICE_FAMILY"] ?? "").split(separator: ",").compactMap {
            Int($0.filter { $0 != " " })
        }
        if !families.isEmpty { list["UIDeviceFamily"] = .array(families.map { .integer($0) }) }
        list["CFBundleExecutable"] = project.executable.map { .string($0) }
        var left = Self.longestInformation
        let expanded = PropertyList.dictionary(list).expanded(project.settings, &left)
        if left < 0 {
            messages.append(
                "\(project.infoPlist ?? bundle): error: with the values of build settings, it is longer than \(Self.longestInformation) bytes"
            )
        }
        return expanded.xml
    }

    /// Returns the value of a build setting for a key of `Info.plist`.
    private static func generated(_ key: String, _ value: String) -> PropertyList {
        if key.hasPrefix("UISupportedInterfaceOrientations") {
            return .array(value.split(separator: " ").map { .string(String($0)) })
        }
        return value == "YES" ? .bool(true) : value == "NO" ? .bool(false) : .string(value)
    }
}

extension PropertyList {
    /// Returns the list with the values of build settings in place of their names. `left` is the number of bytes that texts may
    /// still have; it is negative after those that have more.
    fileprivate func expanded(_ settings: BuildVariables, _ left: inout Int) -> PropertyList {
        switch self {
        case .string(let text):
            guard left >= 0 else { return self }
            let result = settings.expand(text)
            left -= result.utf8.count
            return .string(result)
        case .array(let elements):
            return .array(elements.map { $0.expanded(settings, &left) })
        case .dictionary(let members):
            return .dictionary(members.mapValues { $0.expanded(settings, &left) })
        default: return self
        }
    }
}
