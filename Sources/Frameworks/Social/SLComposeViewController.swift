public import Foundation
public import UIKit

public let SLServiceTypeTwitter = "com.apple.social.twitter"
public let SLServiceTypeFacebook = "com.apple.social.facebook"
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"
public let SLServiceTypeLinkedIn = "com.apple.social.linkedin"

public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }

public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// Writes a post for a service. As on iOS since version 11, there is no account of any.
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
    open private(set) var serviceType: String! = ""
    open var completionHandler: SLComposeViewControllerCompletionHandler!

    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

    public init!(forServiceType serviceType: String!) {
        super.init(nibName: nil, bundle: nil)
        self.serviceType = serviceType
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @discardableResult
    open func setInitialText(_ text: String!) -> Bool { !isViewLoaded }
    @discardableResult
    open func add(_ image: UIImage!) -> Bool { !isViewLoaded }
    @discardableResult
    open func add(_ url: URL!) -> Bool { !isViewLoaded }
    @discardableResult
    open func removeAllImages() -> Bool { !isViewLoaded }
    @discardableResult
    open func removeAllURLs() -> Bool { !isViewLoaded }

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingFeature.fill(self, title: "Post", explanation: "There are no accounts to post with on this device.") {
            [weak self] in
            guard let self else { return }
            dismiss(animated: true)
            completionHandler?(.cancelled)
        }
    }
}

/// The form of a share extension.
@preconcurrency @MainActor
open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
    open private(set) lazy var textView: UITextView! = UITextView()
    open var contentText: String! { textView.text }
    open var placeholder: String!
    open var charactersRemaining: NSNumber!

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.delegate = self
        view.addSubview(textView)
        presentationAnimationDidFinish()
    }

    open func presentationAnimationDidFinish() {}
    open func didSelectPost() {}
    open func didSelectCancel() {}
    open func cancel() { didSelectCancel() }
    open func isContentValid() -> Bool { true }
    open func validateContent() { navigationItem.rightBarButtonItem?.isEnabled = isContentValid() }
    open func configurationItems() -> [Any]! { [] }
    open func reloadConfigurationItems() {}
    open func loadPreviewView() -> UIView! { nil }
    open func textViewDidChange(_ textView: UITextView) { validateContent() }
}
