public import Foundation
public import UIKit

/// A document that can be shown.
public protocol QLPreviewItem: NSObjectProtocol {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
    public var previewItemTitle: String? { lastPathComponent }
}

@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
}

/// Shows documents: images and texts; of others, the name.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { if isViewLoaded { reloadData() } } }
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0 { didSet { if isViewLoaded { refreshCurrentPreviewItem() } } }
    private var content: UIView?

    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        guard let url = item.previewItemURL else { return false }
        return UIImage(contentsOfFile: url.path) != nil || (try? String(contentsOf: url, encoding: .utf8)) != nil
    }

    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex)
        else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        reloadData()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard navigationController == nil, presentingViewController != nil else { return }
        let bar = UINavigationBar()
        let item = UINavigationItem(title: title ?? "")
        item.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: Selector("endPreview"))
        bar.items = [item]
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .action("endPreview") { (owner: QLPreviewController) in owner.end() }
    }

    private func end() {
        delegate?.previewControllerWillDismiss(self)
        dismiss(animated: true) { [self] in delegate?.previewControllerDidDismiss(self) }
    }

    open func reloadData() { refreshCurrentPreviewItem() }

    open func refreshCurrentPreviewItem() {
        content?.removeFromSuperview()
        let item = currentPreviewItem
        title = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
        let new = Self.view(of: item?.previewItemURL)
        new.frame = view.bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(new, at: 0)
        content = new
    }

    private static func view(of url: URL?) -> UIView {
        if let url, let image = UIImage(contentsOfFile: url.path) {
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            return view
        }
        if let url, let text = try? String(contentsOf: url, encoding: .utf8) {
            let view = UITextView()
            view.isEditable = false
            view.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
            view.text = text
            return view
        }
        let label = UILabel()
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.text = url?.lastPathComponent ?? "No Content"
        return label
    }
}
