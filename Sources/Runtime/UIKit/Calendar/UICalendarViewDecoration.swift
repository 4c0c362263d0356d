public import Foundation
import QuartzCore

extension UICalendarView {
    /// How large a decoration is.
    public enum DecorationSize: Int, Sendable {
        case small, medium, large

        /// The diameter of a dot, or the height of a bar.
        var dot: CGFloat {
            switch self {
            case .small: 4
            case .medium: 6
            case .large: 6
            }
        }
        var symbol: CGFloat {
            switch self {
            case .small: 10
            case .medium: 12
            case .large: 14
            }
        }
    }

    /// What is below a day: a dot, an image, or a view of the app.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        private enum Kind {
            case dot(UIColor?, DecorationSize)
            case image(UIImage?, UIColor?, DecorationSize)
            case view(() -> UIView)
        }

        private let kind: Kind

        private init(_ kind: Kind) {
            self.kind = kind
            super.init()
        }

        /// Creates a gray dot.
        public override convenience init() { self.init(.dot(nil, .medium)) }
        /// Creates an image; without one, it is a filled circle.
        public convenience init(image: UIImage?, color: UIColor?, size: DecorationSize) {
            self.init(.image(image, color, size))
        }
        /// Creates a decoration with a view, which is clipped to the room below the day.
        public convenience init(customViewProvider: @escaping () -> UIView) { self.init(.view(customViewProvider)) }

        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(.dot(color, size))
        }
        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }
        public static func customView(_ provider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: provider)
        }

        /// Returns the view of the decoration.
        func makeView() -> UIView {
            switch kind {
            case .dot(let color, let size): return dot(color, size)
            case .image(let image, let color, let size):
                let font = UIImage.SymbolConfiguration(pointSize: size.symbol)
                guard let image = image ?? UIImage(systemName: "circle.fill") else { return dot(color, size) }
                let view = UIImageView(image: image.preferring(font))
                view.tintColor = color ?? .systemGray
                view.contentMode = .scaleAspectFit
                let scale = min(1, size.symbol * 1.3 / max(1, view.image?.size.height ?? 1))
                let natural = view.image?.size ?? .zero
                view.frame.size = CGSize(width: natural.width * scale, height: natural.height * scale)
                return view
            case .view(let make):
                let view = make()
                if view.bounds.isEmpty { view.frame.size = view.intrinsicContentSize.nonnegative }
                return view
            }
        }

        private func dot(_ color: UIColor?, _ size: DecorationSize) -> UIView {
            let width = size == .large ? 16 : size.dot
            let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: size.dot))
            view.backgroundColor = color ?? .systemGray3
            view.layer.cornerRadius = size.dot / 2
            return view
        }
    }
}

extension CGSize {
    fileprivate var nonnegative: CGSize { CGSize(width: max(0, width), height: max(0, height)) }
}
