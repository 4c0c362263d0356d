public import CoreGraphics
public import Foundation

/// What is known of a print job.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    public enum Orientation: Int, Sendable { case portrait, landscape }
    public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

    open var jobName = ""
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none
    open var printerID: String?

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(dictionary: nil) }

    public init(dictionary: [AnyHashable: Any]?) { super.init() }
    public class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
    open var dictionaryRepresentation: [AnyHashable: Any] { ["UIPrintInfoJobName": jobName] }
}

/// Decides about a print job, and follows it. All methods are optional.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: DelegateObject {
    func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? { nil }
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { paperList.first ?? .letter }
    public func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    public func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    public func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    public func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}

/// Prints. There is no printer here: a job becomes a PDF document in the app's documents, as a person agrees.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    public static let shared = UIPrintInteractionController()
    public class var isPrintingAvailable: Bool { true }
    /// The types of data that can be printed: images.
    public class var printableUTIs: Set<String> { ["public.png", "public.jpeg", "public.image"] }
    public class func canPrint(_ data: Data) -> Bool { UIImage(data: data) != nil }
    public class func canPrint(_ url: URL) -> Bool { url.isFileURL && UIImage(contentsOfFile: url.path) != nil }

    open var printInfo: UIPrintInfo?
    public weak var delegate: (any UIPrintInteractionControllerDelegate)?
    open var printFormatter: UIPrintFormatter?
    open var printPageRenderer: UIPrintPageRenderer?
    /// An image, or the data or the address of one.
    open var printingItem: Any?
    open var printingItems: [Any]?
    open private(set) var printPaper: UIPrintPaper?
    open var showsNumberOfCopies = true
    open var showsPageRange = true
    open var showsPaperSelectionForLoadedPapers = false
    open var showsPaperOrientation = true
    private weak var sheet: UIViewController?
    private var completion: CompletionHandler?

    /// Shows a sheet, and returns whether there is a window for it.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        let parent = delegate?.printInteractionControllerParentViewController(self)
        guard let presenter = parent ?? UIApplication.shared.keyWindow?.rootViewController?.frontmost else {
            return false
        }
        self.completion = completion
        let alert = UIAlertController(
            title: "Print", message: "There is no printer on this device. Save the pages as PDF?",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.end(false, nil) })
        alert.addAction(UIAlertAction(title: "Save", style: .default) { [weak self] _ in self?.save() })
        sheet = alert
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        presenter.present(alert, animated: animated) { [weak self] in
            guard let self else { return }
            self.delegate?.printInteractionControllerDidPresentPrinterOptions(self)
        }
        return true
    }

    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }

    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }

    /// Prints without a question. No printer is there: it ends with an error.
    @discardableResult
    open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
        environment.report("there is no printer at \(printer.url)")
        completion?(self, false, CocoaError(.featureUnsupported))
        return false
    }
    private let environment = UIEnvironment.current

    open func dismiss(animated: Bool) {
        delegate?.printInteractionControllerWillDismissPrinterOptions(self)
        sheet?.dismiss(animated: animated) { [weak self] in
            guard let self else { return }
            self.delegate?.printInteractionControllerDidDismissPrinterOptions(self)
        }
    }

    private func save() {
        delegate?.printInteractionControllerWillStartJob(self)
        do {
            let folder = try FileManager.default.url(
                for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
            let name = printInfo.map(\.jobName).flatMap { $0.isEmpty ? nil : $0 } ?? "Print"
            let safe = name.replacingOccurrences(of: "/", with: "-")
            try pdf().write(to: folder.appendingPathComponent("\(safe).pdf"))
            end(true, nil)
        } catch {
            end(false, error)
        }
        delegate?.printInteractionControllerDidFinishJob(self)
    }

    private func end(_ completed: Bool, _ error: (any Error)?) {
        let completion = completion
        self.completion = nil
        completion?(self, completed, error)
    }

    /// Returns the document with the pages of the renderer, the formatter or the items.
    func pdf() -> Data {
        let isWide = printInfo?.orientation == .landscape
        let size = UIPrintPaper.letter.paperSize
        let usual = isWide ? UIPrintPaper(CGSize(width: size.height, height: size.width)) : .letter
        let paper = delegate?.printInteractionController(self, choosePaper: [usual]) ?? usual
        printPaper = paper
        return renderer.pdf(on: paper, title: printInfo?.jobName ?? "")
    }

    private var renderer: UIPrintPageRenderer {
        if let printPageRenderer { return printPageRenderer }
        if let printFormatter {
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(printFormatter, startingAtPageAt: printFormatter.startPage)
            return renderer
        }
        return ImagePageRenderer((printingItems ?? [printingItem].compactMap(\.self)).compactMap(Self.image))
    }

    private static func image(_ item: Any) -> UIImage? {
        switch item {
        case let image as UIImage: image
        case let data as Data: UIImage(data: data)
        case let url as URL: UIImage(contentsOfFile: url.path)
        default: nil
        }
    }
}
