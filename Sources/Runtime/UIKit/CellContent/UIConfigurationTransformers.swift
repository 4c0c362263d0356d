public import Foundation

/// Changes a color of a configuration.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Makes a color gray.
    public static var grayscale: Self {
        Self { color in
            UIColor {
                let parts = color.resolvedColor(with: $0).components
                let white = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
                return UIColor(white: white, alpha: parts.alpha)
            }
        }
    }
    /// Prefers the tint color where a color follows it, which all do that are given.
    public static var preferredTint: Self { Self { $0 } }
    /// Makes a tint color that of the text.
    public static var monochromeTint: Self { Self { _ in .label } }
}

/// Changes the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
