import JSONText

/// The contents of a data set or symbol set.
package struct FileSet: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        package var file: String
        package var traits: AssetTraits
        /// The uniform type identifier of a data set's file.
        package var type: String?
    }

    package var entries: [Entry]

    /// Reads a `Contents.json`.
    package init(_ bytes: [UInt8]) throws(FormatError) {
        let root = try JSONNode.readObject(bytes)
        let nodes = (root["data"] ?? root["symbols"])?.elements ?? []
        entries = nodes.compactMap { node in
            node["filename"]?.string.map {
                Entry(file: $0, traits: AssetTraits(node), type: node["universal-type-identifier"]?.string)
            }
        }
    }

    /// Returns the entry for traits, or nil if the set has none.
    package func entry(for wish: AssetWish) -> Entry? {
        let ranked = entries.compactMap { entry in entry.traits.distance(from: wish).map { (entry, $0) } }
        return ranked.min { $0.1 < $1.1 }?.0
    }
}
