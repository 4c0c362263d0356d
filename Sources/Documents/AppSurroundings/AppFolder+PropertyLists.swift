import FileAccess

extension AppFolder {
    /// The `Info.plist` files, the one closest to a document first.
    package func infoPlists(near document: String, _ problems: inout [FileProblem]) -> [InfoPlist] {
        Self.nearest(infoPlistFiles, to: document).compactMap { read($0, &problems, InfoPlist.init) }
    }

    /// The build settings of the projects, those closest to a document first.
    package func buildSettings(near document: String, _ problems: inout [FileProblem]) -> [BuildSettings] {
        Self.nearest(projectFiles, to: document).compactMap { read($0, &problems, BuildSettings.init) }
    }

    /// The name of the colour set that tints the app: as `Info.plist` or the project says, or else Xcode's own "AccentColor". Nil
    /// for an app without such a set.
    package func accentColorName(near document: String, _ problems: inout [FileProblem]) -> String? {
        let setting = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"
        let candidates =
            infoPlists(near: document, &problems).compactMap(\.accentColor)
            + buildSettings(near: document, &problems).flatMap { $0.values(of: setting) } + ["AccentColor"]
        return candidates.first(where: colorNames.contains)
    }
}
