import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Device, pasteboard and what has no hardware")
struct DeviceTests {
    @Test("the device is what the host says, with the same identifier each time")
    func device() {
        let (phone, pad) = (AppStage(), AppStage(AppStage.pad, idiom: .pad))
        phone.environment.perform {
            #expect(UIDevice.current.model == "iPhone" && UIDevice.current.systemName == "iOS")
            #expect(UIDevice.current.systemVersion == "17.5" && UIDevice.current.userInterfaceIdiom == .phone)
            #expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
        }
        pad.environment.perform { #expect(UIDevice.current.model == "iPad" && UIDevice.current.systemName == "iPadOS") }
        let identifiers = [phone, pad].map { $0.environment.perform { UIDevice.current.identifierForVendor } }
        #expect(identifiers[0] != nil && identifiers[0] == identifiers[1])
    }

    @Test("orientation is known, and told, only to whoever asks for it")
    func orientation() {
        let stage = AppStage()
        let device = stage.environment.perform { UIDevice.current }
        var heard = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
        ) { _ in MainActor.assumeIsolated { heard += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        _ = stage.send(.hold(.landscapeLeft))
        #expect(device.orientation == .unknown && heard == 0)
        device.beginGeneratingDeviceOrientationNotifications()
        #expect(device.orientation == .landscapeLeft)
        _ = stage.send(.hold(.faceUp))
        #expect(device.orientation == .faceUp && heard == 1)
        device.endGeneratingDeviceOrientationNotifications()
        device.endGeneratingDeviceOrientationNotifications()
        #expect(!device.isGeneratingDeviceOrientationNotifications)
    }

    @Test("what is copied can be pasted, by kind and by type, in each app for itself")
    func pasteboard() throws {
        let (one, other) = (AppStage(), AppStage())
        one.environment.perform {
            let board = UIPasteboard.general
            #expect(board.string == nil && !board.hasStrings && board.numberOfItems == 0 && board.changeCount == 0)
            board.string = "Bean"
            #expect(board.string == "Bean" && board.hasStrings && board.changeCount == 1)
            #expect(board.contains(pasteboardTypes: ["public.utf8-plain-text"]))
            #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("Bean".utf8))
            board.url = URL(string: "https://example.org")
            #expect(board.string == nil && board.url?.host == "example.org" && !board.hasImages)
            board.strings = ["a", "b"]
            #expect(board.numberOfItems == 2 && board.strings == ["a", "b"])
            board.setData(Data([1, 2]), forPasteboardType: "own")
            #expect(board.types == ["own"] && board.data(forPasteboardType: "own") == Data([1, 2]))
            board.items = []
            #expect(board.string == nil && board.changeCount == 5)
        }
        other.environment.perform { #expect(UIPasteboard.general.changeCount == 0) }
    }

    @Test("named pasteboards are kept until they are removed")
    func namedPasteboards() {
        AppStage().environment.perform {
            let name = UIPasteboard.Name("shop")
            #expect(UIPasteboard.named(name, create: false) == nil)
            let board = UIPasteboard.named(name, create: true)
            board?.string = "x"
            #expect(UIPasteboard.named(name, create: false) === board)
            UIPasteboard.remove(withName: name)
            #expect(UIPasteboard.named(name, create: false) == nil)
            #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
        }
    }
}
