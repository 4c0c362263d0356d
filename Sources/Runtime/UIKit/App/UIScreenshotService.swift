public import Foundation

/// Gives the whole of what a screenshot shows a part of, as a PDF. The screenshots of the system aren't there: nobody asks.
@preconcurrency @MainActor
public final class UIScreenshotService: NSObject {
    public weak var delegate: (any UIScreenshotServiceDelegate)?
    public private(set) weak var windowScene: UIWindowScene?

    init(_ windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init()
    }
}

@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: DelegateObject {
    /// Answers with a PDF, the page of it that is on the screen, and the rectangle in that page.
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
    public func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) { completionHandler(nil, 0, .zero) }
}
