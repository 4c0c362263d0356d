public import Foundation

/// The region that a text is laid out in.
@preconcurrency @MainActor
public class NSTextContainer: NSObject {
    public var size: CGSize { didSet { if size != oldValue { changed() } } }
    /// The space at both ends of each line.
    public var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
    /// The maximum number of lines; 0 means no limit.
    public var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }
    public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { changed() } } }
    /// Whether the width follows that of the text view.
    public var widthTracksTextView = false
    /// Whether the height follows that of the text view.
    public var heightTracksTextView = false
    public weak var layoutManager: NSLayoutManager?
    /// The view that the container is of.
    weak var textView: UITextView?

    /// Creates a container. A size of zero has no limits.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Creates a container without limits.
    public override convenience init() { self.init(size: .zero) }

    private func changed() { textView?.layoutChanged() }
}
