import AppBuilder
import FileAccess

/// The home folder of an app.
enum AppHome {
    /// Creates the folders that an app finds in its home folder.
    static func create(at home: String, _ files: OutputFolder) throws(FileError) {
        for name in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
            try files.createFolder(FilePath.join(home, name))
        }
    }

    /// Creates the empty home folder of an app that was built, and returns its path.
    static func empty(of build: AppBuild) throws(Failure) -> String {
        let home = FilePath.join(build.folder, "Home")
        do throws(FileError) {
            if try build.output.look(at: home) != FileEntry(kind: .missing) { try build.output.removeAll(at: home) }
            try create(at: home, build.output)
        } catch {
            throw Failure(writing: home, error)
        }
        return home
    }

    /// The environment variables of an app with a home folder.
    static func variables(_ home: String) -> [String: String] {
        ["HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": FilePath.join(home, "tmp") + "/"]
    }
}
