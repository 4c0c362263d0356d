import Glibc

/// What comes with the command for systems that may lack it: fonts, icons, loaders of images, and programs that draw.
///
/// It is in the folder `Bundled` beside the command, if there is one. Libraries find it by variables of this process.
/// Other programs don't get these variables, because they have libraries of their own.
package enum BundledFiles {
    /// The variables, and what each names in the folder.
    private static let places = [
        "FONTCONFIG_FILE": "fonts.conf", "GDK_PIXBUF_MODULE_FILE": "loaders.cache", "GIO_MODULE_DIR": "gio",
        "OPENSTORYBOARD_ICONS": "icons",
    ]

    /// The names of the variables.
    package static var names: [String] { places.keys.sorted() }

    /// The variables that `use` has set.
    // Written once, before there is a second thread.
    nonisolated(unsafe) package private(set) static var variables: [String: String] = [:]

    /// The folder, or nil if there is none. Written with the variables.
    nonisolated(unsafe) private static var folder: String?

    /// Sets the variables, except those that somebody else has set. Called once, before anything uses the libraries.
    package static func use(beside program: String) {
        let bundled = program.prefix(through: program.lastIndex(of: "/") ?? program.startIndex) + "Bundled"
        guard access("\(bundled)/fonts.conf", R_OK) == 0 else { return }
        folder = String(bundled)
        for (name, place) in places where getenv(name) == nil {
            variables[name] = "\(bundled)/\(place)"
            setenv(name, "\(bundled)/\(place)", 1)
        }
    }

    /// Returns the path of a program that came with the command, or its name, which is then looked up in `PATH`.
    package static func program(_ name: String) -> String {
        let path = "\(folder ?? "")/programs/\(name)"
        return folder != nil && access(path, X_OK) == 0 ? path : name
    }
}
