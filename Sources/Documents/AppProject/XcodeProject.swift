import AppSurroundings
import FileAccess
import XMLTree

/// An Xcode project: its targets, and the files in their build phases.
struct XcodeProject {
    let objects: [String: PropertyList]
    let root: PropertyList
    /// The id of the root object.
    let rootID: String
    /// The path of the project's folder, `App.xcodeproj`.
    let path: String
    let paths: [String: String]
    /// The text of the project's file.
    let bytes: [UInt8]
    /// The name of the configuration that is built, or nil for the one for debugging.
    var configuration: String?
    /// The configuration files by the ids of the configurations that begin with them.
    private var configurationFiles: [String: ConfigurationFile] = [:]

    /// Reads a project's file. The configuration files are read from `files`, or left out without it.
    init(_ bytes: [UInt8], at path: String, _ files: (any FileStore)? = nil) throws(ProjectError) {
        let file = FilePath.join(path, "project.pbxproj")
        let list: PropertyList
        do throws(FormatError) {
            list = try PropertyList(bytes)
        } catch {
            throw ProjectError(file, error.message, at: error.location)
        }
        guard let objects = list["objects"]?.dictionary, let id = list["rootObject"]?.string, let root = objects[id]
        else {
            throw ProjectError(file, "the project has no root object")
        }
        (self.objects, self.root, self.path, self.bytes, rootID) = (objects, root, path, bytes, id)
        let home = FilePath.folder(of: path) + (root["projectDirPath"]?.string.map { $0.isEmpty ? "" : "/\($0)" } ?? "")
        paths = Self.paths(objects, group: root["mainGroup"]?.string, home: home)
        self.home = home
        guard let files else { return }
        var read: [String: ConfigurationFile] = [:]
        for (id, object) in objects where object["isa"]?.string == "XCBuildConfiguration" {
            guard let place = configurationFile(of: object) else { continue }
            let file = read[place] ?? ConfigurationFile(at: place, files)
            read[place] = file
            configurationFiles[id] = file
        }
    }

    /// Returns the path of the configuration file that a configuration begins with, or nil.
    private func configurationFile(of configuration: PropertyList) -> String? {
        if let id = configuration["baseConfigurationReference"]?.string { return paths[id] }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string.flatMap({ paths[$0] }),
            let name = configuration["baseConfigurationReferenceRelativePath"]?.string
        else { return nil }
        return FilePath.join(anchor, name)
    }

    /// The folder that the project's paths begin at.
    let home: String

    // MARK: Paths

    private static func paths(_ objects: [String: PropertyList], group: String?, home: String) -> [String: String] {
        var found: [String: String] = [:]
        var open = group.map { [($0, home)] } ?? []
        while let (id, folder) = open.popLast() {
            guard found[id] == nil, let object = objects[id] else { continue }
            let own = object["path"]?.string ?? ""
            let place: String? =
                switch object["sourceTree"]?.string {
                case "SOURCE_ROOT": own.isEmpty ? home : FilePath.join(home, own)
                case "<absolute>": own
                case "BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR": nil
                default: own.isEmpty ? folder : FilePath.join(folder, own)
                }
            guard let place else { continue }
            found[id] = place
            for child in object["children"]?.array ?? [] {
                if let child = child.string { open.append((child, place)) }
            }
        }
        return found
    }

    // MARK: Targets

    func object(_ id: String?) -> PropertyList? { id.flatMap { objects[$0] } }

    func list(_ value: PropertyList?) -> [String] { (value?.array ?? []).compactMap(\.string) }

    private static let appTypes: Set<String> = [
        "com.apple.product-type.application", "com.apple.product-type.application.on-demand-install-capable",
    ]

    /// The ids of the project's targets.
    var targets: [String] { list(root["targets"]) }

    /// Returns the project's first app target for iOS, or the one with a name.
    func appTarget(named name: String?) throws(ProjectError) -> PropertyList {
        let apps = targets.compactMap { object($0) }.filter {
            $0["productType"]?.string.map(Self.appTypes.contains) ?? false
        }
        let fitting = apps.filter { isForIOS($0) }
        let chosen = name.map { name in apps.first { $0["name"]?.string == name } } ?? fitting.first
        if let chosen { return chosen }
        let names = apps.compactMap { $0["name"]?.string }
        if let name {
            throw ProjectError(
                path, "there is no app target named '\(name)'",
                hint: names.isEmpty ? nil : "the project has \(names.map { "'\($0)'" }.joined(separator: ", "))")
        }
        throw ProjectError(
            path, names.isEmpty ? "the project has no app target" : "the project has no app target for iOS")
    }

    /// Returns the id of the first framework or library for iOS, or of the one with a name.
    func library(named name: String?) -> String? {
        targets.first { id in
            guard let target = object(id), let type = target["productType"]?.string,
                type.hasPrefix("com.apple.product-type.framework") || type.hasPrefix("com.apple.product-type.library")
            else { return false }
            return name.map { target["name"]?.string == $0 } ?? isForIOS(target)
        }
    }

    private static let testTypes: [String: AppProject.Tests.Kind] = [
        "com.apple.product-type.bundle.unit-test": .unit, "com.apple.product-type.bundle.ui-testing": .interface,
    ]

    /// Returns the tests of a target, if it is one of tests and they are those of an app. `anyHost` takes those that run in another one.
    func tests(
        _ target: PropertyList, of app: PropertyList, anyHost: Bool = false, _ files: any FileStore
    ) throws(ProjectError) -> AppProject.Tests? {
        guard let kind = target["productType"]?.string.flatMap({ Self.testTypes[$0] }) else { return nil }
        let settings = variables(of: target)
        let name = app["name"]?.string ?? ""
        if !anyHost {
            if let tested = settings["TEST_TARGET_NAME"], !tested.isEmpty, tested != name { return nil }
            let product = variables(of: app)["PRODUCT_NAME"] ?? name
            if let host = settings["TEST_HOST"], !host.isEmpty, !host.contains("/\(product).app/") { return nil }
        }
        let whole = try self.app(target, files)
        return AppProject.Tests(
            kind: kind, name: whole.name, module: whole.module, swiftVersion: whole.swiftVersion,
            sources: whole.sources, resources: whole.resources, settings: whole.settings)
    }

    /// Returns whether the target with an id is one of tests.
    func isTest(_ id: String) -> Bool {
        object(id)?["productType"]?.string.map { Self.testTypes[$0] != nil } ?? false
    }

    /// Whether a target is one for iOS, or says nothing about it.
    func isForIOS(_ target: PropertyList) -> Bool {
        let settings = variables(of: target)
        let platforms = (settings["SDKROOT"] ?? "") + " " + (settings["SUPPORTED_PLATFORMS"] ?? "")
        return !["macosx", "watchos", "appletvos", "xros"].contains {
            platforms.contains($0) && !platforms.contains("iphone")
        }
    }

    /// Returns the sources, resources and settings of a target.
    func app(_ target: PropertyList, _ files: any FileStore) throws(ProjectError) -> AppProject {
        let settings = variables(of: target)
        let names = try names(of: target, settings)
        var members = TargetMembers(in: home, files)
        for phase in list(target["buildPhases"]).compactMap({ object($0) }) {
            let kind = phase["isa"]?.string
            for id in list(phase["files"]).compactMap({ object($0)?["fileRef"]?.string }) {
                for (file, region) in self.files(of: id) {
                    if kind == "PBXSourcesBuildPhase" { members.add(source: file) }
                    if kind == "PBXResourcesBuildPhase" { members.add(resource: file, region: region) }
                }
            }
        }
        for group in list(target["fileSystemSynchronizedGroups"]) {
            guard let folder = paths[group] else { continue }
            members.add(folder: folder, except: exceptions(of: group, target))
        }
        var remarks: [String] = []
        func file(_ setting: String) -> String? {
            guard let place = settings[setting], !place.isEmpty else { return nil }
            guard place.hasPrefix("/") else { return files.spelling(of: FilePath.join(home, place)) }
            guard let found = fileOfAnotherComputer(place, files) else { return files.spelling(of: place) }
            remarks.append("\(path): \(setting) is a path on another computer, \(place); this is used: \(found)")
            return found
        }
        let plist = file("INFOPLIST_FILE")
        members.leaveOut(plist)
        var app = AppProject(
            name: names.product, module: names.module,
            swiftVersion: settings["SWIFT_VERSION"] ?? "5.0", sources: members.sources, resources: members.resources,
            infoPlist: plist, settings: settings,
            remarks: remarksAboutConfigurationFiles(of: target) + members.remarks)
        (app.scripts, app.missingSources) = (scripts(of: target, settings), members.missingSources)
        app.remarks += skippedScripts(app.scripts)
        app.foreign = members.foreign
        app.foreign.headers += paths.values.filter { $0.hasSuffix(".h") }.sorted()
        app.foreign.bridgingHeader = file("SWIFT_OBJC_BRIDGING_HEADER")
        app.remarks += remarks
        return app
    }

    /// Returns the file of the project's folder that a path on another computer ends with, or nil if the path's file is there.
    private func fileOfAnotherComputer(_ place: String, _ files: any FileStore) -> String? {
        func exists(_ path: String) -> Bool { (try? files.look(at: path))?.kind == .file }
        guard !exists(place) else { return nil }
        let parts = place.split(separator: "/")
        // A name alone may be that of another target's file.
        return parts.indices.dropLast().lazy.map { FilePath.join(self.home, parts[$0...].joined(separator: "/")) }
            .first(where: exists)
    }

    /// Returns remarks about the configuration files of a target. What CocoaPods writes isn't needed here.
    private func remarksAboutConfigurationFiles(of target: PropertyList) -> [String] {
        configurationFiles(of: target).flatMap(\.remarks).filter { !$0.contains("/Pods/") }
    }

    /// Returns the script phases of a target, but CocoaPods' own, which prepare what isn't needed here.
    private func scripts(of target: PropertyList, _ settings: BuildVariables) -> [AppProject.ScriptPhase] {
        list(target["buildPhases"]).compactMap { object($0) }
            .filter { $0["isa"]?.string == "PBXShellScriptBuildPhase" }
            .filter { $0["name"]?.string?.hasPrefix("[CP] ") != true }
            .map { phase in
                AppProject.ScriptPhase(
                    name: phase["name"]?.string ?? "Run Script", text: phase["shellScript"]?.string ?? "",
                    outputs: list(phase["outputPaths"]).map { settings.expand($0.filter { $0 != "\"" }) })
            }
    }

    /// Returns a remark that names the script phases that aren't run and whose work the build doesn't do.
    private func skippedScripts(_ scripts: [AppProject.ScriptPhase]) -> [String] {
        let names = scripts.filter { !$0.isDoneByBuild }.map(\.name)
        guard !names.isEmpty else { return [] }
        let listed = names.map { "'\($0)'" }.joined(separator: ", ")
        let phases = names.count == 1 ? "script phase \(listed) is" : "script phases \(listed) are"
        return ["\(path): the \(phases) not run; files that they would write must be there"]
    }

    /// Returns the files of a reference: those of a group of localized variants, or itself.
    private func files(of id: String) -> [(String, String?)] {
        guard let reference = object(id) else { return [] }
        guard reference["isa"]?.string == "PBXVariantGroup" else { return paths[id].map { [($0, nil)] } ?? [] }
        return list(reference["children"]).compactMap { child in
            guard let path = paths[child] else { return nil }
            let folder = FilePath.name(of: FilePath.folder(of: path))
            return (path, folder.hasSuffix(".lproj") ? folder : nil)
        }
    }

    /// Returns the files of a synchronized folder that aren't in a target.
    private func exceptions(of group: String, _ target: PropertyList) -> Set<String> {
        var names: Set<String> = []
        for set in list(object(group)?["exceptions"]).compactMap({ object($0) })
        where set["target"]?.string.flatMap({ object($0) })?["name"] == target["name"] {
            names.formUnion(list(set["membershipExceptions"]))
        }
        return names
    }

    // MARK: Settings

    /// Returns the settings of a target in the configuration that is built, or in the one with a name.
    func variables(of target: PropertyList, in configuration: String? = nil) -> BuildVariables {
        let name = target["name"]?.string ?? "App"
        let wished = configuration ?? self.configuration
        var variables = BuildVariables()
        for owner in [root, target] {
            guard let (id, object) = self.configuration(of: owner, named: wished) else { continue }
            for level in [configurationFiles[id]?.settings ?? [:], Self.flat(object["buildSettings"])] {
                variables.add(level.filter { !$0.key.contains("[") })
                variables.add(ConditionalSettings.counting(level, for: object["name"]?.string ?? ""))
            }
        }
        variables.addDefaults([
            "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "SRCROOT": home, "PROJECT_DIR": home,
            "PROJECT_NAME": String(FilePath.name(of: path).dropLast(".xcodeproj".count)),
            "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "DEVELOPMENT_LANGUAGE": root["developmentRegion"]?.string ?? "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
            "PRODUCT_BUNDLE_IDENTIFIER": "org.example.$(PRODUCT_NAME:rfc1034identifier)",
            "CONFIGURATION": self.configuration(of: target, named: wished)?.object["name"]?.string ?? Self.debugging,
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
        ])
        return variables
    }

    /// The name of the configuration for debugging, as Xcode gives it.
    private static let debugging = "Debug"

    /// The names of the project's configurations.
    var configurations: [String] { configurations(of: root).compactMap { $0.object["name"]?.string } }

    private func configurations(of owner: PropertyList) -> [(id: String, object: PropertyList)] {
        list(object(owner["buildConfigurationList"]?.string)?["buildConfigurations"]).compactMap { id in
            object(id).map { (id, $0) }
        }
    }

    /// Returns the configuration of the project or a target with a name, or else the one for debugging, or the first one.
    private func configuration(of owner: PropertyList, named name: String?) -> (id: String, object: PropertyList)? {
        let all = configurations(of: owner)
        func first(_ name: String) -> (id: String, object: PropertyList)? {
            all.first { $0.object["name"]?.string == name }
        }
        return name.flatMap(first) ?? first(Self.debugging) ?? all.first
    }

    /// Returns the compilation conditions that a target has for its scheme's tests only.
    func conditionsOfTests(_ target: PropertyList, _ scheme: Scheme) -> Set<String> {
        func conditions(_ action: AppProject.Action) -> Set<String> {
            Set(variables(of: target, in: scheme.configuration(for: action)).conditions)
        }
        return conditions(.test).subtracting(conditions(.run)).subtracting(conditions(.archive))
    }

    /// Returns the configuration files that the settings of a target come from.
    func configurationFiles(of target: PropertyList) -> [ConfigurationFile] {
        [root, target].compactMap { owner in
            configuration(of: owner, named: configuration).flatMap { configurationFiles[$0.id] }
        }
    }

    private static func flat(_ settings: PropertyList?) -> [String: String] {
        (settings?.dictionary ?? [:]).compactMapValues { value in
            value.string ?? value.array?.compactMap(\.string).joined(separator: " ")
        }
    }
}
