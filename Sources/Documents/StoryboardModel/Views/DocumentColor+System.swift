import SystemStyles

extension DocumentColor {
    /// Creates the color that Xcode lists in a document for a system color: its appearance in light mode.
    public init?(listedForSystemColor name: String) {
        guard let color = SystemColor(named: name) else { return nil }
        switch color.light {
        case .rgb(let red, let green, let blue, let alpha):
            self = .rgb(red: red, green: green, blue: blue, alpha: alpha, space: "sRGB")
        case .gray(let white, let alpha):
            self = .gray(white: white, alpha: alpha, space: "genericGamma22GrayColorSpace")
        }
    }
}
