/// A nib folder: the same objects for several versions of the system.
public enum NibFolder {
    /// Returns the file that a loader uses, or nil if there is none. Among archives: the newest `objects-N+.nib` for
    /// the system, then `runtime.nib`, then `objects.nib`. The keyed archive of old nibs comes last.
    public static func choice(among names: some Sequence<String>, for system: SystemVersion) -> String? {
        var best: (version: SystemVersion, name: String)?
        var plain: Set<String> = []
        for name in names {
            plain.insert(name)
            guard let version = version(name), version <= system else { continue }
            if let best, !isBetter((version, name), than: best) { continue }
            best = (version, name)
        }
        return best?.name ?? ["runtime.nib", "objects.nib", "keyedobjects.nib"].first(where: plain.contains)
    }

    /// Returns whether a file is preferred. Of equal versions, such as 11 and 11.0, the first in alphabetical order is.
    private static func isBetter(
        _ new: (version: SystemVersion, name: String), than old: (version: SystemVersion, name: String)
    ) -> Bool {
        new.version == old.version ? new.name < old.name : new.version > old.version
    }

    /// Returns the version in `objects-11.0+.nib`.
    private static func version(_ name: String) -> SystemVersion? {
        guard name.hasPrefix("objects-"), name.hasSuffix("+.nib"), name.utf8.count > 13 else { return nil }
        return SystemVersion(String(name.dropFirst(8).dropLast(5)))
    }
}
