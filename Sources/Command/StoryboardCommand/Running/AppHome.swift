import FileAccess

/// The home folder of an app.
enum AppHome {
    /// Creates the folders that an app finds in its home folder.
    static func create(at home: String, _ files: any FileStore) throws(FileError) {
        for name in ["Documents", "Library/Caches", "tmp"] { try files.createFolder(FilePath.join(home, name)) }
    }

    /// The environment variables of an app with a home folder.
    static func variables(_ home: String) -> [String: String] {
        ["HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": FilePath.join(home, "tmp") + "/"]
    }
}
