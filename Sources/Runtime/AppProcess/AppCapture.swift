import AppDriver
import AppHost
import AppSurroundings
import CoreGraphics
import FileAccess
import Foundation
import JSONText
import SceneCapture
import StoryboardModel
import UIKit

/// Captures the screens of an app that is driven, and leaves what was captured in a file for the command.
@MainActor
final class AppCapture {
    private let run: AppRun
    private let path: String
    private let board: BoardCapture
    private var isLandscape = false

    init(_ run: AppRun, leavesAt path: String) {
        (self.run, self.path) = (run, path)
        board = BoardCapture(isStandalone: run.isCaptureStandalone)
    }

    func look(at driver: AppDriver, after origin: UIView?) {
        let environment = driver.host.environment
        environment.perform { board.look(at: environment, after: origin) }
        // Some apps turn the device by themselves.
        isLandscape = driver.host.size.width > driver.host.size.height
    }

    /// Leaves what was captured. Returns what went wrong.
    func leave() -> String? {
        guard let device = DocumentDevice(id: run.deviceID(for: .main), isLandscape: isLandscape) else {
            return "there is no device '\(run.deviceID(for: .main))'"
        }
        do {
            let captured = try board.board(
                for: device, isLandscape: isLandscape, isDark: run.appearance == "dark")
            try DiskFiles().put(Array(Self.json(captured).line.utf8), asFile: path)
            return nil
        } catch let error as FileError {
            return error.message
        } catch {
            return "\(error)"
        }
    }

    private static func json(_ captured: CapturedBoard) -> JSONValue {
        .record([
            "document": .string(String(decoding: captured.document.write(), as: UTF8.self)),
            "samples": captured.samples?.json,
            "images": .array(
                captured.images.map {
                    .record(["file": .string($0.file), "png": .string(Data($0.bytes).base64EncodedString())])
                }),
            "findings": .array(
                captured.findings.map {
                    .record(["scene": .string($0.scene), "object": .string($0.object), "message": .string($0.message)])
                }),
        ])
    }
}
