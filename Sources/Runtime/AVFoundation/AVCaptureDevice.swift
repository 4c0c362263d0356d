public import Foundation
import UIKit

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let text = AVMediaType(rawValue: "text")
    public static let muxed = AVMediaType(rawValue: "muxx")
    public static let metadata = AVMediaType(rawValue: "meta")
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    public static let timecode = AVMediaType(rawValue: "tmcd")
    public static let depthData = AVMediaType(rawValue: "dpth")
}

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

extension PrivacyPermission {
    static let camera = PrivacyPermission(
        "AVFoundation.camera", purposeKey: "NSCameraUsageDescription", wish: "Access the Camera")
    static let microphone = PrivacyPermission(
        "AVFoundation.microphone", purposeKey: "NSMicrophoneUsageDescription", wish: "Access the Microphone")
}

/// A camera or the microphone. The cameras see a test picture that moves, and a code if the device's conditions have one; the microphone
/// hears silence.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
        public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }

    public enum Position: Int, Sendable { case unspecified, back, front }
    public enum TorchMode: Int, Sendable { case off, on, auto }
    public enum FlashMode: Int, Sendable { case off, on, auto }
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
    public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }

    /// What a device can record.
    open class Format: NSObject, @unchecked Sendable {
        public let mediaType: AVMediaType
        open var videoMaxZoomFactor: CGFloat { 16 }
        open var minISO: Float { 34 }
        open var maxISO: Float { 3264 }

        init(_ mediaType: AVMediaType) { self.mediaType = mediaType }
    }

    public let deviceType: DeviceType
    public let position: Position
    public let localizedName: String
    public let uniqueID: String
    public let formats: [Format]
    open var activeFormat: Format
    open var activeVideoMinFrameDuration = CMTime(value: 1, timescale: 30)
    open var activeVideoMaxFrameDuration = CMTime(value: 1, timescale: 30)
    open var focusMode = FocusMode.continuousAutoFocus
    open var exposureMode = ExposureMode.continuousAutoExposure
    open var whiteBalanceMode = WhiteBalanceMode.continuousAutoWhiteBalance
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isSubjectAreaChangeMonitoringEnabled = false
    open var videoZoomFactor: CGFloat = 1
    open var flashMode = FlashMode.off
    open private(set) var torchLevel: Float = 0
    open var torchMode = TorchMode.off { didSet { torchLevel = torchMode == .on ? 1 : 0 } }

    private init(_ deviceType: DeviceType, _ position: Position, _ name: String, _ mediaType: AVMediaType) {
        (self.deviceType, self.position, localizedName) = (deviceType, position, name)
        uniqueID = "org.openstoryboard.\(mediaType.rawValue):\(position.rawValue)"
        activeFormat = Format(mediaType)
        formats = [activeFormat]
    }

    private static let all = [
        AVCaptureDevice(.builtInWideAngleCamera, .back, "Back Camera", .video),
        AVCaptureDevice(.builtInWideAngleCamera, .front, "Front Camera", .video),
        AVCaptureDevice(.microphone, .unspecified, "iPhone Microphone", .audio),
    ]

    fileprivate static func matching(_ types: [DeviceType]?, _ media: AVMediaType?, _ position: Position)
        -> [AVCaptureDevice]
    {
        all.filter { device in
            let isType =
                types?.contains { type in
                    type == device.deviceType || type == .builtInMicrophone && device.deviceType == .microphone
                } ?? true
            return isType && media.map(device.hasMediaType) ?? true
                && (position == .unspecified || position == device.position)
        }
    }

    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
        matching(nil, mediaType, .unspecified).first
    }
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { matching([deviceType], mediaType, position).first }
    open class func devices() -> [AVCaptureDevice] { all }
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { matching(nil, mediaType, .unspecified) }
    /// Creates a device that stands for the one with an identifier, or nil if there is none.
    public convenience init?(uniqueID: String) {
        guard let known = Self.all.first(where: { $0.uniqueID == uniqueID }) else { return nil }
        self.init(known.deviceType, known.position, known.localizedName, known.activeFormat.mediaType)
    }

    // MARK: Permission

    private static func permission(_ mediaType: AVMediaType) -> PrivacyPermission {
        mediaType == .audio ? .microphone : .camera
    }

    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        permission(mediaType).status(undetermined: .notDetermined, denied: .denied, authorized: .authorized)
    }
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        permission(mediaType).request(handler)
    }
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        await withCheckedContinuation { continuation in
            requestAccess(for: mediaType) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Abilities

    private var isCamera: Bool { deviceType != .microphone }
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { activeFormat.mediaType == mediaType }
    open var isConnected: Bool { true }
    open var hasTorch: Bool { position == .back }
    open var hasFlash: Bool { position == .back }
    open var isTorchAvailable: Bool { hasTorch }
    open var isTorchActive: Bool { torchMode == .on }
    open var isFlashAvailable: Bool { hasFlash }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { hasTorch || torchMode == .off }
    open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { hasFlash || flashMode == .off }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { isCamera }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { isCamera }
    open func isWhiteBalanceModeSupported(_ mode: WhiteBalanceMode) -> Bool { isCamera }
    open var isFocusPointOfInterestSupported: Bool { isCamera }
    open var isExposurePointOfInterestSupported: Bool { isCamera }
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { activeFormat.videoMaxZoomFactor }
    open func setTorchModeOn(level torchLevel: Float) throws {
        guard hasTorch else { throw AVError(.torchLevelUnavailable) }
        torchMode = .on
        self.torchLevel = max(0, min(1, torchLevel))
    }
    /// Reserves the device for changes. Nobody else changes it here.
    open func lockForConfiguration() throws {}
    open func unlockForConfiguration() {}
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }
    open func cancelVideoZoomRamp() {}

    /// Finds devices.
    open class DiscoverySession: NSObject, @unchecked Sendable {
        public let devices: [AVCaptureDevice]

        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
            devices = AVCaptureDevice.matching(deviceTypes, mediaType, position)
        }
    }
}
