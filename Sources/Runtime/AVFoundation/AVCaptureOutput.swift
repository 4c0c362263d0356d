public import CoreGraphics
public import Foundation
import UIKit

public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}

public enum AVCaptureVideoStabilizationMode: Int, Sendable { case off, standard, cinematic, auto = -1 }

/// The way from inputs to an output or a layer.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    public private(set) weak var output: AVCaptureOutput?
    public let inputPorts: [AVCaptureInput.Port]
    open var isEnabled = true
    open var isActive: Bool { isEnabled }
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var videoRotationAngle: CGFloat = 90
    open var automaticallyAdjustsVideoMirroring = true
    open var isVideoMirrored = false
    open var videoScaleAndCropFactor: CGFloat = 1
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    open var isVideoOrientationSupported: Bool { true }
    open var isVideoMirroringSupported: Bool { true }
    open var isVideoStabilizationSupported: Bool { false }
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
        videoRotationAngle.truncatingRemainder(dividingBy: 90) == 0
    }

    public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
        (inputPorts, self.output) = (ports, output)
    }
}

/// What a session gives to.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    weak var session: AVCaptureSession?
    private lazy var connection = AVCaptureConnection(
        inputPorts: session?.inputs.flatMap(\.ports) ?? [], output: self)

    public override init() { super.init() }

    open var connections: [AVCaptureConnection] { session == nil ? [] : [connection] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { connections.first }

    /// Calls a delegate on its queue: on the main one at once.
    @MainActor
    fileprivate func deliver(on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void) {
        // Each look at the main queue is an object of its own on Linux.
        if queue.label == DispatchQueue.main.label { body() } else { queue.async(execute: body) }
    }

    /// Captures what a camera sees.
    @MainActor func capture(from device: AVCaptureDevice, at time: TimeInterval) {}
}

// MARK: Codes

@preconcurrency
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// Something that was found in a picture.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = Self(rawValue: "org.iso.QRCode")
        public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
        public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
        public static let upce = Self(rawValue: "org.gs1.UPC-E")
        public static let code39 = Self(rawValue: "org.iso.Code39")
        public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
        public static let code93 = Self(rawValue: "com.intermec.Code93")
        public static let code128 = Self(rawValue: "org.iso.Code128")
        public static let pdf417 = Self(rawValue: "org.iso.PDF417")
        public static let aztec = Self(rawValue: "org.iso.Aztec")
        public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
        public static let itf14 = Self(rawValue: "org.gs1.ITF14")
        public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
        public static let face = Self(rawValue: "face")
    }

    public let type: ObjectType
    public let time: CMTime
    /// Where it is, in parts of the picture, or in the coordinates of a layer that has transformed it.
    public let bounds: CGRect

    init(_ type: ObjectType, _ time: CMTime, _ bounds: CGRect) {
        (self.type, self.time, self.bounds) = (type, time, bounds)
    }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    public let stringValue: String?
    public let corners: [CGPoint]

    init(_ type: ObjectType, _ time: CMTime, _ bounds: CGRect, _ text: String?) {
        stringValue = text
        corners = [
            bounds.origin, CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
            CGPoint(x: bounds.maxX, y: bounds.minY),
        ]
        super.init(type, time, bounds)
    }
}

/// Finds codes: the one of the device's conditions, which the camera sees.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Empty until the output is in a session, as on iOS.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
        session == nil
            ? []
            : [
                .qr, .ean13, .ean8, .upce, .code39, .code39Mod43, .code93, .code128, .pdf417, .aztec,
                .interleaved2of5, .itf14, .dataMatrix,
            ]
    }

    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue) }

    /// The kind of code that a text is: digits of a length are one of goods.
    private static func type(of text: String) -> AVMetadataObject.ObjectType {
        guard text.allSatisfy(\.isWholeNumber) else { return .qr }
        return text.count == 13 ? .ean13 : text.count == 8 ? .ean8 : .qr
    }

    override func capture(from device: AVCaptureDevice, at time: TimeInterval) {
        guard let text = DeviceConditions.current.code, let connection = connections.first, connection.isEnabled,
            let queue = metadataObjectsCallbackQueue
        else { return }
        let type = Self.type(of: text)
        let bounds = CapturedPlace.picture(CameraPicture.card)
        guard metadataObjectTypes.contains(type), rectOfInterest.intersects(bounds) else { return }
        let now = CMTime(seconds: time, preferredTimescale: 600)
        let found = AVMetadataMachineReadableCodeObject(type, now, bounds, text)
        deliver(on: queue) { [weak self] in
            guard let self else { return }
            metadataObjectsDelegate?.metadataOutput(self, didOutput: [found], from: connection)
        }
    }
}

/// Places in the camera's picture, which lies on its side, and in the upright one.
enum CapturedPlace {
    static func picture(_ upright: CGRect) -> CGRect {
        CGRect(x: upright.minY, y: 1 - upright.maxX, width: upright.height, height: upright.width)
    }
    static func upright(_ picture: CGRect) -> CGRect {
        CGRect(x: 1 - picture.maxY, y: picture.minX, width: picture.height, height: picture.width)
    }
}

// MARK: Pictures in a row

@preconcurrency
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

/// Gives each picture to its delegate: ten a second, of 480 × 640 pixels.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?
    open var videoSettings: [String: Any]! = [:]
    open var alwaysDiscardsLateVideoFrames = true
    open var availableVideoPixelFormatTypes: [UInt32] { [kCVPixelFormatType_32BGRA] }

    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue)
    }

    override func capture(from device: AVCaptureDevice, at time: TimeInterval) {
        guard let queue = sampleBufferCallbackQueue, sampleBufferDelegate != nil, let connection = connections.first,
            connection.isEnabled, let image = CameraPicture(of: device, at: time).image(CGSize(width: 480, height: 640))
        else { return }
        let buffer = CMSampleBuffer(image, CMTime(seconds: time, preferredTimescale: 600))
        deliver(on: queue) { [weak self] in
            guard let self else { return }
            sampleBufferDelegate?.captureOutput(self, didOutput: buffer, from: connection)
        }
    }
}

// MARK: Films

@preconcurrency
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {}
}

/// Records a film. There is no encoder of films here: a recording takes its time and ends with an error.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    open private(set) var outputFileURL: URL?
    open var maxRecordedDuration = CMTime.positiveInfinity
    open var isRecording: Bool { outputFileURL != nil }
    private var delegate: (any AVCaptureFileOutputRecordingDelegate)?

    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        (self.outputFileURL, self.delegate) = (outputFileURL, delegate)
        delegate.fileOutput(self, didStartRecordingTo: outputFileURL, from: connections)
    }

    open func stopRecording() {
        guard let url = outputFileURL else { return }
        outputFileURL = nil
        let error = AVError(.encoderNotFound, "Films can't be encoded here.")
        MainThread.perform { [self] in
            delegate?.fileOutput(self, didFinishRecordingTo: url, from: connections, error: error)
            delegate = nil
        }
    }
}

open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {}
