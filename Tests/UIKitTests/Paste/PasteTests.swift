import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Pasting by configurations")
struct PasteTests {
    private let person = Person()

    @Test("an object takes what its configuration accepts")
    func configurations() {
        let view = person.make { UIView() }
        let text = NSItemProvider(object: "tea" as NSString)
        #expect(!view.canPaste([text]))
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        #expect(view.canPaste([text]) && !view.canPaste([text, NSItemProvider()]))
        let copy = view.pasteConfiguration?.copy() as? UIPasteConfiguration
        copy?.addAcceptableTypeIdentifiers(["public.png"])
        #expect(view.pasteConfiguration?.acceptableTypeIdentifiers != copy?.acceptableTypeIdentifiers)
    }

    @Test("a pasteboard's items are providers, and the other way around")
    func providers() {
        let board = person.make { UIPasteboard.withUniqueName() }
        person.make { board.strings = ["tea", "cup"] }
        #expect(
            board.itemProviders.compactMap { ($0.object(NSString.self) as? NSString).map { $0 as String } } == [
                "tea", "cup",
            ])
        person.make { board.setObjects(["milk" as NSString]) }
        #expect(board.string == "milk" && board.types(forItemSet: nil) == [["public.utf8-plain-text"]])
        #expect(board.types(forItemSet: IndexSet(integer: 4)) == nil && !board.isPersistent)
    }

    @Test("a paste control is enabled while there is something to paste, and pastes it into its target")
    func control() {
        final class Target: UIView {
            var pasted: [String] = []
            override func paste(itemProviders: [NSItemProvider]) {
                pasted += itemProviders.compactMap { ($0.object(NSString.self) as? NSString).map { $0 as String } }
            }
        }
        let target = person.make { Target() }
        target.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        let control = person.make {
            let control = UIPasteControl(configuration: UIPasteControl.Configuration())
            control.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
            control.target = target
            person.window.addSubview(control)
            return control
        }
        #expect(!control.isEnabled && control.intrinsicContentSize.width > 40)
        person.make { UIPasteboard.general.string = "tea" }
        #expect(control.isEnabled)
        person.tap(50, 120)
        #expect(target.pasted == ["tea"])
    }

    @Test("a text's delegate changes what is pasted")
    func textDelegate() {
        final class Shouter: UITextPasteDelegate {
            func textPasteConfigurationSupporting(
                _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
                transform item: any UITextPasteItem
            ) {
                let text = (item.itemProvider.object(NSString.self) as? NSString).map { $0 as String } ?? ""
                if text == "no" { item.setNoResult() } else { item.setResult(string: text.uppercased()) }
            }
        }
        let (view, shouter) = (person.make { UITextView(frame: person.window.bounds) }, Shouter())
        person.make {
            view.text = "a cup of "
            view.pasteDelegate = shouter
            view.selectedRange = NSRange(location: 9, length: 0)
            UIPasteboard.general.strings = ["tea", "no", "!"]
            view.paste(nil)
        }
        #expect(view.text == "a cup of TEA!" && view.selectedRange.location == 13)
    }

    @Test("items that are shared have metadata and interactions")
    func activityItems() {
        let items = person.make { UIActivityItemsConfiguration(objects: ["tea" as NSString]) }
        items.metadataProvider = { $0 == .title ? "Teas" : nil }
        items.supportedInteractions = [.copy]
        #expect(items.itemProvidersForActivityItemsConfiguration.count == 1)
        #expect(items.activityItemsConfigurationMetadata(key: .title) as? String == "Teas")
        #expect(!items.activityItemsConfigurationSupports(interaction: .share))
        let view = person.make { UIView() }
        view.activityItemsConfiguration = items
        #expect(view.activityItemsConfiguration === items)
    }
}
