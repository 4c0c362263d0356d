public import CoreGraphics

/// The background, the images and the direction of a page control.
extension UIPageControl {
    /// When the dots have a background: while a finger is on them, always, or never.
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

    /// What a finger does to the control.
    public enum InteractionState: Int, Sendable { case none, discrete, continuous }

    /// Where the second page is from the first.
    public enum Direction: Int, Sendable {
        case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
    }

    /// The images of dots, and the looks around them.
    struct Looks {
        var images: [Int: UIImage] = [:]
        var currentImages: [Int: UIImage] = [:]
    }

    public func setIndicatorImage(_ image: UIImage?, forPage page: Int) { looks.images[page] = image }
    public func indicatorImage(forPage page: Int) -> UIImage? { looks.images[page] ?? preferredIndicatorImage }
    public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        looks.currentImages[page] = image
    }
    public func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        looks.currentImages[page] ?? preferredCurrentPageIndicatorImage
    }

    /// The image of a page's dot now, or nil for a dot.
    func shownImage(ofPage page: Int) -> UIImage? {
        (page == shownPage ? currentPageIndicatorImage(forPage: page) : nil) ?? indicatorImage(forPage: page)
    }

    var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    /// Whether the first page is at the right or at the bottom.
    var isReversed: Bool {
        switch direction {
        case .natural: readsFromRight
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    /// Returns the least size that shows a number of pages.
    public func size(forNumberOfPages pageCount: Int) -> CGSize {
        let dots = CGFloat(max(pageCount, 1))
        let length = environment.system >= 14 ? 39.5 + dots * 25.5 : dots * 7 + (dots - 1) * 9
        let across: CGFloat = environment.system >= 14 ? 26 : 37
        return isVertical ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
    }

    /// Shows the current page, if that was deferred.
    @available(*, deprecated, message: "The current page is always shown at once.")
    public func updateCurrentPageDisplay() {
        shownPage = currentPage
        setNeedsLayout()
    }
}
