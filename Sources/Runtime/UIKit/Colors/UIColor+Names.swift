extension UIColor {
    /// The system's colour that documents and asset catalogues call `systemRedColor` or `labelColor`.
    package static func system(named name: String) -> UIColor? {
        SystemColor(archived: name).map { UIColor(.system($0, alpha: nil)) }
    }
}
