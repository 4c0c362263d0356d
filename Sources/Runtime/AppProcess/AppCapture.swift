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

/// Captures the screens of an app. Those of one that is driven are left in a file for the command.
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

    /// Returns what an app shows now. `device` is a name of the device that it is shown on.
    static func screen(
        of host: AppHost, on device: String, isDark: Bool, isStandalone: Bool
    ) throws(DriverError) -> JSONValue {
        let isLandscape = host.size.width > host.size.height
        guard let id = DocumentDevice.id(named: device), let device = DocumentDevice(id: id, isLandscape: isLandscape)
        else {
            throw DriverError("there is no device '\(device)'")
        }
        let board = BoardCapture(isStandalone: isStandalone)
        let environment = host.environment
        do throws(CaptureError) {
            let made = environment.perform {
                board.look(at: environment)
                return Result { () throws(CaptureError) in
                    try board.board(for: device, isLandscape: isLandscape, isDark: isDark)
                }
            }
            return json(try made.get(), front: board.front(of: environment))
        } catch {
            throw DriverError(error.message)
        }
    }

    private static func json(_ captured: CapturedBoard, front: String? = nil) -> JSONValue {
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
            "front": .optional(front),
        ])
    }
}
