import FileAccess

/// Pods, where the folder `Pods` isn't there.
extension ModuleFinder {
    /// Returns the modules of the pods, where the folder `Pods` isn't there.
    mutating func podNames(in project: XcodeProject) throws(ProjectError) -> [String] {
        guard checkouts != nil, let pods = Pods(in: [project.home, places.home], files) else {
            record(.init(nil, "the app's pods aren't there: \(Self.podHint)"))
            return []
        }
        var names: [String] = []
        for pod in pods.all {
            for name in try self.names(of: pod, of: pods, in: project) where !names.contains(name) {
                names.append(name)
            }
        }
        return names
    }

    /// Returns the modules of a pod that the folder `Pods` has a target and no sources for, as where they aren't committed; nil if
    /// `Podfile.lock` has no such pod, or there is nothing to fetch it with.
    mutating func names(ofMissingPod name: String, in project: XcodeProject) -> [String]? {
        guard project.isOfPods, checkouts != nil,
            let pods = Pods(in: [FilePath.folder(of: project.home), places.home], files),
            case let pod = pods.pod(named: name), pod.address != nil
        else { return nil }
        var attempt = self
        guard let found = try? attempt.names(of: pod, of: pods, in: project), !found.isEmpty else { return nil }
        self = attempt
        return found
    }

    static let podHint = "run `pod install`, and keep the folder Pods and the workspace"

    /// Returns the modules of a pod: those of its package, or that of its specification.
    private mutating func names(
        of pod: Pods.Pod, of pods: Pods, in project: XcodeProject
    ) throws(ProjectError) -> [String] {
        let product = PodRepositories.product(of: pod.name)
        if StandIns.replace(product) || PodRepositories.isProgram(pod) { return [] }
        // The folder `Pods` may have what another pod of it lacks.
        let module = BuildVariables.identifier(product)
        if let known = modules.first(where: { $0.module == module }) { return known.dependencies + [module] }
        guard let address = pod.address else {
            record(.init(module, "the pod '\(pod.name)' isn't there: \(Self.podHint)"))
            return []
        }
        let need = PackageResolver.Need(
            address: address, requirement: pod.requirement, products: [product], needer: "the Podfile")
        try resolve([need], for: project.path, arePackages: false)
        if let folder = packages?.folder(of: address.identity) {
            let spec = specification(of: pod, at: folder)
            // A package has a module for what a part of a pod adds to the pod's own.
            if spec?.hasMore == true, let found = try names(ofPod: pod, at: folder, pods, in: project) { return found }
            var attempt = self
            let found = try? attempt.names(ofProduct: product, at: folder)
            // Sources import the pod's module, whose name can differ from that of the package's.
            if let found {
                if let own = spec.map({ BuildVariables.identifier($0.module) }), !found.contains(own) {
                    var other = self
                    if let named = try? other.names(ofPod: pod, at: folder, pods, in: project), named.contains(own) {
                        self = other
                        return named
                    }
                }
                self = attempt
                return found
            }
            if let found = try names(ofPod: pod, at: folder, pods, in: project) { return found }
        }
        return try names(ofProduct: product, from: [address])
    }

    private func specification(of pod: Pods.Pod, at folder: String) -> PodSpec? {
        (try? files.read(FilePath.join(folder, "\(pod.name).podspec")).bytes).map {
            PodSpec(String(decoding: $0, as: UTF8.self), named: pod.name, parts: pod.parts)
        }
    }

    /// Returns the modules of a pod by its specification, or nil if it has none.
    private mutating func names(
        ofPod pod: Pods.Pod, at folder: String, _ pods: Pods, in project: XcodeProject
    ) throws(ProjectError) -> [String]? {
        guard let spec = specification(of: pod, at: folder) else { return nil }
        let file = FilePath.join(folder, "\(pod.name).podspec")
        let node = Node.package(folder: folder, target: pod.name)
        if let known = provided[node] { return known }
        try enter(node, pod.name, file)
        var needed: [String] = []
        for name in spec.dependencies {
            for module in try names(of: pods.pod(named: name), of: pods, in: project) where !needed.contains(module) {
                needed.append(module)
            }
        }
        way.removeLast()
        descriptions.append(file)
        provided[node] = needed
        let name = BuildVariables.identifier(spec.module)
        var members = TargetMembers(in: folder, files)
        let sources = spec.sources(in: folder, files)
        for path in sources where !path.hasSuffix(".h") { members.add(source: path) }
        // Earlier versions of R.swift are a program, with a pod for its library.
        if sources.isEmpty, pod.name == "R.swift", !needed.isEmpty { return needed }
        guard !members.sources.isEmpty else {
            var foreign = members.foreign
            foreign.headers = sources.filter { $0.hasSuffix(".h") }
            let umbrella = foreign.headers.first { FilePath.name(of: $0) == "\(name).h" } ?? foreign.headers.first
            if let umbrella,
                var module = AppProject.Module(named: name, foreign, publicHeaders: FilePath.folder(of: umbrella))
            {
                module.dependencies = needed
                provided[node] = try add(module, at: file)
                return provided[node]
            }
            let isForeign = !members.foreign.objectiveC.isEmpty
            let what = isForeign ? "is written in Objective-C, which isn't compiled here" : "has no Swift sources"
            record(.init(name, "the pod '\(pod.name)' \(what)"))
            return needed
        }
        for path in spec.resources(in: folder, files) { members.add(resource: path, region: nil) }
        var module = AppProject.Module(
            name: spec.module, module: name,
            swiftVersion: spec.swiftVersion ?? swiftVersion(ofPodIn: folder, for: project), sources: members.sources,
            resources: members.resources, bundle: "Frameworks/\(name).framework", isFramework: true,
            settings: BuildVariables())
        module.settings.addConditions(["COCOAPODS"])
        module.dependencies = needed
        // CocoaPods writes a header for each pod, which imports UIKit.
        module.headerModules = ["UIKit"]
        module.record(objectiveC: members.foreign.objectiveC, remarks: members.remarks)
        provided[node] = try add(module, at: file)
        return provided[node]
    }

    /// The version of the language of a pod whose specification doesn't say it: that of a file, or else the app's own.
    private func swiftVersion(ofPodIn folder: String, for project: XcodeProject) -> String {
        let file = try? files.read(FilePath.join(folder, ".swift-version")).bytes
        if let version = file.map({ String(decoding: $0, as: UTF8.self) })?.prefix(while: { !$0.isWhitespace }),
            version.first?.isNumber == true
        {
            return String(version)
        }
        let targets = project.targets.lazy.compactMap { project.object($0) }
        return targets.compactMap { project.variables(of: $0)["SWIFT_VERSION"] }.first ?? "5.0"
    }
}

extension XcodeProject {
    /// Whether CocoaPods writes the project.
    var isOfPods: Bool { FilePath.name(of: path) == "Pods.xcodeproj" }
}
