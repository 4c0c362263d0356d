import FileAccess

/// Frameworks that Carthage would build: from the checkouts that are there, else from the repositories of `Cartfile.resolved`.
extension ModuleFinder {
    /// Returns the modules of the framework with a file name, or nil if no checkout makes it.
    mutating func names(ofCarthageFile name: String, in project: XcodeProject) throws(ProjectError) -> [String]? {
        let module = Self.module(ofFile: name)
        for home in Set([project.home, places.home]).sorted() {
            let checkouts = FilePath.join(home, "Carthage/Checkouts")
            let folders = ((try? files.list(checkouts)) ?? []).map { FilePath.join(checkouts, $0) }
            for folder in likeliest(folders, for: module) {
                if let found = try names(of: module, file: name, inCheckout: folder) { return found }
            }
            let file = FilePath.join(home, "Cartfile.resolved")
            guard self.checkouts != nil, let bytes = try? files.read(file).bytes else { continue }
            let pins = CarthagePin.all(in: String(decoding: bytes, as: UTF8.self))
            for address in likeliest(pins.map(\.address.name), for: module) {
                guard let pin = pins.first(where: { $0.address.name == address }) else { continue }
                let need = PackageResolver.Need(
                    address: pin.address, requirement: pin.requirement, products: [module], needer: "the Cartfile")
                try resolve([need], for: project.path, arePackages: false)
                guard let folder = packages?.folder(of: pin.address.identity) else { continue }
                if let found = try names(of: module, file: name, inCheckout: folder) { return found }
            }
        }
        return nil
    }

    /// Returns names of repositories, the one that is named as a module first.
    private func likeliest(_ names: [String], for module: String) -> [String] {
        names.filter { FilePath.name(of: $0) == module } + names.filter { FilePath.name(of: $0) != module }
    }

    /// Returns the modules of a framework that a checkout makes: as a package, or by a project.
    private mutating func names(
        of module: String, file: String, inCheckout folder: String
    ) throws(ProjectError) -> [String]? {
        var attempt = self
        if let found = try? attempt.names(ofProduct: module, at: folder), !found.isEmpty {
            self = attempt
            return found
        }
        let inner = ((try? files.list(folder)) ?? []).map { FilePath.join(folder, $0) }
        let places =
            inner
            + inner.filter { !$0.contains(".xc") }.flatMap { place in
                ((try? files.list(place)) ?? []).map { FilePath.join(place, $0) }
            }
        for place in places where place.hasSuffix(".xcodeproj") {
            guard let other = try? project(at: place), let id = other.target(making: file) else { continue }
            return try visit(id, in: other)
        }
        return nil
    }
}

/// A line of `Cartfile.resolved`: `github "owner/Name" "1.2.0"`, `git "address" "revision"`.
struct CarthagePin {
    let address: PackageAddress
    let requirement: PackageRequirement

    static func all(in text: String) -> [CarthagePin] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            guard let found = line.prefixMatch(of: #/\s*(github|git)\s+"([^"]+)"\s+"([^"]+)"/#) else { return nil }
            let isAddress = found.1 == "git" || found.2.contains("://")
            let address = isAddress ? String(found.2) : "https://github.com/\(found.2).git"
            let version = PackageVersion(String(found.3.hasPrefix("v") ? found.3.dropFirst() : found.3))
            return CarthagePin(
                address: PackageAddress(address), requirement: version.map { .exact($0) } ?? .revision(String(found.3)))
        }
    }
}
