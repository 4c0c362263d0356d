import FileAccess

extension AppFolder {
    /// Returns the `Info.plist` files, the one closest to a document first.
    package func infoPlists(near document: String, _ problems: inout [FileProblem]) -> [InfoPlist] {
        Self.nearest(infoPlistFiles, to: document).compactMap { read($0, &problems, InfoPlist.init) }
    }

    /// Returns the build settings of the projects, those closest to a document first.
    package func buildSettings(near document: String, _ problems: inout [FileProblem]) -> [BuildSettings] {
        Self.nearest(projectFiles, to: document).compactMap { read($0, &problems, BuildSettings.init) }
    }

    /// Returns the name of the color set for the app's accent color: from `Info.plist` or the project, otherwise
    /// "AccentColor". Returns nil if there is no such set.
    package func accentColorName(near document: String, _ problems: inout [FileProblem]) -> String? {
        let setting = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"
        let candidates =
            infoPlists(near: document, &problems).compactMap(\.accentColor)
            + buildSettings(near: document, &problems).flatMap { $0.values(of: setting) } + ["AccentColor"]
        return candidates.first(where: colorNames.contains)
    }
}
