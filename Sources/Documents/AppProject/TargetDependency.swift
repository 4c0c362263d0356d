import AppSurroundings
import FileAccess

/// What a target of a project depends on.
enum TargetDependency: Hashable {
    /// A target with an id; `project` is the path of another project.
    case target(id: String, project: String?)
    /// The target of another project whose product has an id.
    case product(id: String, name: String, project: String)
    /// The target of any project that makes a file: `Kit.framework`.
    case file(String)
    /// A product of a package: one in a folder, one at an address, or of any that the project knows.
    case package(product: String, folder: String?, RemotePackage?)
    /// A binary in the app's folder.
    case binary(String)
}

/// A package at an address, as a project refers to it.
struct RemotePackage: Hashable {
    var address: String
    /// The required states, or nil if the project doesn't have them in a known form.
    var requirement: PackageRequirement?
}

extension XcodeProject {
    /// Returns what a target depends on: its explicit dependencies, and what it is linked with.
    func dependencies(of target: PropertyList) -> [TargetDependency] {
        var found: [TargetDependency] = []
        func add(_ dependency: TargetDependency?) {
            if let dependency, !found.contains(dependency) { found.append(dependency) }
        }
        for entry in list(target["dependencies"]).compactMap({ object($0) }) {
            if let id = entry["target"]?.string, object(id) != nil {
                add(.target(id: id, project: nil))
            } else if let product = entry["productRef"]?.string {
                add(package(product))
            } else if let proxy = object(entry["targetProxy"]?.string), let id = proxy["remoteGlobalIDString"]?.string {
                add(.target(id: id, project: project(of: proxy)))
            }
        }
        for id in list(target["packageProductDependencies"]) { add(package(id)) }
        for phase in list(target["buildPhases"]).compactMap({ object($0) })
        where phase["isa"]?.string == "PBXFrameworksBuildPhase" {
            for file in list(phase["files"]).compactMap({ object($0) }) {
                if let product = file["productRef"]?.string { add(package(product)) }
                if let id = file["fileRef"]?.string { add(linked(id)) }
            }
        }
        return found
    }

    private func package(_ id: String) -> TargetDependency? {
        guard let product = object(id), let name = product["productName"]?.string else { return nil }
        let reference = object(product["package"]?.string)
        return .package(
            product: name.hasPrefix("plugin:") ? String(name.dropFirst("plugin:".count)) : name,
            folder: reference?["relativePath"]?.string.map { FilePath.join(home, $0) }, reference.flatMap(remotePackage)
        )
    }

    private func remotePackage(_ reference: PropertyList) -> RemotePackage? {
        guard let address = reference["repositoryURL"]?.string else { return nil }
        let requirement = reference["requirement"]
        return RemotePackage(
            address: address, requirement: PackageRequirement(project: { requirement?[$0]?.string }))
    }

    /// The packages at addresses that the project lists.
    var remotePackages: [RemotePackage] {
        list(root["packageReferences"]).compactMap { object($0).flatMap(remotePackage) }
    }

    /// Returns what targets need of packages at addresses.
    func packageNeeds(of targets: [String]) -> [PackageResolver.Need] {
        targets.compactMap { object($0) }.flatMap { target in
            dependencies(of: target).flatMap { dependency -> [PackageResolver.Need] in
                guard case .package(let product, nil, let package) = dependency, !dependency.isReplaced else {
                    return []
                }
                return (package.map { [$0] } ?? remotePackages).flatMap { needs(of: [product], from: $0) }
            }
        }
    }

    /// Returns what the project needs of a package, which is nothing if it doesn't say which state.
    func needs(of products: Set<String>, from package: RemotePackage) -> [PackageResolver.Need] {
        package.requirement.map { requirement in
            [
                .init(
                    address: PackageAddress(package.address), requirement: requirement, products: products,
                    needer: "the project")
            ]
        } ?? []
    }

    private func linked(_ id: String) -> TargetDependency? {
        guard let reference = object(id) else { return nil }
        let name = FilePath.name(of: reference["path"]?.string ?? reference["name"]?.string ?? "")
        if reference["isa"]?.string == "PBXReferenceProxy" {
            guard let proxy = object(reference["remoteRef"]?.string), let project = project(of: proxy),
                let product = proxy["remoteGlobalIDString"]?.string
            else { return nil }
            return .product(id: product, name: name, project: project)
        }
        if let own = targets.first(where: { object($0)?["productReference"]?.string == id }) {
            return .target(id: own, project: nil)
        }
        switch reference["sourceTree"]?.string {
        case "SDKROOT", "DEVELOPER_DIR": return nil
        case "BUILT_PRODUCTS_DIR": return .file(name)
        default: return paths[id]?.contains("System/Library") == true ? nil : .binary(name)
        }
    }

    /// Returns the path of the project that a proxy is about, or nil if it is this one.
    private func project(of proxy: PropertyList) -> String? {
        guard let portal = proxy["containerPortal"]?.string, portal != rootID else { return nil }
        return paths[portal]
    }

    /// The folders of the packages that the project names, or that were dragged into it.
    func packageFolders(_ files: any FileStore) -> [String] {
        let named = list(root["packageReferences"]).compactMap { object($0)?["relativePath"]?.string }
            .map { FilePath.join(home, $0) }
        let dragged = paths.filter { id, path in
            object(id)?["isa"]?.string == "PBXFileReference"
                && files.isPackage(path)
        }
        return named + dragged.map(\.value).sorted()
    }

    /// The paths of the projects that are in this one.
    var innerProjects: [String] { paths.values.filter { $0.hasSuffix(".xcodeproj") }.sorted() }

    /// Returns the target with a product: the id of its reference, or its file's name.
    func target(making product: String) -> String? {
        targets.first { id in
            guard let reference = object(id)?["productReference"]?.string else { return false }
            // A file may have another name than the product: that of a pod with a dash, for example.
            return reference == product || object(reference)?["path"]?.string.map(FilePath.name) == product
                || object(reference)?["name"]?.string == product
        }
    }

    /// Returns the target with a name.
    func target(named name: String) -> String? { targets.first { object($0)?["name"]?.string == name } }
}
