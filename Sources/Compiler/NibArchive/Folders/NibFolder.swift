/// A nib that is a folder: the same objects, written for several versions of the system.
public enum NibFolder {
    /// The file that a loader takes, nil if there is none it knows. For archives: the newest `objects-N+.nib` that the
    /// system satisfies, else `runtime.nib`, else `objects.nib`. The keyed archive of old nibs comes last.
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

    /// Of two spellings of one version, such as 11 and 11.0, it is the first of the alphabet, in whatever order they come.
    private static func isBetter(
        _ new: (version: SystemVersion, name: String), than old: (version: SystemVersion, name: String)
    ) -> Bool {
        new.version == old.version ? new.name < old.name : new.version > old.version
    }

    /// The version in `objects-11.0+.nib`.
    private static func version(_ name: String) -> SystemVersion? {
        guard name.hasPrefix("objects-"), name.hasSuffix("+.nib"), name.utf8.count > 13 else { return nil }
        return SystemVersion(String(name.dropFirst(8).dropLast(5)))
    }
}
