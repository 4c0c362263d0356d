import AVFoundation
import CoreNFC
import Foundation
import GameController
import HomeKit
import JavaScriptCore
import Messages
import MetricKit
import ReplayKit
import Speech
import Testing
import UIKit

/// How services answer that a device without them doesn't have.
@MainActor
@Suite("Homes, readers, recorders, scripts and controllers that aren't there", .serialized)
struct AbsentServicesTests {
    @Test("There are no homes, and no access to any")
    func homes() async {
        final class Observer: NSObject, HMHomeManagerDelegate {
            var events: [String] = []
            var updated: () -> Void = {}
            func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
                events.append("\(manager.homes.count)")
                updated()
            }
            func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {
                events.append("\(status.contains(.authorized))")
            }
        }
        let observer = Observer()
        let manager = HMHomeManager()
        manager.delegate = observer
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            observer.updated = { done.resume() }
        }
        let code = await withCheckedContinuation { (done: CheckedContinuation<HMError.Code?, Never>) in
            manager.addHome(withName: "Mine") { done.resume(returning: $0 == nil ? ($1 as? HMError)?.code : nil) }
        }
        #expect(observer.events == ["false", "0"] && code == .homeAccessNotAuthorized)
    }

    @Test("Speech is taken in buffers, and nothing is recognized in it")
    func speech() async throws {
        final class Observer: NSObject, SFSpeechRecognitionTaskDelegate {
            var ended: (Bool) -> Void = { _ in }
            func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
                ended(successfully)
            }
        }
        let request = SFSpeechAudioBufferRecognitionRequest()
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: request.nativeAudioFormat, frameCapacity: 100))
        request.append(buffer)
        request.endAudio()
        let recognizer = SFSpeechRecognizer()
        let code = await withCheckedContinuation { (done: CheckedContinuation<Int?, Never>) in
            recognizer.recognitionTask(with: request) { result, error in
                done.resume(returning: result == nil ? (error as? NSError)?.code : nil)
            }
        }
        let observer = Observer()
        let isRecognized = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
            observer.ended = { done.resume(returning: $0) }
            recognizer.recognitionTask(with: request, delegate: observer)
        }
        #expect(code == 1110 && !isRecognized && !recognizer.isAvailable)
    }

    @Test("A session of a reader ends as it begins; messages keep texts and addresses")
    func tags() async throws {
        final class Observer: NSObject, NFCNDEFReaderSessionDelegate {
            var ended: (NFCReaderError.Code?) -> Void = { _ in }
            func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
                ended((error as? NFCReaderError)?.code)
            }
            func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
        }
        #expect(!NFCNDEFReaderSession.readingAvailable && !NFCTagReaderSession.readingAvailable)
        let observer = Observer()
        let session = NFCNDEFReaderSession(delegate: observer, queue: nil, invalidateAfterFirstRead: true)
        let code = await withCheckedContinuation { (done: CheckedContinuation<NFCReaderError.Code?, Never>) in
            observer.ended = { done.resume(returning: $0) }
            session.begin()
        }
        #expect(code == .readerErrorUnsupportedFeature)
        let address = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.example.org/a"))
        #expect(address.payload.first == 2 && address.wellKnownTypeURIPayload()?.host == "www.example.org")
        let text = try #require(
            NFCNDEFPayload.wellKnownTypeTextPayload(string: "Grüße", locale: Locale(identifier: "de")))
        #expect(text.wellKnownTypeTextPayload().0 == "Grüße" && text.wellKnownTypeURIPayload() == nil)
        #expect(text.wellKnownTypeTextPayload().1?.identifier == "de")
        #expect(NFCNDEFMessage(records: [address]).length == 3 + 1 + address.payload.count)
    }

    @Test("The screen isn't recorded, which each request says")
    func recording() async throws {
        let recorder = RPScreenRecorder.shared()
        #expect(!recorder.isAvailable && !recorder.isRecording)
        await #expect { try await recorder.startRecording() } throws: { ($0 as? RPRecordingError)?.code == .disabled }
        let stopped = await withCheckedContinuation { (done: CheckedContinuation<RPRecordingError.Code?, Never>) in
            recorder.stopRecording { preview, error in
                done.resume(returning: preview == nil ? (error as? RPRecordingError)?.code : nil)
            }
        }
        #expect(stopped == .attemptToStopNonRecording)
    }

    @Test("A script ends with an exception; values are converted as ECMAScript says")
    func scripts() throws {
        let context: JSContext = JSContext()
        var exceptions: [String] = []
        context.exceptionHandler = { exceptions.append($1?.toString() ?? "") }
        #expect(context.evaluateScript("1 + 1").isUndefined)
        #expect(exceptions == ["Error: There is no engine for scripts on this device."])
        context.setObject(["name": "Ann", "age": 7], forKeyedSubscript: "person")
        let person = try #require(context.objectForKeyedSubscript("person"))
        #expect(person.forProperty("name").toString() == "Ann" && person.forProperty("age").toInt32() == 7)
        #expect(person.forProperty("none").isUndefined && person.isObject && person.toDictionary()?.count == 2)
        func value(_ object: Any?) throws -> JSValue { try #require(JSValue(object: object, in: context)) }
        #expect(try value(" 12 ").toDouble() == 12 && value("x").toDouble().isNaN && value(true).toDouble() == 1)
        #expect(try value(2.0).toString() == "2" && value([1, "a"]).toString() == "1,a" && value("").toBool() == false)
        #expect(try value(4_294_967_301.0).toInt32() == 5 && value(Double.nan).toInt32() == 0)
        #expect(try value([1, 2]).atIndex(1).toInt32() == 2 && value(NSNull()).isNull)
        let plain: JSContext = JSContext()
        plain.evaluateScript("x")
        #expect(plain.exception?.toString().contains("no engine") == true)
    }

    @Test("No controller, keyboard or mouse is connected, a search ends, and no measurements come")
    func devices() async {
        #expect(GCController.controllers().isEmpty && GCController.current == nil)
        #expect(GCKeyboard.coalesced == nil && GCMouse.current == nil)
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            GCController.startWirelessControllerDiscovery { done.resume() }
        }
        #expect(MXMetricManager.shared.pastPayloads.isEmpty)
        _ = MXMetricManager.makeLogHandle(category: "launch")
    }

    @Test("An extension of Messages has no conversation; its styles change, and stickers are files")
    func messages() throws {
        final class Controller: MSMessagesAppViewController {
            var styles: [MSMessagesAppPresentationStyle] = []
            override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
                styles.append(presentationStyle)
            }
        }
        let controller = Controller()
        controller.requestPresentationStyle(.compact)
        controller.requestPresentationStyle(.expanded)
        #expect(controller.activeConversation == nil && controller.styles == [.expanded])
        #expect(throws: NSError.self) {
            try MSSticker(contentsOfFileURL: URL(fileURLWithPath: "/none.png"), localizedDescription: "none")
        }
    }
}
