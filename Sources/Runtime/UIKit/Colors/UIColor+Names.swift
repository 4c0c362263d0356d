import CoreGraphics

extension UIColor {
    /// How clearly a color stands out, for texts beside one another.
    public enum Prominence: Int, Sendable { case primary, secondary, tertiary, quaternary }

    /// The prominence that the color was made with.
    public var prominence: Prominence { .primary }

    /// Returns a color that stands out less, by the opacities of labels.
    public func withProminence(_ prominence: Prominence) -> UIColor {
        let opacity: CGFloat =
            switch prominence {
            case .primary: 1
            case .secondary: 0.6
            case .tertiary: 0.3
            case .quaternary: 0.18
            }
        return UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * opacity)
        }
    }

    /// What VoiceOver calls the color: a hue with a word for how light or gray it is.
    public var accessibilityName: String {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        if alpha < 0.05 { return "transparent" }
        if saturation < 0.1 {
            let grays = ["black", "dark gray", "gray", "light gray", "white"]
            return grays[Int(clamping: (brightness * 4).rounded())]
        }
        let names = [
            "red", "orange", "yellow", "green", "green", "teal", "cyan", "blue", "blue", "purple", "magenta", "pink",
        ]
        let name = names[Int(clamping: (hue * 12).rounded()) % 12]
        if name == "orange", brightness < 0.6 { return "brown" }
        if brightness < 0.4 { return "dark \(name)" }
        return saturation < 0.5 && brightness > 0.7 ? "light \(name)" : saturation > 0.9 ? "vibrant \(name)" : name
    }
}
