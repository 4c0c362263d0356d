import AppStage
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import AVFoundation
@testable import UIKit

private final class Watcher: NSObject, AVCaptureMetadataOutputObjectsDelegate, AVCapturePhotoCaptureDelegate,
    AVCaptureVideoDataOutputSampleBufferDelegate, AVCaptureFileOutputRecordingDelegate, @unchecked Sendable
{
    var codes: [String] = []
    var bounds: CGRect?
    var photo: AVCapturePhoto?
    var problem: (any Error)?
    var pictures: [CMSampleBuffer] = []

    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {
        codes += metadataObjects.compactMap { ($0 as? AVMetadataMachineReadableCodeObject)?.stringValue }
        bounds = metadataObjects.first?.bounds
    }

    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {
        (self.photo, problem) = (photo, error)
    }

    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) { pictures.append(sampleBuffer) }

    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?
    ) { problem = error }
}

@MainActor
@Suite("What cameras and microphones take", .serialized)
struct CaptureTests {
    /// A session with the back camera, which the owner allows.
    private func session(_ outputs: AVCaptureOutput..., on stage: AppStage) throws -> AVCaptureSession {
        try stage.run {
            PrivacyPermission.camera.set(true)
            let session = AVCaptureSession()
            let camera = try #require(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back))
            let input = try AVCaptureDeviceInput(device: camera)
            #expect(session.canAddInput(input))
            session.addInput(input)
            #expect(!session.canAddInput(input))
            for output in outputs where session.canAddOutput(output) { session.addOutput(output) }
            return session
        }
    }

    @Test("cameras and the microphone are found by what they are; an app without permission has no input")
    func devices() throws {
        let stage = try AppStage { UIViewController() }
        try stage.run {
            #expect(AVCaptureDevice.default(for: .video)?.position == .back)
            #expect(AVCaptureDevice.default(for: .audio)?.deviceType == .microphone)
            let both = AVCaptureDevice.DiscoverySession(
                deviceTypes: [.builtInWideAngleCamera, .builtInTelephotoCamera], mediaType: .video,
                position: .unspecified)
            #expect(both.devices.map(\.localizedName) == ["Back Camera", "Front Camera"])
            let front = try #require(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .front))
            let same = AVCaptureDevice(uniqueID: front.uniqueID)
            #expect(same?.position == .front && same?.localizedName == "Front Camera")
            #expect(AVCaptureDevice(uniqueID: "none") == nil)
            #expect(!front.hasTorch && !front.isTorchModeSupported(.on) && front.isFocusModeSupported(.autoFocus))
            #expect(throws: AVError(.torchLevelUnavailable)) { try front.setTorchModeOn(level: 1) }
            PrivacyPermission.camera.set(false)
            #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
            #expect(throws: AVError(.applicationIsNotAuthorizedToUseDevice)) { try AVCaptureDeviceInput(device: front) }
        }
    }

    @Test("a code that the device's conditions have is found as long as the session runs, where the card is")
    func codes() throws {
        let stage = try AppStage { UIViewController() }
        let (output, watcher) = (AVCaptureMetadataOutput(), Watcher())
        #expect(output.availableMetadataObjectTypes.isEmpty)
        let session = try session(output, on: stage)
        output.setMetadataObjectsDelegate(watcher, queue: .main)
        output.metadataObjectTypes = [.qr]
        try stage.run { session.startRunning() }
        try stage.perform(#"{"wait": 0.5}"#)
        #expect(watcher.codes.isEmpty && session.isRunning && output.availableMetadataObjectTypes.contains(.ean13))
        try stage.perform(#"{"device": {"code": "4006381333931"}}"#)
        try stage.perform(#"{"wait": 0.5}"#)
        #expect(watcher.codes.isEmpty)
        try stage.perform(#"{"device": {"code": "https://example.com"}}"#)
        try stage.perform(#"{"wait": 0.5}"#)
        try stage.run { session.stopRunning() }
        let count = watcher.codes.count
        #expect(count > 1 && Set(watcher.codes) == ["https://example.com"])
        try stage.perform(#"{"wait": 0.5}"#)
        #expect(watcher.codes.count == count && !session.isRunning)
        let layer = AVCaptureVideoPreviewLayer(session: session)
        #expect(layer.connection?.output != nil)
        layer.frame = CGRect(x: 0, y: 0, width: 270, height: 600)
        layer.videoGravity = .resizeAspect
        let found = try #require(watcher.bounds)
        let place = layer.layerRectConverted(fromMetadataOutputRect: found)
        #expect(abs(place.midX - 135) < 1 && abs(place.width - 108) < 1 && abs(place.height - 108) < 1)
        let back = layer.metadataOutputRectConverted(fromLayerRect: place)
        #expect(abs(back.minX - (found.minX)) < 0.001)
        let corner = layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 270, y: 60))
        #expect(abs(corner.x) < 0.001 && abs(corner.y) < 0.001)
    }

    @Test("a photo, and each picture in a row, is what the camera sees; films can't be encoded")
    func photos() throws {
        let stage = try AppStage { UIViewController() }
        let (photos, pictures, films, watcher) = (
            AVCapturePhotoOutput(), AVCaptureVideoDataOutput(), AVCaptureMovieFileOutput(), Watcher()
        )
        let session = try session(photos, pictures, films, on: stage)
        pictures.setSampleBufferDelegate(watcher, queue: .main)
        try stage.run { photos.capturePhoto(with: AVCapturePhotoSettings(), delegate: watcher) }
        try stage.perform(#"{"wait": 0.1}"#)
        #expect(
            (watcher.problem as? AVError)?.code == .sessionNotRunning && watcher.photo?.cgImageRepresentation() == nil)
        try stage.run { session.startRunning() }
        try stage.perform(#"{"wait": 1.05}"#)
        #expect((9...12).contains(watcher.pictures.count))
        let picture = try #require(watcher.pictures.first)
        let pixels = try #require(CMSampleBufferGetImageBuffer(picture))
        #expect(CVPixelBufferGetWidth(pixels) == 480 && CVPixelBufferGetHeight(pixels) == 640)
        let address = try #require(CVPixelBufferGetBaseAddress(pixels))
        let bytes = address.assumingMemoryBound(to: UInt8.self)
        // The first bar is gray.
        #expect(bytes[0] == bytes[1] && bytes[1] == bytes[2] && (180...200).contains(bytes[0]))
        try stage.run { photos.capturePhoto(with: AVCapturePhotoSettings(), delegate: watcher) }
        try stage.perform(#"{"wait": 0.1}"#)
        let image = try #require(watcher.photo?.cgImageRepresentation())
        #expect(image.width == 1080 && image.height == 1920 && watcher.problem == nil)
        #expect(watcher.photo?.fileDataRepresentation()?.starts(with: [0xFF, 0xD8]) == true)
        try stage.run {
            films.startRecording(to: URL(filePath: "/film.mov"), recordingDelegate: watcher)
            #expect(films.isRecording)
            films.stopRecording()
        }
        #expect((watcher.problem as? AVError)?.code == .encoderNotFound && !films.isRecording)
    }

    @Test("the preview shows the bars while the session runs, and is black before")
    func preview() throws {
        let stage = try AppStage { UIViewController() }
        let session = try session(on: stage)
        let layer = AVCaptureVideoPreviewLayer(session: session)
        layer.frame = CGRect(x: 0, y: 0, width: 70, height: 140)
        layer.videoGravity = .resizeAspectFill
        func shown() throws -> UIColor? {
            try stage.run {
                UIGraphicsImageRenderer(size: CGSize(width: 70, height: 140)).image { layer.draw(in: $0.cgContext) }
                    .cgImage.flatMap { image in
                        image.withPixels { bytes, row in
                            UIColor(
                                red: CGFloat(bytes[2]) / 255, green: CGFloat(bytes[1]) / 255,
                                blue: CGFloat(bytes[0]) / 255,
                                alpha: 1)
                        }
                    }
            }
        }
        #expect(try shown() == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        try stage.run { session.startRunning() }
        try stage.perform(#"{"wait": 0.2}"#)
        #expect(try shown() != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test("a recording is a file of silence that is as long as it took")
    func recording() throws {
        let stage = try AppStage { UIViewController() }
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).wav")
        defer { try? FileManager.default.removeItem(at: url) }
        let recorder = try stage.run { try AVAudioRecorder(url: url, settings: [AVSampleRateKey: 44100]) }
        let hasBegun = try stage.run { recorder.record() }
        #expect(hasBegun && recorder.isRecording)
        try stage.perform(#"{"wait": 2}"#)
        #expect(abs(recorder.currentTime - 2) < 0.1)
        try stage.run { recorder.stop() }
        let written = try Data(contentsOf: url)
        #expect(!recorder.isRecording && abs(SoundLength.seconds(of: written) - 2) < 0.1)
        try stage.run { PrivacyPermission.microphone.set(false) }
        let begins = try stage.run { recorder.record() }
        #expect(!begins && AVAudioSession.sharedInstance().recordPermission == .denied)
        #expect(recorder.deleteRecording() && !FileManager.default.fileExists(atPath: url.path))
    }

    @Test("an engine's players take the time of what is scheduled, and taps hear silence")
    func engine() throws {
        let stage = try AppStage { UIViewController() }
        let engine = try stage.run { AVAudioEngine() }
        let player = AVAudioPlayerNode()
        var ended: [Int] = []
        var heard = 0
        try stage.run {
            engine.attach(player)
            engine.connect(player, to: engine.mainMixerNode, format: nil)
            let format = engine.inputNode.outputFormat(forBus: 0)
            engine.inputNode.installTap(onBus: 0, bufferSize: 4800, format: format) { buffer, _ in
                heard += Int(buffer.frameLength)
                #expect(buffer.floatChannelData?[0][0] == 0)
            }
            try engine.start()
            let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 48_000))
            buffer.frameLength = 48_000
            player.scheduleBuffer(buffer) { ended.append(1) }
            player.scheduleBuffer(buffer) { ended.append(2) }
            player.play()
        }
        try stage.perform(#"{"wait": 1.5}"#)
        #expect(ended == [1] && (48_000...76_800).contains(heard))
        try stage.perform(#"{"wait": 1}"#)
        #expect(ended == [1, 2] && engine.isRunning)
        try stage.run { engine.stop() }
        let before = heard
        try stage.perform(#"{"wait": 1}"#)
        #expect(heard == before)
    }

    @Test("An app draws into a pixel buffer of its own")
    func pixelBuffer() throws {
        var made: CVPixelBuffer?
        let attributes: CFDictionary = [kCVPixelBufferCGImageCompatibilityKey: true]
        #expect(
            CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_32ARGB, attributes, &made) == kCVReturnSuccess)
        let buffer = try #require(made)
        #expect(CVPixelBufferGetWidth(buffer) == 3 && CVPixelBufferGetHeight(buffer) == 2)
        #expect(CVPixelBufferGetBytesPerRow(buffer) == 64 && CVPixelBufferGetDataSize(buffer) == 128)
        #expect(CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_32ARGB)
        CVPixelBufferLockBaseAddress(buffer, [])
        let address = try #require(CVPixelBufferGetBaseAddress(buffer))
        let context = try #require(
            CGContext(
                data: address, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 64,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipFirst.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill([CGRect(x: 0, y: 0, width: 3, height: 2)])
        CVPixelBufferUnlockBaseAddress(buffer, [])
        let pixel = (0..<4).map { address.load(fromByteOffset: $0, as: UInt8.self) }
        #expect(Array(pixel[1...]) == [255, 0, 0] && buffer._image?.width == 3)
    }

    @Test("A pixel buffer without pixels, one that is too large, and one of another format are refused")
    func refusedPixelBuffers() {
        var made: CVPixelBuffer?
        for (width, height) in [(0, 1), (1, -1), (20_000, 1), (16_000, 16_000)] {
            #expect(
                CVPixelBufferCreate(nil, width, height, kCVPixelFormatType_32BGRA, nil, &made)
                    == kCVReturnInvalidSize)
        }
        #expect(CVPixelBufferCreate(nil, 1, 1, 0x7966, nil, &made) == kCVReturnInvalidPixelFormat && made == nil)
    }
}
