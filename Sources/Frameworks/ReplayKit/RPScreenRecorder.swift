public import AVFoundation
public import CoreGraphics
public import Foundation
public import UIKit

public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"

/// Why nothing is recorded.
public struct RPRecordingError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -5800
        case userDeclined = -5801
        case disabled = -5802
        case failedToStart = -5803
        case failed = -5804
        case insufficientStorage = -5805
        case interrupted = -5806
        case contentResize = -5807
        case broadcastInvalidSession = -5808
        case systemDormancy = -5809
        case attemptToStartInRecordingState = -5822
        case attemptToStopNonRecording = -5829
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var disabled: Code { .disabled }
    public static var userDeclined: Code { .userDeclined }
    public static var errorDomain: String { RPRecordingErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: "Recording isn’t available on this device."]
    }
}

@preconcurrency @MainActor
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
    func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?)
}

extension RPScreenRecorderDelegate {
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
    public func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?
    ) {}
}

public enum RPCameraPosition: Int, Sendable { case front = 1, back }
public enum RPSampleBufferType: Int, Sendable { case video = 1, audioApp, audioMic }

/// Records the screen, which isn't available here, as in Apple's simulator.
@preconcurrency @MainActor
open class RPScreenRecorder: NSObject {
    private static let recorder = RPScreenRecorder()

    open class func shared() -> RPScreenRecorder { recorder }

    open weak var delegate: (any RPScreenRecorderDelegate)?
    open var isAvailable: Bool { false }
    open var isRecording: Bool { false }
    open var isMicrophoneEnabled = false
    open var isCameraEnabled = false
    open var cameraPosition = RPCameraPosition.front
    open var cameraPreviewView: UIView? { nil }

    private func refuse(_ code: RPRecordingError.Code, _ handler: (@MainActor ((any Error)?) -> Void)?) {
        guard let handler else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { handler(RPRecordingError(code)) } }
    }

    open func startRecording(handler: (@MainActor ((any Error)?) -> Void)? = nil) { refuse(.disabled, handler) }
    open func startRecording() async throws { throw RPRecordingError(.disabled) }

    open func stopRecording(handler: (@MainActor (RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
        refuse(.attemptToStopNonRecording) { handler?(nil, $0) }
    }

    open func stopRecording(withOutput url: URL, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil) {
        refuse(.attemptToStopNonRecording, completionHandler)
    }

    open func discardRecording(handler: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { handler() } }
    }

    open func startCapture(
        handler captureHandler: ((CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
        completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
    ) { refuse(.disabled, completionHandler) }

    open func stopCapture(handler: (@MainActor ((any Error)?) -> Void)? = nil) {
        refuse(.attemptToStopNonRecording, handler)
    }
}

@preconcurrency @MainActor
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
    func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
}

extension RPPreviewViewControllerDelegate {
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
    public func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>
    ) {}
}

/// Shows a recording; there never is one.
@preconcurrency @MainActor
open class RPPreviewViewController: UIViewController {
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

@preconcurrency @MainActor
public protocol RPBroadcastActivityViewControllerDelegate: NSObjectProtocol {
    func broadcastActivityViewController(
        _ broadcastActivityViewController: RPBroadcastActivityViewController,
        didFinishWith broadcastController: RPBroadcastController?, error: (any Error)?)
}

/// A broadcast, which never begins.
open class RPBroadcastController: NSObject {
    open var isBroadcasting: Bool { false }
    open var isPaused: Bool { false }
    open var broadcastURL: URL { URL(fileURLWithPath: "/") }
}

/// Chooses who broadcasts: there are no services.
@preconcurrency @MainActor
open class RPBroadcastActivityViewController: UIViewController {
    open weak var delegate: (any RPBroadcastActivityViewControllerDelegate)?

    open class func load(
        handler: @escaping @MainActor (RPBroadcastActivityViewController?, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { MainActor.assumeIsolated { handler(nil, RPRecordingError(.disabled)) } }
    }
}

/// The button that chooses who broadcasts: without services, it shows nothing.
@preconcurrency @MainActor
open class RPSystemBroadcastPickerView: UIView {
    open var preferredExtension: String?
    open var showsMicrophoneButton = true
}
