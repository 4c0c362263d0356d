public import Foundation

/// What is known of a print job.
@preconcurrency @MainActor
public class UIPrintInfo: NSObject {
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    public enum Orientation: Int, Sendable { case portrait, landscape }
    public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

    public var jobName = ""
    public var outputType = OutputType.general
    public var orientation = Orientation.portrait
    public var duplex = Duplex.none
    public var printerID: String?

    public init(dictionary: [AnyHashable: Any]?) { super.init() }
    public class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
}

/// Lays out content on pages.
@preconcurrency @MainActor
public class UIPrintFormatter: NSObject {
    public var contentInsets = UIEdgeInsets.zero
    public var perPageContentInsets = UIEdgeInsets.zero
    public var maximumContentWidth: CGFloat = 0
    public var maximumContentHeight: CGFloat = 0
    public var startPage = 0

    public override init() { super.init() }
}

@preconcurrency @MainActor
public class UIMarkupTextPrintFormatter: UIPrintFormatter {
    public var markupText: String?

    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }
}

@preconcurrency @MainActor
public class UISimpleTextPrintFormatter: UIPrintFormatter {
    public var text: String?

    public init(text: String) {
        self.text = text
        super.init()
    }
}

/// Prints. There is no printer here, which it says.
@preconcurrency @MainActor
public class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    public static let shared = UIPrintInteractionController()
    public class var isPrintingAvailable: Bool { false }

    public var printInfo: UIPrintInfo?
    public var printFormatter: UIPrintFormatter?
    public var printingItem: Any?
    public var printingItems: [Any]?
    public var showsNumberOfCopies = true
    public var showsPaperSelectionForLoadedPapers = false

    /// Shows a sheet, and returns whether there is a window for it.
    @discardableResult
    public func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        guard var presenter = UIApplication.shared.keyWindow?.rootViewController else { return false }
        while let next = presenter.presentedViewController { presenter = next }
        var sheet: UINavigationController?
        let content = MissingFeatureController(
            title: "Print", explanation: "There is no printer on this device."
        ) { [weak self] in
            sheet?.dismiss(animated: true) {
                if let self { completion?(self, false, nil) }
            }
            sheet = nil
        }
        sheet = UINavigationController(rootViewController: content)
        if let sheet { presenter.present(sheet, animated: animated) }
        return true
    }

    public func dismiss(animated: Bool) {
        UIApplication.shared.keyWindow?.rootViewController?.presentedViewController?.dismiss(animated: animated)
    }
}
