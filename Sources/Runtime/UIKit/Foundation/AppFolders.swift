public import Foundation

/// The folders of an app's home, as iOS has them.
public enum AppFolders {
    private static var home: URL { URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true) }

    /// The places in the home folder that Foundation for Linux has elsewhere, or not at all.
    private static func place(_ directory: FileManager.SearchPathDirectory) -> String? {
        switch directory {
        case .documentDirectory: "Documents"
        case .libraryDirectory, .allLibrariesDirectory: "Library"
        case .cachesDirectory: "Library/Caches"
        case .applicationSupportDirectory: "Library/Application Support"
        case .autosavedInformationDirectory: "Library/Autosave Information"
        case .inputMethodsDirectory: "Library/Input Methods"
        case .preferencePanesDirectory: "Library/PreferencePanes"
        case .downloadsDirectory: "Downloads"
        case .desktopDirectory: "Desktop"
        case .moviesDirectory: "Movies"
        case .musicDirectory: "Music"
        case .picturesDirectory: "Pictures"
        case .sharedPublicDirectory: "Public"
        case .applicationDirectory, .allApplicationsDirectory: "Applications"
        default: nil
        }
    }

    /// Returns the folders of a kind.
    public static func urls(
        for directory: FileManager.SearchPathDirectory, in domains: FileManager.SearchPathDomainMask
    ) -> [URL] {
        let others = domains.subtracting(.userDomainMask)
        let shared = others.isEmpty ? [] : FileManager.default.urls(for: directory, in: others)
        guard domains.contains(.userDomainMask) else { return shared }
        guard let place = place(directory) else { return FileManager.default.urls(for: directory, in: domains) }
        return [home.appendingPathComponent(place, isDirectory: true)] + shared
    }

    /// Returns the folder of a kind, which is created if it has to be.
    public static func url(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL?, create shouldCreate: Bool
    ) throws -> URL {
        guard domain == .userDomainMask, let folder = urls(for: directory, in: domain).first else {
            return try FileManager.default.url(
                for: directory, in: domain, appropriateFor: url, create: shouldCreate)
        }
        if shouldCreate { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        return folder
    }
}

extension URL {
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    public static var picturesDirectory: URL { folder(.picturesDirectory) }
    public static var musicDirectory: URL { folder(.musicDirectory) }
    public static var moviesDirectory: URL { folder(.moviesDirectory) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        AppFolders.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    }
}
