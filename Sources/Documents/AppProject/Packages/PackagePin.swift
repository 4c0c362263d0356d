package import JSONText

/// The state of a package that was chosen for an app: what `Package.resolved` says of it.
package struct PackagePin: Hashable, Sendable {
    package var identity: String
    package var address: PackageAddress
    package var revision: String
    package var version: PackageVersion?
    package var branch: String?

    package init(
        _ address: PackageAddress, revision: String, version: PackageVersion? = nil, branch: String? = nil
    ) {
        identity = address.identity
        (self.address, self.revision, self.version, self.branch) = (address, revision, version, branch)
    }

    /// The state in words: `5.9.1`, `main`, `7595cbcf`.
    package var title: String { version?.description ?? branch ?? String(revision.prefix(8)) }

    // MARK: Files

    /// Reads `Package.resolved`, in each of the formats that Xcode and the package manager have written.
    package static func all(in bytes: [UInt8]) throws(JSONError) -> [PackagePin] {
        let root = try JSONReader.read(bytes)
        let pins = (root["pins"] ?? root["object"]?["pins"])?.elements ?? []
        return pins.compactMap(PackagePin.init)
    }

    private init?(_ node: JSONNode) {
        guard let location = (node["location"] ?? node["repositoryURL"])?.string, let state = node["state"],
            let revision = state["revision"]?.string, Self.isHash(revision)
        else { return nil }
        address = PackageAddress(location)
        identity = node["identity"]?.string.map { $0.lowercased() } ?? address.identity
        self.revision = revision
        version = state["version"]?.string.flatMap(PackageVersion.init)
        branch = state["branch"]?.string
    }

    /// Returns whether a text is a commit's hash.
    package static func isHash(_ text: String) -> Bool {
        (7...64).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
    }

    /// Returns the text of `Package.resolved` with pins.
    package static func text(of pins: [PackagePin]) -> String {
        let nodes = pins.sorted { $0.identity < $1.identity }.map { pin in
            let state = JSONValue.record([
                "branch": pin.branch.map(JSONValue.string), "revision": .string(pin.revision),
                "version": pin.version.map { .string($0.description) },
            ])
            return JSONValue.record([
                "identity": .string(pin.identity), "kind": .string("remoteSourceControl"),
                "location": .string(pin.address.text), "state": state,
            ])
        }
        return JSONValue.record(["pins": .array(nodes), "version": .integer(2)]).text
    }
}
