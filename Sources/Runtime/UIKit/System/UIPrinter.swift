public import Foundation

/// A printer. There are none here: none can be found or contacted.
@preconcurrency @MainActor
public final class UIPrinter: NSObject {
    /// The kinds of jobs that a printer takes.
    public struct JobTypes: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let unknown: JobTypes = []
        public static let document = JobTypes(rawValue: 1)
        public static let envelope = JobTypes(rawValue: 2)
        public static let label = JobTypes(rawValue: 4)
        public static let photo = JobTypes(rawValue: 8)
        public static let receipt = JobTypes(rawValue: 16)
        public static let roll = JobTypes(rawValue: 32)
        public static let largeFormat = JobTypes(rawValue: 64)
        public static let postcard = JobTypes(rawValue: 128)
    }

    public let url: URL
    public init(url: URL) {
        self.url = url
        super.init()
    }

    // The answers of a printer that is contacted.
    public var displayName: String { url.host ?? "" }
    public var displayLocation: String? { nil }
    public var supportedJobTypes: JobTypes { .unknown }
    public var makeAndModel: String? { nil }
    public var supportsColor: Bool { false }
    public var supportsDuplex: Bool { false }

    /// Asks the printer whether it is there, which it is not.
    public func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) {
        UIEnvironment.current.schedule(after: 0) { completionHandler?(false) }
    }
}

/// Hears of the choice of a printer. All methods are optional.
@preconcurrency @MainActor
public protocol UIPrinterPickerControllerDelegate: DelegateObject {
    func printerPickerControllerParentViewController(
        _ printerPickerController: UIPrinterPickerController
    ) -> UIViewController?
    func printerPickerController(
        _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
    ) -> Bool
    func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
    public func printerPickerControllerParentViewController(
        _ printerPickerController: UIPrinterPickerController
    ) -> UIViewController? { nil }
    public func printerPickerController(
        _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
    ) -> Bool { true }
    public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {}
    public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) {}
    public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {}
    public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {}
    public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {}
}

/// Lets a person choose a printer, of which none is found.
@preconcurrency @MainActor
public final class UIPrinterPickerController: NSObject {
    public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

    public private(set) var selectedPrinter: UIPrinter?
    public weak var delegate: (any UIPrinterPickerControllerDelegate)?
    private var shown: UIViewController?
    private var completion: CompletionHandler?

    public init(initiallySelectedPrinter printer: UIPrinter?) {
        selectedPrinter = printer
        super.init()
    }

    /// Presents the list. Returns false if there is nothing to present it from.
    @discardableResult
    public func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        let parent =
            delegate?.printerPickerControllerParentViewController(self)
            ?? UIEnvironment.current.keyWindow?.rootViewController?.frontmost
        guard shown == nil, let parent else { return false }
        let controller = MissingFeatureController(
            title: "Printer", explanation: "No AirPrint Printers Found"
        ) { [weak self] in self?.dismiss(animated: true) }
        (shown, self.completion) = (controller, completion)
        delegate?.printerPickerControllerWillPresent(self)
        parent.present(UINavigationController(rootViewController: controller), animated: animated) { [self] in
            delegate?.printerPickerControllerDidPresent(self)
        }
        return true
    }
    @discardableResult
    public func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    @discardableResult
    public func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }

    public func dismiss(animated: Bool) {
        guard let controller = shown else { return }
        let completion = completion
        (shown, self.completion) = (nil, nil)
        delegate?.printerPickerControllerWillDismiss(self)
        controller.presentingViewController?.dismiss(animated: animated) { [self] in
            delegate?.printerPickerControllerDidDismiss(self)
            completion?(self, false, nil)
        }
    }
}

/// A printer's address, for apps that serve printers.
@preconcurrency @MainActor
open class UIPrinterDestination: NSObject {
    public var url: URL
    public var displayName: String?
    public var txtRecord: Data?

    public init(url: URL) {
        self.url = url
        super.init()
    }
}
