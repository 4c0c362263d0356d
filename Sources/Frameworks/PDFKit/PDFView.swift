public import Foundation
public import UIKit

extension Notification.Name {
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
    public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewChangedSelection")
}

public enum PDFDisplayMode: Int, Sendable {
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
}

/// A view that scrolls through the pages of a document.
@preconcurrency @MainActor
open class PDFView: UIView, UIScrollViewDelegate {
    open weak var delegate: (any PDFViewDelegate)?
    open var document: PDFDocument? {
        didSet {
            guard document !== oldValue else { return }
            index = 0
            reload()
            NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
        }
    }
    open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { reload() } }
    open var displayDirection = PDFDisplayDirection.vertical { didSet { reload() } }
    open var displaysPageBreaks = true { didSet { setNeedsLayout() } }
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) { didSet { setNeedsLayout() } }
    open var displayBox = PDFDisplayBox.cropBox
    open var interpolationQuality = 2
    open var autoScales = false { didSet { setNeedsLayout() } }
    open var minScaleFactor: CGFloat = 0.25
    open var maxScaleFactor: CGFloat = 5
    open var currentSelection: PDFSelection?
    open var highlightedSelections: [PDFSelection]?
    open private(set) var isUsingPageViewController = false
    private let scrollView = UIScrollView()
    private var pageViews: [PageView] = []
    private var index = 0
    private var ownScale: CGFloat = 1

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemGray
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.delegate = self
        addSubview(scrollView)
    }

    open var documentView: UIView? { document == nil ? nil : scrollView }

    // MARK: Pages

    private var pages: [PDFPage] { (0..<(document?.pageCount ?? 0)).compactMap { document?.page(at: $0) } }

    private var isContinuous: Bool { displayMode == .singlePageContinuous || displayMode == .twoUpContinuous }

    private func reload() {
        for view in pageViews { view.removeFromSuperview() }
        let pages = pages
        let shown = isContinuous ? pages : pages.indices.contains(index) ? [pages[index]] : []
        pageViews = shown.map(PageView.init)
        for view in pageViews { scrollView.addSubview(view) }
        setNeedsLayout()
    }

    open func layoutDocumentView() { setNeedsLayout() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margins = displaysPageBreaks ? pageBreakMargins : .zero
        let scale = scaleFactor
        let isDown = displayDirection == .vertical
        var (place, across): (CGFloat, CGFloat) = (0, 0)
        for view in pageViews {
            let size = CGSize(width: view.page.size.width * scale, height: view.page.size.height * scale)
            let start = place + (isDown ? margins.top : margins.left)
            view.frame = CGRect(origin: isDown ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0), size: size)
            place = start + (isDown ? size.height + margins.bottom : size.width + margins.right)
            across = max(across, isDown ? size.width : size.height)
        }
        let room = isDown ? bounds.width : bounds.height
        for view in pageViews {
            if isDown {
                view.frame.origin.x = (max(across, room) - view.frame.width) / 2
            } else {
                view.frame.origin.y = (max(across, room) - view.frame.height) / 2
            }
        }
        scrollView.contentSize =
            isDown
            ? CGSize(width: max(across, 0), height: place) : CGSize(width: place, height: max(across, 0))
    }

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard isContinuous else { return }
        let middle = CGPoint(
            x: scrollView.contentOffset.x + bounds.width / 2, y: scrollView.contentOffset.y + bounds.height / 2)
        let isDown = displayDirection == .vertical
        let nearest = pageViews.indices.min { one, other in
            let (near, far) = (pageViews[one].frame, pageViews[other].frame)
            return isDown
                ? abs(near.midY - middle.y) < abs(far.midY - middle.y)
                : abs(near.midX - middle.x) < abs(far.midX - middle.x)
        }
        setIndex(nearest ?? 0)
    }

    private func setIndex(_ new: Int) {
        guard new != index else { return }
        index = new
        NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    }

    open var currentPage: PDFPage? { document?.page(at: index) }
    open var visiblePages: [PDFPage] {
        let shown = CGRect(origin: scrollView.contentOffset, size: bounds.size)
        return pageViews.filter { $0.frame.intersects(shown) }.map(\.page)
    }

    open func go(to page: PDFPage) {
        guard let document, document.index(for: page) != NSNotFound else { return }
        setIndex(document.index(for: page))
        guard isContinuous else { return reload() }
        layoutIfNeeded()
        guard let view = pageViews.first(where: { $0.page === page }) else { return }
        let last = CGPoint(
            x: max(0, scrollView.contentSize.width - bounds.width),
            y: max(0, scrollView.contentSize.height - bounds.height))
        scrollView.contentOffset =
            displayDirection == .vertical
            ? CGPoint(x: 0, y: min(view.frame.minY, last.y)) : CGPoint(x: min(view.frame.minX, last.x), y: 0)
        setIndex(document.index(for: page))
    }
    open func go(to destination: PDFDestination) { if let page = destination.page { go(to: page) } }
    open func go(to selection: PDFSelection) { if let page = selection.pages.first { go(to: page) } }
    open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }

    open var canGoToFirstPage: Bool { index > 0 }
    open var canGoToLastPage: Bool { index < pages.count - 1 }
    open var canGoToNextPage: Bool { index < pages.count - 1 }
    open var canGoToPreviousPage: Bool { index > 0 }
    open func goToFirstPage(_ sender: Any?) { if let page = pages.first { go(to: page) } }
    open func goToLastPage(_ sender: Any?) { if let page = pages.last { go(to: page) } }
    open func goToNextPage(_ sender: Any?) { if let page = document?.page(at: index + 1) { go(to: page) } }
    open func goToPreviousPage(_ sender: Any?) { if let page = document?.page(at: index - 1) { go(to: page) } }
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        isUsingPageViewController = enable
        displayMode = enable ? .singlePage : .singlePageContinuous
    }

    // MARK: Scale

    open var scaleFactor: CGFloat {
        get { autoScales ? scaleFactorForSizeToFit : ownScale }
        set {
            autoScales = false
            ownScale = min(max(newValue, minScaleFactor), maxScaleFactor)
            setNeedsLayout()
            NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
        }
    }

    /// The scale at which a page fills the view's width.
    open var scaleFactorForSizeToFit: CGFloat {
        let margins = displaysPageBreaks ? pageBreakMargins.left + pageBreakMargins.right : 0
        let width = pages.map(\.size.width).max() ?? 0
        return width > 0 && bounds.width > margins ? (bounds.width - margins) / width : 1
    }

    open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
    open var canZoomOut: Bool { scaleFactor > minScaleFactor }
    open func zoomIn(_ sender: Any?) { scaleFactor *= 1.25 }
    open func zoomOut(_ sender: Any?) { scaleFactor /= 1.25 }
    open func clearSelection() { currentSelection = nil }
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
}

/// A page, drawn when it's seen.
@MainActor
private final class PageView: UIView {
    let page: PDFPage
    private var picture: UIImage?
    private var drawnSize = CGSize.zero

    init(_ page: PDFPage) {
        self.page = page
        super.init(frame: .zero)
        backgroundColor = .white
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        if drawnSize != bounds.size || picture == nil {
            (picture, drawnSize) = (page.picture(bounds.size, scale: UIScreen.main.scale), bounds.size)
        }
        picture?.draw(in: bounds)
    }
}

/// Small pictures of a view's pages.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
    public enum LayoutMode: Int, Sendable { case vertical, horizontal }

    open weak var pdfView: PDFView? { didSet { reload() } }
    open var thumbnailSize = CGSize(width: 40, height: 52) { didSet { reload() } }
    open var layoutMode = LayoutMode.vertical { didSet { setNeedsLayout() } }
    open var contentInset = UIEdgeInsets.zero
    private var buttons: [UIButton] = []

    private func reload() {
        for button in buttons { button.removeFromSuperview() }
        let document = pdfView?.document
        buttons = (0..<(document?.pageCount ?? 0)).compactMap { document?.page(at: $0) }.map { page in
            let button = UIButton(frame: .zero)
            button.setImage(page.thumbnail(of: thumbnailSize, for: .cropBox), for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.pdfView?.go(to: page) }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (index, button) in buttons.enumerated() {
            let step = CGFloat(index) * ((layoutMode == .vertical ? thumbnailSize.height : thumbnailSize.width) + 4)
            let origin =
                layoutMode == .vertical
                ? CGPoint(x: (bounds.width - thumbnailSize.width) / 2, y: contentInset.top + step)
                : CGPoint(x: contentInset.left + step, y: (bounds.height - thumbnailSize.height) / 2)
            button.frame = CGRect(origin: origin, size: thumbnailSize)
        }
    }
}
