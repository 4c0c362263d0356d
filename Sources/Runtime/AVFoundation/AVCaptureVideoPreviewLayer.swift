public import CoreGraphics
import Foundation
public import QuartzCore
import UIKit

/// Shows what a session's camera sees.
open class AVCaptureVideoPreviewLayer: CALayer {
    open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { setNeedsDisplay() } }
    open private(set) var connection: AVCaptureConnection?
    /// What the connection leads to, which it doesn't keep.
    private let output = AVCaptureOutput()
    open var isPreviewing: Bool { session?.isRunning ?? false }
    open var session: AVCaptureSession? {
        didSet { connect() }
    }

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
        // Initializers don't call observers.
        connect()
        needsDisplayOnBoundsChange = true
    }

    private func connect() {
        connection = session.map { session in
            AVCaptureConnection(inputPorts: session.inputs.flatMap(\.ports), output: output)
        }
        session?.add(self)
        setNeedsDisplay()
    }

    /// Where the picture is.
    private var picture: CGRect {
        guard videoGravity != .resize, bounds.width > 0, bounds.height > 0 else { return bounds }
        let scales = [bounds.width / CameraPicture.size.width, bounds.height / CameraPicture.size.height]
        let scale = (videoGravity == .resizeAspectFill ? scales.max() : scales.min()) ?? 1
        let size = CGSize(width: CameraPicture.size.width * scale, height: CameraPicture.size.height * scale)
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    open override func draw(in context: CGContext) {
        guard let session, session.isRunning, let device = session.device else {
            context.setFillColor(CGColor(gray: 0, alpha: 1))
            return context.fill(bounds)
        }
        context.saveGState()
        context.clip(to: bounds)
        let picture = picture
        nonisolated(unsafe) let context = context
        MainThread.result { CameraPicture(of: device, at: session.time).draw(in: context, picture) }
        context.restoreGState()
    }

    // MARK: Places

    /// Returns the rectangle of the layer that is one of the camera's picture, which lies on its side.
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        let (upright, picture) = (CapturedPlace.upright(rectInMetadataOutputCoordinates), picture)
        return CGRect(
            x: picture.minX + upright.minX * picture.width, y: picture.minY + upright.minY * picture.height,
            width: upright.width * picture.width, height: upright.height * picture.height)
    }

    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        let picture = picture
        guard picture.width > 0, picture.height > 0 else { return .zero }
        return CapturedPlace.picture(
            CGRect(
                x: (rectInLayerCoordinates.minX - picture.minX) / picture.width,
                y: (rectInLayerCoordinates.minY - picture.minY) / picture.height,
                width: rectInLayerCoordinates.width / picture.width,
                height: rectInLayerCoordinates.height / picture.height))
    }

    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        metadataOutputRectConverted(fromLayerRect: CGRect(origin: pointInLayer, size: .zero)).origin
    }

    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        layerRectConverted(fromMetadataOutputRect: CGRect(origin: captureDevicePointOfInterest, size: .zero)).origin
    }

    /// Returns an object in the layer's coordinates.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
        let bounds = layerRectConverted(fromMetadataOutputRect: metadataObject.bounds)
        guard let code = metadataObject as? AVMetadataMachineReadableCodeObject else {
            return AVMetadataObject(metadataObject.type, metadataObject.time, bounds)
        }
        return AVMetadataMachineReadableCodeObject(code.type, code.time, bounds, code.stringValue)
    }
}
