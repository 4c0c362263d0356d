import Foundation
import UIKit

public enum WKMediaPlaybackState: UInt, Sendable { case none, playing, paused, suspended }
public enum WKMediaCaptureState: Int, Sendable { case none, active, muted }

// Scripts don't run here: each ends with an error.
extension WKWebView {
    private func refuse() -> WKError {
        environment.reportOnce("WebKit: scripts of web pages don't run on this device")
        return WKError(.javaScriptExceptionOccurred)
    }

    public func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, refuse()) }

    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) { completionHandler?(.failure(refuse())) }

    @discardableResult
    public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any { throw refuse() }

    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) { completionHandler?(.failure(refuse())) }

    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? { throw refuse() }

    // MARK: Sounds and films

    // Pages play nothing here, so that there is nothing to close, pause or suspend.
    public func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) { completionHandler?() }
    public func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { completionHandler?() }
    public func suspendAllMediaPlayback(_ completionHandler: (() -> Void)? = nil) { completionHandler?() }
    public func resumeAllMediaPlayback(_ completionHandler: (() -> Void)? = nil) { completionHandler?() }
    public func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil) {
        completionHandler?()
    }
    public func requestMediaPlaybackState(completionHandler: @escaping (WKMediaPlaybackState) -> Void) {
        completionHandler(.none)
    }

    /// Pages use no camera and no microphone here.
    public var cameraCaptureState: WKMediaCaptureState { .none }
    public var microphoneCaptureState: WKMediaCaptureState { .none }
    public func setCameraCaptureState(_ state: WKMediaCaptureState, completionHandler: (() -> Void)? = nil) {
        completionHandler?()
    }
    public func setMicrophoneCaptureState(_ state: WKMediaCaptureState, completionHandler: (() -> Void)? = nil) {
        completionHandler?()
    }
}
