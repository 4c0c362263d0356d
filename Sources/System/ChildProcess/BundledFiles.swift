import Glibc

/// What comes with the command for systems that may lack it: fonts, icons, loaders of images, programs that draw, and the C
/// library.
///
/// It is in the folder `Bundled` beside the command, if there is one. Libraries find it by variables of this process.
/// Other programs don't get these variables, because they have libraries of their own.
///
/// In an archive, `storyboard` is a launcher, which executes `storyboard-command`; where the system's C library is too old, it
/// executes `storyboard-loader` with the command and the bundled C library as arguments.
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

    /// The loader that executes this process with the bundled C library, or nil if it has the system's. Written with the
    /// variables.
    nonisolated(unsafe) private static var loader: String?

    /// Whether the system's C library is too old for this process and for apps.
    package static var replacesSystemLibrary: Bool { loader != nil }

    /// Sets the variables, except those that somebody else has set. Called once, before anything uses the libraries.
    ///
    /// - Parameter executable: The path of the file that this process executes.
    /// - Returns: The path by which the command is called.
    package static func use(for executable: String) -> String {
        var program = executable
        if program.hasSuffix("/storyboard-command") || program.hasSuffix("/storyboard-loader") {
            program = String(program[..<(program.lastIndex(of: "-") ?? program.endIndex)])
        }
        let bundled = program.prefix(through: program.lastIndex(of: "/") ?? program.startIndex) + "Bundled"
        guard access("\(bundled)/fonts.conf", R_OK) == 0 else { return program }
        folder = String(bundled)
        if executable.hasSuffix("/storyboard-loader") { loader = executable }
        for (name, place) in places where getenv(name) == nil {
            variables[name] = "\(bundled)/\(place)"
            setenv(name, "\(bundled)/\(place)", 1)
        }
        return program
    }

    /// Returns the path of a program that came with the command, or its name, which is then looked up in `PATH`.
    package static func program(_ name: String) -> String {
        let path = "\(folder ?? "")/programs/\(name)"
        return folder != nil && access(path, X_OK) == 0 ? path : name
    }

    /// Returns the program and the arguments that start a program: one that came with the command needs the C library that
    /// this process has.
    static func start(_ program: String, _ arguments: [String]) -> (program: String, arguments: [String]) {
        guard let loader, let folder, program.hasPrefix("\(folder)/programs/") else { return (program, arguments) }
        return (loader, ["--library-path", "\(folder)/glibc", program] + arguments)
    }
}
