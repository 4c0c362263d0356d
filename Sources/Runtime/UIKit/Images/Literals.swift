import Foundation

/// The type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor
/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIImage: @preconcurrency _ExpressibleByImageLiteral {
    /// Creates an image of the app. One that isn't there ends the app, as on iOS.
    @preconcurrency @MainActor
    public convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else { fatalError("there is no image named '\(name)'") }
        self.init(image.content)
    }
}
