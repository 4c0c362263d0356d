public import Foundation
public import UIKit

public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }
public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }
public enum WKDialogResult: Int, Sendable { case showDefault = 1, askAgain, handled }

/// How a page wants a new window to be.
public final class WKWindowFeatures: NSObject, Sendable {
    // Nothing here asks for a window.
    public let menuBarVisibility: NSNumber? = nil
    public let statusBarVisibility: NSNumber? = nil
    public let toolbarsVisibility: NSNumber? = nil
    public let allowsResizing: NSNumber? = nil
    public let x: NSNumber? = nil
    public let y: NSNumber? = nil
    public let width: NSNumber? = nil
    public let height: NSNumber? = nil

    override init() { super.init() }
}

/// Which files a page asks for.
public final class WKOpenPanelParameters: NSObject, Sendable {
    public let allowsMultipleSelection: Bool
    public let allowsDirectories: Bool

    init(allowsMultipleSelection: Bool, allowsDirectories: Bool) {
        (self.allowsMultipleSelection, self.allowsDirectories) = (allowsMultipleSelection, allowsDirectories)
    }
}

/// A link that is pressed.
public final class WKPreviewElementInfo: NSObject, Sendable {
    public let linkURL: URL?
    init(_ linkURL: URL?) { self.linkURL = linkURL }
}

/// A link with a requested menu.
public final class WKContextMenuElementInfo: NSObject, Sendable {
    public let linkURL: URL?
    init(_ linkURL: URL?) { self.linkURL = linkURL }
}

/// An action for a link that is pressed.
@preconcurrency @MainActor
public protocol WKPreviewActionItem: NSObjectProtocol {
    var identifier: String { get }
}

/// Shows what pages ask for: windows, questions, menus. Pages have no scripts and no links here, so that they ask for nothing;
/// a test, or an app itself, calls the methods.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    func webViewDidClose(_ webView: WKWebView)
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void)
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void)
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void)
    func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping ([URL]?) -> Void)
    func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping (WKPermissionDecision) -> Void)
    func webView(
        _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, decisionHandler: @escaping (WKPermissionDecision) -> Void)
    func webView(_ webView: WKWebView, shouldPreviewElement elementInfo: WKPreviewElementInfo) -> Bool
    func webView(
        _ webView: WKWebView, previewingViewControllerForElement elementInfo: WKPreviewElementInfo,
        defaultActions previewActions: [any WKPreviewActionItem]
    ) -> UIViewController?
    func webView(_ webView: WKWebView, commitPreviewingViewController previewingViewController: UIViewController)
    func webView(
        _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
        completionHandler: @escaping (UIContextMenuConfiguration?) -> Void)
    func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
    func webView(
        _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
        willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating)
    func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
    func webView(
        _ webView: WKWebView, showLockdownModeFirstUseMessage message: String,
        completionHandler: @escaping (WKDialogResult) -> Void)
}

// What an app doesn't answer is answered as WebKit documents it: with no window, no answer and no permission.
extension WKUIDelegate {
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    public func webViewDidClose(_ webView: WKWebView) {}
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void
    ) { completionHandler(nil) }
    public func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping ([URL]?) -> Void
    ) { completionHandler(nil) }
    public func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping (WKPermissionDecision) -> Void
    ) { decisionHandler(.prompt) }
    public func webView(
        _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, decisionHandler: @escaping (WKPermissionDecision) -> Void
    ) { decisionHandler(.prompt) }
    public func webView(_ webView: WKWebView, shouldPreviewElement elementInfo: WKPreviewElementInfo) -> Bool { false }
    public func webView(
        _ webView: WKWebView, previewingViewControllerForElement elementInfo: WKPreviewElementInfo,
        defaultActions previewActions: [any WKPreviewActionItem]
    ) -> UIViewController? { nil }
    public func webView(
        _ webView: WKWebView, commitPreviewingViewController previewingViewController: UIViewController
    ) {}
    public func webView(
        _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
        completionHandler: @escaping (UIContextMenuConfiguration?) -> Void
    ) { completionHandler(nil) }
    public func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo) {}
    public func webView(
        _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
        willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo) {}
    public func webView(
        _ webView: WKWebView, showLockdownModeFirstUseMessage message: String,
        completionHandler: @escaping (WKDialogResult) -> Void
    ) { completionHandler(.showDefault) }
}
