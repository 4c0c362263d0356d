import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Searching texts")
struct FindTests {
    private let person = Person()

    private func text(_ text: String) -> UITextView {
        person.make {
            let view = UITextView(frame: CGRect(x: 0, y: 50, width: 390, height: 300))
            view.text = text
            view.isFindInteractionEnabled = true
            person.window.addSubview(view)
            person.window.layoutIfNeeded()
            return view
        }
    }

    @Test("a search finds parts, beginnings, or whole words, with or without case")
    func options() {
        var options = UITextSearchOptions()
        let text = "Tea, teapot and steam"
        func places() -> [Int] { options.ranges(of: "tea", in: text).map(\.location) }
        #expect(places() == [0, 5, 17])
        options.wordMatchMethod = .startsWith
        #expect(places() == [0, 5])
        options.wordMatchMethod = .fullWord
        #expect(places() == [0])
        options.stringCompareOptions = []
        options.wordMatchMethod = .contains
        #expect(places() == [5, 17] && options.ranges(of: "", in: text).isEmpty)
    }

    @Test("a session marks what it finds, and goes from one to the next, around the end")
    func session() {
        let view = text("tea and tea and tea")
        person.make { view.selectedRange = NSRange(location: 5, length: 0) }
        let session = person.make { UITextSearchingFindSession(searchableObject: view) }
        person.make { session.performSearch(query: "tea", options: nil) }
        #expect(session.resultCount == 3 && session.highlightedResultIndex == 1, "the first after the selection")
        #expect(Set(view.foundMarks.keys.map(\.location)) == [0, 8, 16])
        person.make { session.highlightNextResult(in: .forward) }
        person.make { session.highlightNextResult(in: .forward) }
        #expect(session.highlightedResultIndex == 0)
        person.make { session.highlightNextResult(in: .backward) }
        #expect(session.highlightedResultIndex == 2)
        person.make { session.invalidateFoundResults() }
        #expect(session.resultCount == 0 && view.foundMarks.isEmpty && session.highlightedResultIndex == NSNotFound)
    }

    @Test("results are replaced one by one, or all at once, unless the text can't be edited")
    func replacing() {
        let view = text("tea and tea and tea")
        let session = person.make { UITextSearchingFindSession(searchableObject: view) }
        person.make {
            session.performSearch(query: "tea", options: nil)
            session.performSingleReplacement(query: "tea", replacementString: "milk", options: nil)
        }
        #expect(view.text == "milk and tea and tea" && session.resultCount == 2)
        person.make { session.replaceAll(searchQuery: "tea", replacementString: "rum", options: nil) }
        #expect(view.text == "milk and rum and rum" && session.resultCount == 0)
        view.isEditable = false
        #expect(!session.supportsReplacement)
        person.make { session.replaceAll(searchQuery: "rum", replacementString: "tea", options: nil) }
        #expect(view.text == "milk and rum and rum")
    }

    @Test("a bar above the keyboard shows what is searched for, and how many there are")
    func navigator() throws {
        let view = text("tea and tea")
        let interaction = try #require(view.findInteraction)
        person.make { _ = view.becomeFirstResponder() }
        let key = UIKey(.keyboardF, characters: "f", modifiers: .command)
        person.send(.keyDown(key))
        person.send(.keyUp(key))
        #expect(interaction.isFindNavigatorVisible)
        let bar = try #require(person.window.subviews.compactMap { $0 as? FindNavigator }.first)
        person.send(.text("tea"))
        #expect(interaction.searchText == "tea" && interaction.activeFindSession?.resultCount == 2)
        person.make { person.window.layoutIfNeeded() }
        #expect(bar.frame.width == 390 && bar.frame.height == 48 && bar.frame.minY > 300)
        let labels = bar.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(labels == ["1 of 2"])
        person.make { interaction.findNext() }
        #expect(bar.subviews.compactMap { ($0 as? UILabel)?.text } == ["2 of 2"])
        person.make { interaction.dismissFindNavigator() }
        #expect(bar.superview == nil && !interaction.isFindNavigatorVisible && view.foundMarks.isEmpty)
        #expect(view.isFirstResponder)
        person.make { view.isFindInteractionEnabled = false }
        #expect(view.findInteraction == nil && !view.canPerformAction("find:", withSender: nil))
    }

    @Test("a text input knows offsets in ranges, places in them, and moves a floating caret")
    func inputs() throws {
        let view = text("tea and cake")
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 4))
        let end = try #require(view.position(from: start, offset: 3))
        let range = try #require(view.textRange(from: start, to: end))
        #expect(view.characterOffset(of: end, within: range) == 3)
        #expect(view.position(within: range, atCharacterOffset: 4) == nil)
        #expect(view.position(within: range, atCharacterOffset: 2).map { $0.offset } == 6)
        #expect(view.attributedText(in: range).string == "and")
        person.make {
            view.updateFloatingCursor(at: CGPoint(x: 1_000, y: 10))
            view.insertDictationResult([UIDictationPhrase(" and"), UIDictationPhrase(" rum")])
        }
        #expect(view.text == "tea and cake and rum")
    }
}
