public import Foundation
import QuartzCore
import UIKit

/// What a session takes from: a camera, a microphone.
open class AVCaptureInput: NSObject, @unchecked Sendable {
    /// A stream of an input.
    open class Port: NSObject, @unchecked Sendable {
        public let input: AVCaptureInput
        public let mediaType: AVMediaType
        open var isEnabled = true

        init(_ input: AVCaptureInput, _ mediaType: AVMediaType) { (self.input, self.mediaType) = (input, mediaType) }
    }

    open internal(set) var ports: [Port] = []
}

open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice

    /// Creates the input of a device. An app that may not use it gets an error; the owner is asked if there is no answer.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
        let mediaType = device.activeFormat.mediaType
        ports = [Port(self, mediaType)]
        switch AVCaptureDevice.authorizationStatus(for: mediaType) {
        case .denied, .restricted: throw AVError(.applicationIsNotAuthorizedToUseDevice)
        case .notDetermined: AVCaptureDevice.requestAccess(for: mediaType) { _ in }
        case .authorized: break
        }
    }
}

/// Takes from inputs and gives to outputs while it runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
        public static let cif352x288 = Self(rawValue: "AVCaptureSessionPreset352x288")
        public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
        public static let iFrame960x540 = Self(rawValue: "AVCaptureSessionPresetiFrame960x540")
        public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    public static let didStartRunningNotification = Notification.Name("AVCaptureSessionDidStartRunningNotification")
    public static let didStopRunningNotification = Notification.Name("AVCaptureSessionDidStopRunningNotification")
    public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
    public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
    public static let interruptionEndedNotification = Notification.Name("AVCaptureSessionInterruptionEndedNotification")

    // Sessions are configured and started on queues of their own.
    private let lock = Foundation.NSRecursiveLock()
    private var parts: (inputs: [AVCaptureInput], outputs: [AVCaptureOutput], isRunning: Bool) = ([], [], false)
    private var preset = Preset.high
    @MainActor private lazy var camera = CameraTime { [weak self] in self?.tick() }
    /// The layers that show the session.
    private var previews: [WeakPreview] = []

    private struct WeakPreview { weak var layer: AVCaptureVideoPreviewLayer? }

    func add(_ preview: AVCaptureVideoPreviewLayer) {
        lock.withLock { previews = previews.filter { $0.layer != nil } + [WeakPreview(layer: preview)] }
    }

    public override init() { super.init() }

    open var inputs: [AVCaptureInput] { lock.withLock { parts.inputs } }
    open var outputs: [AVCaptureOutput] { lock.withLock { parts.outputs } }
    open var isRunning: Bool { lock.withLock { parts.isRunning } }
    open var isInterrupted: Bool { false }
    open var connections: [AVCaptureConnection] { outputs.flatMap(\.connections) }
    open var usesApplicationAudioSession = true
    open var automaticallyConfiguresApplicationAudioSession = true
    open var sessionPreset: Preset {
        get { lock.withLock { preset } }
        set { lock.withLock { preset = newValue } }
    }
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// Begins changes, which take effect one by one here.
    open func beginConfiguration() {}
    open func commitConfiguration() {}

    open func canAddInput(_ input: AVCaptureInput) -> Bool {
        guard let device = (input as? AVCaptureDeviceInput)?.device else { return !inputs.contains(input) }
        let isCamera = device.hasMediaType(.video)
        return !inputs.contains { ($0 as? AVCaptureDeviceInput)?.device.hasMediaType(.video) == isCamera }
    }
    open func addInput(_ input: AVCaptureInput) { lock.withLock { parts.inputs.append(input) } }
    open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
    open func removeInput(_ input: AVCaptureInput) { lock.withLock { parts.inputs.removeAll { $0 === input } } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool {
        !outputs.contains { $0 === output || type(of: $0) == type(of: output) }
    }
    open func addOutput(_ output: AVCaptureOutput) {
        output.session = self
        lock.withLock { parts.outputs.append(output) }
    }
    open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
    open func removeOutput(_ output: AVCaptureOutput) {
        output.session = nil
        lock.withLock { parts.outputs.removeAll { $0 === output } }
    }

    /// The camera of the inputs, if the app may use it.
    var device: AVCaptureDevice? {
        let device = inputs.compactMap { ($0 as? AVCaptureDeviceInput)?.device }.first { $0.hasMediaType(.video) }
        return AVCaptureDevice.authorizationStatus(for: .video) == .authorized ? device : nil
    }

    open func startRunning() { setRunning(true) }
    open func stopRunning() { setRunning(false) }

    private func setRunning(_ isRunning: Bool) {
        let hasChanged = lock.withLock {
            defer { parts.isRunning = isRunning }
            return parts.isRunning != isRunning
        }
        guard hasChanged else { return }
        MainThread.perform { [self] in
            camera.isRunning = isRunning
            tick()
            let name = isRunning ? Self.didStartRunningNotification : Self.didStopRunningNotification
            NotificationCenter.default.post(name: name, object: self)
        }
    }

    /// Gives what the camera sees to previews and outputs.
    @MainActor
    private func tick() {
        for preview in lock.withLock({ previews }) { preview.layer?.setNeedsDisplay() }
        guard isRunning, let device else { return }
        for output in outputs { output.capture(from: device, at: camera.now) }
    }

    /// How long the camera has been running, in seconds.
    @MainActor var time: TimeInterval { camera.now }
}

public typealias AVCaptureMultiCamSession = AVCaptureSession

extension NSNotification.Name {
    // Nobody posts these: no camera comes or goes, and no engine's hardware changes.
    public static let AVCaptureDeviceWasConnected = Self("AVCaptureDeviceWasConnectedNotification")
    public static let AVCaptureDeviceWasDisconnected = Self("AVCaptureDeviceWasDisconnectedNotification")
    public static let AVAudioEngineConfigurationChange = Self("AVAudioEngineConfigurationChangeNotification")
    public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
    public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
    public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
    public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
    public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
    public static let AVCaptureDeviceSubjectAreaDidChange = Notification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")
}
