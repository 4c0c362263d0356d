import FileAccess

/// Chooses the states of the packages that a project needs: those of `Package.resolved` where they are wanted, else the highest
/// versions that everything allows.
struct PackageResolver {
    /// A package that something needs.
    struct Need: Hashable {
        var address: PackageAddress
        var requirement: PackageRequirement
        var products: Set<String>
        /// What needs it, for messages.
        var needer: String
    }

    private struct Choice: Hashable {
        var pin: PackagePin?
        var folder: String
    }

    /// What was wanted of a package, and what was chosen then.
    private struct Decision {
        var wanted: Set<PackageRequirement>
        var choice: Choice?
    }

    private let checkouts: any PackageCheckouts
    /// The states of `Package.resolved` by the packages' identities.
    private let resolved: [String: PackagePin]
    /// The folders of packages that take the place of those at addresses.
    private let local: [String: String]

    private var decisions: [String: Decision] = [:]
    private(set) var needs: [Need] = []
    /// Why packages can't be had, by their identities.
    private(set) var problems: [String: PackageProblem] = [:]
    private var said: [String: String] = [:]

    init(_ checkouts: any PackageCheckouts, resolved: [PackagePin], local: [String: String]) {
        (self.checkouts, self.local) = (checkouts, local)
        self.resolved = Dictionary(resolved.map { ($0.identity, $0) }) { first, _ in first }
    }

    /// Returns the folder of a package, or nil if it can't be had.
    func folder(of identity: String) -> String? { decisions[identity]?.choice?.folder }

    /// Returns whether a package was looked for.
    func isKnown(_ identity: String) -> Bool { decisions[identity] != nil }

    /// The remarks about the packages.
    var remarks: [String] { said.sorted { $0.key < $1.key }.map(\.value) }

    /// The chosen states.
    var pins: [PackagePin] { decisions.values.compactMap { $0.choice?.pin }.sorted { $0.identity < $1.identity } }

    // MARK: Choosing

    /// The most rounds of choosing: each can only follow from another choice in the one before.
    private static let rounds = 64

    /// Adds what a project needs, and chooses the states of all that this leads to. `read` reads a manifest.
    mutating func add(
        _ more: [Need], reading read: (_ folder: String) throws(ProjectError) -> PackageManifest?
    ) throws(ProjectError) {
        let added = more.filter { !needs.contains($0) }
        guard !added.isEmpty else { return }
        needs += added
        for _ in 0..<Self.rounds {
            let wanted = try allNeeds(reading: read)
            var hasChanged = false
            for (identity, needs) in wanted {
                let requirements = Set(needs.map(\.requirement))
                if let known = decisions[identity], known.wanted == requirements { continue }
                let choice = choose(identity, needs)
                if decisions[identity]?.choice != choice { hasChanged = true }
                decisions[identity] = Decision(wanted: requirements, choice: choice)
            }
            let names = Set(wanted.map(\.identity))
            for identity in decisions.keys where !names.contains(identity) { decisions[identity] = nil }
            if !hasChanged { return }
        }
    }

    /// Returns what is needed of each package, as far as the chosen states tell, those of the project first.
    private func allNeeds(
        reading read: (_ folder: String) throws(ProjectError) -> PackageManifest?
    ) throws(ProjectError) -> [(identity: String, needs: [Need])] {
        var found: [(identity: String, needs: [Need])] = []
        var products: [String: Set<String>] = [:]
        var open = needs[...]
        while let need = open.popFirst() {
            let identity = need.address.identity
            if let place = found.firstIndex(where: { $0.identity == identity }) {
                if !found[place].needs.contains(need) { found[place].needs.append(need) }
            } else {
                found.append((identity, [need]))
            }
            let known = products[identity] ?? []
            guard !need.products.isSubset(of: known) else { continue }
            let all = known.union(need.products)
            products[identity] = all
            guard let folder = folder(of: identity), let manifest = try read(folder) else { continue }
            open += manifest.needs(of: all)
        }
        return found
    }

    private mutating func choose(_ identity: String, _ needs: [Need]) -> Choice? {
        problems[identity] = nil
        said[identity] = nil
        guard let address = needs.first?.address else { return nil }
        if let folder = local[identity] { return Choice(pin: nil, folder: folder) }
        if let other = needs.first(where: { $0.address.repository != address.repository }) {
            said[identity] =
                "the package '\(address.name)' is needed from \(address) and, by \(other.needer), from \(other.address); the first is used"
        }
        if let folder = checkouts.presentFolder(of: address) { return Choice(pin: nil, folder: folder) }
        if let reason = ForeignPackages.reason(for: address) {
            problems[identity] = PackageProblem(reason)
            problems[identity]?.isFetchable = false
            return nil
        }
        do throws(PackageProblem) {
            guard address.isSafe else { throw PackageProblem("'\(address)' isn't an address of a git repository") }
            let pin = try pin(of: address, needs)
            let folder = try checkouts.folder(of: pin)
            if let remark = folder.remark { said[identity] = remark }
            return Choice(pin: pin, folder: folder.path)
        } catch {
            problems[identity] = error
            return nil
        }
    }

    private mutating func pin(of address: PackageAddress, _ needs: [Need]) throws(PackageProblem) -> PackagePin {
        // A branch or revision that the project itself wants stands above the versions that packages ask for.
        let states = needs.map(\.requirement).filter { !$0.isVersion }
        let deciding = states.first.map { [$0] } ?? needs.map(\.requirement)
        if let other = states.first(where: { $0 != states[0] }) {
            throw conflict(over: address, needs, "\(states[0]) and \(other)")
        }
        if var known = resolved[address.identity] {
            if deciding.allSatisfy({ $0.allows(known) }) {
                // The address may have changed since, and git's settings are about the one of the project.
                known.address = address
                return known
            }
            said[address.identity] =
                "Package.resolved has '\(address.name)' at \(known.title), and the project needs \(deciding.map(\.description).joined(separator: " and ")); another state is chosen"
        }
        if let state = states.first { return try checkouts.pin(of: address, at: state) }
        let versions = try checkouts.versions(of: address)
        let fitting = versions.compactMap { pin in pin.version.map { (version: $0, pin: pin) } }
            .filter { candidate in deciding.allSatisfy { $0.allows(candidate.version) } }
        if let best = fitting.max(by: { $0.version < $1.version }) { return best.pin }
        let isOne = Set(deciding).count == 1
        guard isOne, let wish = deciding.first else { throw conflict(over: address, needs, nil) }
        let newest = versions.compactMap(\.version).max().map { "the newest one is \($0)" }
        throw PackageProblem(
            "the package '\(address.name)' at \(address) has no version that is \(wish)",
            hint: newest ?? "it has no tag that is a version")
    }

    private func conflict(over address: PackageAddress, _ needs: [Need], _ states: String?) -> PackageProblem {
        var words: [String] = []
        for need in needs {
            let word = "\(need.needer) needs \(need.requirement)"
            if !words.contains(word) { words.append(word) }
        }
        return PackageProblem(
            "no version of the package '\(address.name)' satisfies everyone that needs it: \(words.joined(separator: ", "))"
        )
    }
}

extension PackageManifest {
    /// Returns the packages at addresses that products of this one need.
    func needs(of products: Set<String>) -> [PackageResolver.Need] {
        var wanted: [Int: Set<String>] = [:]
        var seen: Set<String> = []
        var open = self.products.filter { products.contains($0.name) }.flatMap(\.targets)
        // A target can be needed by its name where no product has it.
        open += products.filter { target(named: $0) != nil }
        while let name = open.popLast() {
            guard seen.insert(name).inserted, let target = target(named: name) else { continue }
            for dependency in target.dependencies where !StandIns.replace(dependency.name) {
                switch dependency {
                case .name(let name) where self.target(named: name) != nil: open.append(name)
                case .name(let name), .product(let name, _):
                    for place in requirements(for: dependency) { wanted[place, default: []].insert(name) }
                }
            }
        }
        return requirements.indices.compactMap { place in
            guard let products = wanted[place], case .remote(_, let address, let requirement?) = requirements[place]
            else {
                return nil
            }
            return .init(
                address: PackageAddress(address), requirement: requirement, products: products, needer: "'\(self.name)'"
            )
        }
    }

    /// Returns the places of the requirements that a dependency may be a product of, the likeliest ones only.
    func requirements(for dependency: Dependency) -> [Int] {
        let (product, package): (String, String?) =
            switch dependency {
            case .name(let name): (name, nil)
            case .product(let name, let package): (name, package)
            }
        let wish = (package ?? product).lowercased()
        let named = requirements.indices.filter { requirements[$0].names.contains(wish) }
        return named.isEmpty ? Array(requirements.indices) : named
    }
}
