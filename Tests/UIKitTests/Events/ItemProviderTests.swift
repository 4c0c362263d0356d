import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Item providers give data, files and objects of types that they have.
@MainActor
@Suite struct ItemProviderTests {
    private let stage = KeyboardStage()

    /// What a closure was called with.
    private final class Heard: @unchecked Sendable {
        var data: [Data?] = []
        var texts: [String?] = []
        var codes: [Int] = []
    }

    private let heard = Heard()

    private func run(_ body: () -> Void) {
        stage.environment.perform(body)
        stage.wait(0.1)
    }

    @Test("Data is loaded when it is asked for, by its type or one that it conforms to")
    func data() {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { answer in
            answer(Data([1, 2]), nil)
            return nil
        }
        #expect(provider.registeredTypeIdentifiers == ["public.png"] && provider.registeredContentTypes.count == 1)
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(!provider.hasRepresentationConforming(toTypeIdentifier: "public.image", fileOptions: .openInPlace))
        #expect(provider.canLoadObject(ofClass: UIImage.self) && !provider.canLoadObject(ofClass: NSString.self))
        run {
            for type in ["public.png", "public.image", "public.text"] {
                provider.loadDataRepresentation(forTypeIdentifier: type) { [heard] data, error in
                    heard.data.append(data)
                    if let error = error as NSError? { heard.codes.append(error.code) }
                }
            }
        }
        #expect(heard.data == [Data([1, 2]), Data([1, 2]), nil])
        #expect(heard.codes == [NSItemProvider.ErrorCode.itemUnavailableError.rawValue])
    }

    @Test("An object that a provider has is given as data and as a file, and data as an object")
    func objects() {
        let provider = NSItemProvider(object: NSString(string: "Tea"))
        provider.suggestedName = "Drink"
        run {
            provider.loadDataRepresentation(forTypeIdentifier: "public.text") { [heard] data, _ in
                heard.data.append(data)
            }
            provider.loadFileRepresentation(forTypeIdentifier: "public.utf8-plain-text") { [heard] file, _ in
                heard.texts.append(file?.lastPathComponent)
                heard.data.append(file.flatMap { try? Data(contentsOf: $0) })
            }
        }
        #expect(heard.data == [Data("Tea".utf8), Data("Tea".utf8)] && heard.texts == ["Drink"])
        let other = NSItemProvider(item: NSString(string: "Milk"), typeIdentifier: "public.utf8-plain-text")
        run {
            other.loadObject(ofClass: String.self) { [heard] text, _ in heard.texts.append(text) }
            other.loadItem(forTypeIdentifier: "public.text") { [heard] item, _ in
                heard.texts.append((item as? NSString).map { "\($0)" })
            }
        }
        #expect(heard.texts == ["Drink", "Milk", "Milk"])
    }
}
