import AppDriver
import CoreGraphics
import Foundation
import JSONText
import Testing
import UIKit

@testable import AppScreen

@MainActor
@Suite("Requests of a page") struct ScreenRequestTests {
    private func read(_ text: String) throws -> ScreenRequest { try ScreenRequest(JSONReader.read(Array(text.utf8))) }

    private func events(_ text: String) throws -> [HostEvent] {
        guard case .events(let events) = try read(text) else { return [] }
        return events
    }

    @Test("fingers have a number, a phase, a place and a kind")
    func touches() throws {
        let text = """
            {"do": "touches", "touches": [{"id": 1, "phase": "began", "x": 10.5, "y": 20},
            {"id": 2, "phase": "moved", "x": 1, "y": 2, "force": 3, "type": "pencil"}]}
            """
        guard case .touches(let touches) = try #require(try events(text).first) else {
            return _ = Issue.record("no touches")
        }
        #expect(touches.map(\.id) == [1, 2] && touches.map(\.phase) == [.began, .moved])
        #expect(touches[0].point == CGPoint(x: 10.5, y: 20) && touches[0].type == .direct && touches[0].force == 1)
        #expect(touches[1].type == .pencil && touches[1].force == 3)
    }

    @Test(
        "keys have the browser's names",
        arguments: [
            ("KeyA", "a", UIKeyboardHIDUsage.keyboardA, "a"), ("Digit0", "0", .keyboard0, "0"),
            ("Digit9", "9", .keyboard9, "9"), ("Enter", "Enter", .keyboardReturnOrEnter, "\r"),
            ("ArrowUp", "ArrowUp", .keyboardUpArrow, "\u{F700}"), ("Comma", ",", .keyboardComma, ","),
        ])
    func keys(code: String, key: String, usage: UIKeyboardHIDUsage, characters: String) throws {
        let text =
            #"{"do": "key", "phase": "down", "code": "\#(code)", "key": "\#(key)", "modifiers": ["command", "shift"]}"#
        guard case .keyDown(let pressed) = try #require(try events(text).first) else {
            return _ = Issue.record("no key")
        }
        #expect(pressed.keyCode == usage && pressed.characters == characters)
        #expect(pressed.modifierFlags == [.command, .shift])
    }

    @Test("keys that UIKit doesn't know are no events")
    func unknownKey() throws {
        #expect(try events(#"{"do": "key", "phase": "down", "code": "BrowserBack", "key": "BrowserBack"}"#).isEmpty)
    }

    @Test("a change of the device is that of steps")
    func device() throws {
        let text = #"{"do": "device", "orientation": "landscapeRight", "appearance": "dark", "contentSize": "AX1"}"#
        guard case .device(let change) = try read(text) else { return _ = Issue.record("no change") }
        #expect(change.orientation == .landscapeRight && change.appearance == .dark && change.contentSize != nil)
    }

    @Test(
        "a message that is none is refused in words",
        arguments: [
            (#"{"do": "fly"}"#, "there is no request 'fly'"), ("{}", "there is no request ''"),
            (#"{"do": "touches", "touches": []}"#, "'touches' is a list of one to ten fingers"),
            (#"{"do": "touches", "touches": [{"id": 0, "phase": "lost", "x": 0, "y": 0}]}"#, "'phase' is began"),
            (#"{"do": "wheel", "x": 1, "y": 2, "dx": 1e300, "dy": 0}"#, "'dx' is a number"),
            (#"{"do": "device", "appearance": "blue"}"#, "there is no appearance 'blue'"),
            (#"{"do": "device", "size": [1e9, 1]}"#, "'size' is a list of two numbers"),
            (#"{"do": "hello", "scale": "big"}"#, "'scale' is a number"), (#"{"do": "text"}"#, "'text' is a text"),
        ])
    func malformed(text: String, words: String) throws {
        let error = #expect(throws: DriverError.self) { try read(text) }
        #expect(error?.message.hasPrefix(words) == true)
    }
}
