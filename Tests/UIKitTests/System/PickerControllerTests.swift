import CoreGraphics
import Foundation
import Testing
import UniformTypeIdentifiers

@testable import UIKit

@MainActor
@Suite("Browsers of documents, pickers of colors and fonts, and formats")
struct PickerControllerTests {
    private let person = Person()

    private func show(_ controller: UIViewController) {
        person.make {
            person.window.rootViewController = controller
            person.window.layoutIfNeeded()
        }
    }

    @Test("a browser lists the app's documents, renames them, and takes in new ones")
    func browser() throws {
        final class Browser: UIDocumentBrowserViewController {
            let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            override var folder: URL { place }
        }
        final class Delegate: UIDocumentBrowserViewControllerDelegate {
            var picked: [String] = []
            var created: URL?
            func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
            {
                picked += documentURLs.map(\.lastPathComponent)
            }
            func documentBrowser(
                _ controller: UIDocumentBrowserViewController,
                didRequestDocumentCreationWithHandler importHandler:
                    @escaping (
                        URL?, UIDocumentBrowserViewController.ImportMode
                    ) -> Void
            ) { importHandler(created, .move) }
            func documentBrowser(
                _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
                toDestinationURL destinationURL: URL
            ) { picked.append("took \(destinationURL.lastPathComponent)") }
        }
        let (browser, delegate) = (person.make { Browser(forOpening: [.plainText]) }, Delegate())
        let files = FileManager.default
        try files.createDirectory(at: browser.place, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: browser.place) }
        try Data("tea".utf8).write(to: browser.place.appendingPathComponent("Tea.txt"))
        try Data().write(to: browser.place.appendingPathComponent("Cup.png"))
        person.make { browser.delegate = delegate }
        show(browser)
        #expect(browser.documents.map(\.lastPathComponent) == ["Tea.txt"])
        let list = try #require((browser.children.first as? UINavigationController)?.topViewController as? DocumentList)
        person.make { list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 1)) }
        #expect(delegate.picked == ["Tea.txt"])
        let new = files.temporaryDirectory.appendingPathComponent("Tea.txt")
        try Data("more".utf8).write(to: new)
        delegate.created = new
        person.make { list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0)) }
        #expect(delegate.picked.last == "took Tea 2.txt" && !files.fileExists(atPath: new.path))
        var renamed: URL?
        person.make {
            browser.renameDocument(at: browser.documents[0], proposedName: "Milk") { url, _ in renamed = url }
        }
        #expect(renamed?.lastPathComponent == "Milk.txt")
        #expect(browser.documents.map(\.lastPathComponent) == ["Milk.txt", "Tea.txt"])
    }

    @Test("a color of the grid is chosen by a touch, with its opacity")
    func colors() throws {
        final class Delegate: UIColorPickerViewControllerDelegate {
            var calls: [Bool] = []
            func colorPickerViewController(
                _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
            ) { calls.append(continuously) }
        }
        let (picker, delegate) = (person.make { UIColorPickerViewController() }, Delegate())
        picker.delegate = delegate
        show(picker)
        let grid = try #require(picker.view.subviews.compactMap { $0 as? ColorGrid }.first)
        let point = grid.convert(CGPoint(x: 2, y: 2), to: nil)
        person.down(point.x, point.y)
        person.up(point.x, point.y)
        #expect(delegate.calls == [true, false])
        #expect(picker.selectedColor.components.red == 1 && picker.selectedColor.components.blue == 1)
        let slider = try #require(picker.view.subviews.compactMap { $0 as? UISlider }.first)
        person.make {
            slider.value = 0.5
            slider.sendActions(for: .valueChanged)
        }
        #expect(picker.selectedColor.components.alpha == 0.5)
        person.make { picker.supportsAlpha = false }
        person.make { person.window.layoutIfNeeded() }
        #expect(slider.isHidden)
    }

    @Test("a font is chosen from the list of families")
    func fonts() throws {
        final class Delegate: UIFontPickerViewControllerDelegate {
            var picked = 0
            func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) { picked += 1 }
        }
        let (picker, delegate) = (person.make { UIFontPickerViewController() }, Delegate())
        picker.delegate = delegate
        show(picker)
        let stack = try #require(picker.children.first as? UINavigationController)
        let list = try #require(stack.topViewController as? UITableViewController)
        #expect(list.tableView.numberOfRows(inSection: 0) == UIFont.familyNames.count)
        person.make { list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0)) }
        #expect(delegate.picked == 1 && picker.selectedFontDescriptor != nil)
    }

    @Test("a panel shows the formats of a text, and tells what is chosen")
    func formats() throws {
        final class Delegate: UITextFormattingViewControllerDelegate {
            var changes: [UITextFormattingViewController.ChangeType] = []
            func textFormattingViewController(
                _ viewController: UITextFormattingViewController,
                didChange changeValue: UITextFormattingViewController.ChangeValue
            ) { changes.append(changeValue.changeType) }
        }
        let (panel, delegate) = (person.make { UITextFormattingViewController() }, Delegate())
        panel.delegate = delegate
        let text = NSAttributedString(
            string: "tea", attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .underlineStyle: 1])
        let descriptor = person.make {
            UITextFormattingViewController.FormattingDescriptor(string: text, range: NSRange(location: 0, length: 9))
        }
        #expect(descriptor.isUnderlinePresent && !descriptor.isStrikethroughPresent && descriptor.fonts.count == 1)
        panel.formattingDescriptor = descriptor
        show(panel)
        func buttons(_ view: UIView) -> [UIButton] {
            (view as? UIButton).map { [$0] } ?? view.subviews.flatMap(buttons)
        }
        let all = buttons(panel.view)
        #expect(all.count == 11)
        for button in all.prefix(2) { person.make { button.sendActions(for: .primaryActionTriggered) } }
        #expect(delegate.changes == [.removeBold, .setItalic])
    }

    @Test("pages follow each other by time, until the last")
    func pages() {
        final class Delegate: UIPageControlTimerProgressDelegate {
            var visible = 0
            func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) { visible += 1 }
        }
        let (control, delegate) = (person.make { UIPageControl() }, Delegate())
        let progress = person.make { UIPageControlTimerProgress(preferredDuration: 1) }
        person.make {
            control.numberOfPages = 3
            progress.delegate = delegate
            progress.setDuration(2, forPage: 1)
            control.progress = progress
            person.window.addSubview(control)
            progress.resumeTimer()
        }
        #expect(progress.isProgressVisible && delegate.visible == 1)
        person.wait(0.51)
        #expect(abs(progress.currentProgress - 0.5) < 0.06 && control.currentPage == 0)
        person.wait(0.6)
        #expect(control.currentPage == 1 && progress.currentProgress < 0.1)
        person.wait(1.5)
        #expect(control.currentPage == 1)
        person.wait(2)
        #expect(control.currentPage == 2 && !progress.isRunning)
    }
}
