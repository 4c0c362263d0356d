import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Presenting and dismissing")
struct PresentationFlowTests {
    @Test("a full screen presentation calls in the order of UIKit, and removes the presenter's view")
    func fullScreen() {
        let stage = Stage()
        let (a, b) = (stage.page("a"), stage.page("b"))
        stage.show(a)
        b.modalPresentationStyle = .fullScreen
        var completed = 0
        #expect(
            stage.calls(wait: 1) { a.present(b, animated: true) { completed += 1 } } == [
                "b loadView", "b viewDidLoad", "a willDisappear animated", "b willAppear animated", "b isAppearing",
                "...", "b didAppear", "a didDisappear",
            ])
        #expect(a.view.window == nil && b.view.window != nil && completed == 1)
        #expect(a.presentedViewController === b && b.presentingViewController === a)
        #expect(
            stage.calls(wait: 1) { b.dismiss(animated: true) { completed += 1 } } == [
                "b willDisappear animated", "a willAppear animated", "a isAppearing", "...", "a didAppear",
                "b didDisappear",
            ])
        #expect(a.view.window != nil && b.view.window == nil && completed == 2)
        #expect(a.presentedViewController == nil && b.presentingViewController == nil)
        #expect(stage.window.subviews == [a.view])
    }

    @Test(
        "styles that leave the presenter's view call only the new controller",
        arguments: [
            UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .automatic,
        ])
    func over(style: UIModalPresentationStyle) {
        let stage = Stage()
        let (a, b) = (stage.page("a"), stage.page("b"))
        stage.show(a)
        b.modalPresentationStyle = style
        stage.ignored = ["oad"]
        #expect(
            stage.calls(wait: 1) { a.present(b, animated: true) } == [
                "b willAppear animated", "b isAppearing", "...", "b didAppear",
            ])
        #expect(a.view.window != nil)
        #expect(
            stage.calls(wait: 1) { a.dismiss(animated: true) } == [
                "b willDisappear animated", "...", "b didDisappear",
            ])
        #expect(a.view.transform == .identity && stage.window.subviews == [a.view] && stage.messages == [])
    }

    @Test(
        "every transition style ends where it should",
        arguments: [
            UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
        ])
    func transitionStyles(style: UIModalTransitionStyle) {
        let stage = Stage()
        let (a, b) = (stage.page("a"), stage.page("b"))
        stage.show(a)
        (b.modalPresentationStyle, b.modalTransitionStyle) = (.fullScreen, style)
        stage.ignored = ["oad", "isAppearing"]
        let shown = stage.calls(wait: 1) { a.present(b, animated: true) }
        #expect(
            shown == ["a willDisappear animated", "b willAppear animated", "...", "b didAppear", "a didDisappear"])
        #expect(b.view.frame == stage.window.bounds && b.view.alpha == 1 && b.view.layer.animationKeys() == nil)
        let gone = stage.calls(wait: 1) { a.dismiss(animated: true) }
        #expect(gone == ["b willDisappear animated", "a willAppear animated", "...", "a didAppear", "b didDisappear"])
        #expect(a.view.frame == stage.window.bounds && a.view.alpha == 1 && a.view.layer.transform.m11 == 1)
        #expect(stage.window.subviews == [a.view])
    }

    @Test("the outermost container presents; one that defines the context presents in itself")
    func context() {
        let stage = Stage()
        let (a, b) = (stage.page("a"), stage.page("b"))
        let navigation = stage.show(stage.navigation(a))
        b.modalPresentationStyle = .fullScreen
        stage.person.environment.perform { a.present(b, animated: false) }
        #expect(b.presentingViewController === navigation && a.presentedViewController === b)
        stage.person.environment.perform { a.dismiss(animated: false) }
        b.modalPresentationStyle = .overCurrentContext
        a.definesPresentationContext = true
        stage.person.environment.perform { a.present(b, animated: false) }
        #expect(b.presentingViewController === a && b.view.superview?.superview === navigation.content)
        #expect(navigation.navigationBar.window != nil)
    }

    @Test("a chain is dismissed at once; only the last of it is animated")
    func chain() {
        let stage = Stage()
        let pages = ["a", "b", "c", "d"].map(stage.page)
        stage.show(pages[0])
        for (one, next) in zip(pages, pages.dropFirst()) {
            next.modalPresentationStyle = .fullScreen
            stage.person.environment.perform { one.present(next, animated: false) }
        }
        stage.ignored = ["isAppearing"]
        #expect(
            stage.calls(wait: 1) { pages[0].dismiss(animated: true) } == [
                "d willDisappear animated", "a willAppear animated", "...", "a didAppear", "d didDisappear",
            ])
        #expect(pages.allSatisfy { $0.presentedViewController == nil && $0.presentation == nil })
        #expect(stage.window.subviews == [pages[0].view])
    }

    @Test(
        "controllers are gone after they were dismissed",
        arguments: [
            UIModalPresentationStyle.fullScreen, .pageSheet, .popover, .custom, .overFullScreen, .formSheet,
        ])
    func memory(style: UIModalPresentationStyle) {
        for isWide in [false, true] {
            let stage = isWide ? Stage(width: 820, height: 1180, isWide: true) : Stage()
            let a = stage.page("a")
            stage.show(a)
            weak var gone: UIViewController?
            do {
                let b = stage.page("b")
                gone = b
                b.modalPresentationStyle = style
                b.popoverPresentationController?.sourceView = a.view
                stage.person.environment.perform { a.present(b, animated: true) }
                stage.wait(1)
                #expect(b.view.window != nil)
                stage.person.environment.perform { a.dismiss(animated: true) }
                stage.wait(1)
            }
            #expect(gone == nil)
        }
    }

    @Test("a controller that was pushed right before presents, although its view isn't laid out yet")
    func presentingAfterPush() {
        let stage = Stage()
        let (a, b, c) = (stage.page("a"), stage.page("b"), stage.page("c"))
        let navigation = stage.person.make { UINavigationController(rootViewController: a) }
        stage.show(navigation)
        stage.person.environment.perform {
            navigation.pushViewController(b, animated: false)
            b.present(c, animated: false)
        }
        #expect(navigation.presentedViewController === c && c.presentingViewController === navigation)
        #expect(stage.messages == [])
        stage.person.environment.perform { a.present(stage.page("d"), animated: false) }
        #expect(stage.messages.last?.hasSuffix("whose view is not in the window hierarchy.") == true)
    }

    // MARK: Faults

    @Test("what cannot be presented is reported in Apple's words, and changes nothing")
    func faults() {
        let stage = Stage()
        let (a, b, c) = (stage.page("a"), stage.page("b"), stage.page("c"))
        func report(_ action: () -> Void) -> String {
            let before = stage.messages.count
            _ = stage.calls(action)
            return stage.messages.dropFirst(before).joined(separator: "|")
        }
        #expect(report { a.present(b, animated: true) }.hasSuffix("whose view is not in the window hierarchy."))
        stage.show(a)
        #expect(
            report { a.present(a, animated: true) }.hasPrefix(
                "Application tried to present modal view controller on itself. Presenting controller is <Ledger"))
        b.modalPresentationStyle = .fullScreen
        stage.person.environment.perform { a.present(b, animated: true) }
        #expect(report { a.present(c, animated: true) }.hasSuffix("while a presentation is in progress!"))
        #expect(report { a.dismiss(animated: true) }.hasSuffix("while a presentation or dismiss is in progress!"))
        stage.wait(1)
        let words = report { a.present(c, animated: true) }
        #expect(
            words.contains("Attempt to present <LedgerController: 0x") && words.contains("which is already presenting")
                || words.contains("not in the window hierarchy"))
        #expect(report { b.present(b, animated: true) }.contains("on itself"))
        #expect(report { a.present(b, animated: true) }.contains("that is already being presented by <Ledger"))
        let navigation = stage.navigation(c)
        #expect(report { b.present(c, animated: true) }.contains("that has a parent view controller <UINavigation"))
        _ = navigation
        #expect(a.presentedViewController === b && b.presentedViewController == nil)
    }

    // MARK: Sheets

    private func sheet(_ stage: Stage, detents: [UISheetPresentationController.Detent] = [.large()]) -> (
        LedgerController, LedgerController, UISheetPresentationController
    ) {
        let (a, b) = (stage.page("a"), stage.page("b"))
        stage.show(a)
        let sheet = UISheetPresentationController(presentedViewController: b, presenting: nil)
        sheet.style = .pageSheet
        b.ownPresentationController = sheet
        sheet.detents = detents
        stage.person.environment.perform { a.present(b, animated: true) }
        stage.wait(1)
        return (a, b, sheet)
    }

    @Test("a sheet leaves a strip of the presenter, which steps back")
    func sheetLooks() {
        let stage = Stage()
        let (a, b, _) = sheet(stage)
        #expect(b.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
        #expect(b.view.layer.cornerRadius == 10)
        #expect(abs(a.view.frame.width - 358) < 0.5 && abs(a.view.frame.minY - 47) < 0.5)
        let (c, medium, _) = sheet(stage, detents: [.medium(), .large()])
        #expect(medium.view.frame.minY > 380 && medium.view.frame.maxY == 844 && c.view.transform == .identity)
    }

    @MainActor
    private final class Delegate: UIAdaptivePresentationControllerDelegate {
        var log: [String] = []
        var mayDismiss = true
        var style: UIModalPresentationStyle?
        var replacement: UIViewController?
        func presentationControllerShouldDismiss(_ c: UIPresentationController) -> Bool {
            log.append("should")
            return mayDismiss
        }
        func presentationControllerWillDismiss(_ c: UIPresentationController) { log.append("will") }
        func presentationControllerDidDismiss(_ c: UIPresentationController) { log.append("did") }
        func presentationControllerDidAttemptToDismiss(_ c: UIPresentationController) { log.append("attempt") }
        func adaptivePresentationStyle(for c: UIPresentationController) -> UIModalPresentationStyle {
            style ?? c.adaptivePresentationStyle
        }
        func presentationController(
            _ c: UIPresentationController, viewControllerForAdaptivePresentationStyle s: UIModalPresentationStyle
        ) -> UIViewController? { replacement }
    }

    @Test("a finger drags a sheet away, or not far enough", arguments: [true, false])
    func swipe(isFar: Bool) {
        let stage = Stage()
        let (a, b, sheet) = sheet(stage)
        let delegate = Delegate()
        sheet.delegate = delegate
        let way: CGFloat = isFar ? 500 : 100
        #expect(
            stage.calls {
                stage.person.drag(
                    from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: way), steps: 40, lifting: false)
            } == ["b willDisappear animated"])
        #expect(abs((b.view.layer.presentation()?.frame.minY ?? 0) - 57 - way) < 12)
        #expect(delegate.log == ["should", "will"])
        stage.wait(1)
        // What is behind comes back as far as the sheet has gone: it was set back by 16 points on each side.
        let back = a.view.layer.presentation()?.frame.minX ?? 0
        #expect(abs(back - 16 * (1 - way / 787)) < 1, "\(back)")
        let ended = stage.calls {
            stage.person.up(200, 100 + way)
            stage.person.wait(1)
        }
        #expect(ended == (isFar ? ["b didDisappear"] : ["b willAppear animated", "b didAppear"]))
        #expect(delegate.log == ["should", "will"] + (isFar ? ["did"] : []))
        #expect((a.presentedViewController == nil) == isFar)
        if !isFar { #expect(b.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787)) }
    }

    @Test("a sheet that is modal stays, and its delegate hears of the attempt", arguments: [true, false])
    func modal(byProperty: Bool) {
        let stage = Stage()
        let (a, b, sheet) = sheet(stage)
        let delegate = Delegate()
        sheet.delegate = delegate
        b.isModalInPresentation = byProperty
        delegate.mayDismiss = byProperty
        let calls = stage.calls(wait: 1) {
            stage.person.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 600), steps: 40)
        }
        #expect(calls == ["..."] && a.presentedViewController === b)
        #expect(delegate.log == (byProperty ? ["attempt"] : ["should", "attempt"]))
        #expect(b.view.frame.minY == 57)
    }

    @Test(
        "a sheet is modal by a controller that it shows: the top of a navigation controller, the selected tab, a child")
    func modalInside() {
        let stage = Stage()
        for number in 0..<3 {
            let (a, below, top) = (stage.page("a"), stage.page("below"), stage.page("top"))
            let shown: UIViewController = stage.person.make {
                switch number {
                case 0: return stage.navigation(below, top)
                case 1:
                    let tabs = UITabBarController()
                    tabs.viewControllers = [below, top]
                    tabs.selectedIndex = 1
                    return tabs
                default:
                    below.addChild(top)
                    return below
                }
            }
            stage.show(a)
            stage.person.environment.perform { a.present(shown, animated: true) }
            stage.wait(1)
            let presentation = shown.presentationController
            #expect(presentation?.mayDismiss() == true)
            top.isModalInPresentation = true
            #expect(presentation?.mayDismiss() == false)
            top.isModalInPresentation = false
            // What is under the top, or in another tab, doesn't count.
            below.isModalInPresentation = true
            #expect(presentation?.mayDismiss() == (number < 2))
            stage.person.environment.perform { a.dismiss(animated: false) }
        }
    }

    @Test("a list in a sheet scrolls; at its upper edge its drag moves the sheet, down and up")
    func scrollingHandsOver() {
        let stage = Stage()
        let (a, b, sheet) = sheet(stage, detents: [.medium(), .large()])
        let list = stage.person.make { UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 787)) }
        list.contentSize = CGSize(width: 390, height: 3000)
        stage.person.environment.perform { b.view.addSubview(list) }
        func drag(_ way: CGFloat) {
            stage.person.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: way), steps: 20)
            stage.wait(1)
        }
        drag(-400)
        #expect(sheet.selectedDetentIdentifier == .large && list.contentOffset.y == 0)
        drag(-200)
        #expect(list.contentOffset.y > 100 && b.view.frame.minY == 57)
        let scrolled = list.contentOffset.y
        drag(100)
        #expect(list.contentOffset.y < scrolled && sheet.selectedDetentIdentifier == .large)
        list.contentOffset = .zero
        drag(230)
        #expect(sheet.selectedDetentIdentifier == .medium && list.contentOffset.y == 0)
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        drag(-150)
        #expect(sheet.selectedDetentIdentifier == .medium && list.contentOffset.y > 50)
        list.contentOffset = .zero
        drag(240)
        #expect(a.presentedViewController == nil)
    }

    @Test("fingers move sheets and lists also while the clock goes on, as it does for a person")
    func runningClock() {
        let stage = Stage()
        let (a, b, _) = sheet(stage)
        let list = stage.person.make { UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300)) }
        list.contentSize = CGSize(width: 390, height: 3000)
        stage.person.environment.perform { b.view.addSubview(list) }
        stage.person.clock.run(at: 1)
        func drag(from start: CGFloat, to end: CGFloat) {
            stage.person.down(200, start)
            for step in 1...20 { stage.person.move(200, start + (end - start) * CGFloat(step) / 20) }
        }
        drag(from: 500, to: 400)
        #expect(list.contentOffset.y == 90, "the first 10 points make it a drag")
        stage.person.up(200, 400)
        let calls = stage.calls { drag(from: 100, to: 600) }
        #expect(calls.contains("b willDisappear animated") && a.presentedViewController === b)
    }

    @Test("a tap on what a sheet of half the height dims dismisses it")
    func tapOutside() {
        let stage = Stage()
        let (a, b, sheet) = sheet(stage, detents: [.medium()])
        let delegate = Delegate()
        sheet.delegate = delegate
        b.isModalInPresentation = true
        stage.person.tap(200, 200)
        stage.wait(1)
        #expect(a.presentedViewController === b && delegate.log == ["attempt"])
        b.isModalInPresentation = false
        stage.person.tap(200, 200)
        stage.wait(1)
        #expect(a.presentedViewController == nil && delegate.log == ["attempt", "should", "will", "did"])
    }

    @Test("a sheet goes to the nearest detent")
    func detents() {
        let stage = Stage()
        let (_, b, sheet) = sheet(stage, detents: [.medium(), .large()])
        let top = b.view.frame.minY
        stage.person.drag(from: CGPoint(x: 200, y: top + 20), by: CGVector(dx: 0, dy: -300), steps: 40)
        stage.wait(1)
        #expect(sheet.selectedDetentIdentifier == .large && b.view.frame.minY == 57)
        stage.person.environment.perform { sheet.animateChanges { sheet.selectedDetentIdentifier = .medium } }
        stage.wait(1)
        #expect(b.view.frame.minY == top)
    }

    // MARK: Popovers and adaptation

    @Test("a popover points at its source, and a touch outside dismisses it")
    func popover() {
        let stage = Stage(width: 820, height: 1180, isWide: true)
        let (a, b) = (stage.page("a"), stage.page("b"))
        stage.show(a)
        let source = UIView(frame: CGRect(x: 100, y: 200, width: 60, height: 40))
        a.view.addSubview(source)
        b.modalPresentationStyle = .popover
        b.preferredContentSize = CGSize(width: 200, height: 300)
        let popover = b.popoverPresentationController!
        (popover.sourceView, popover.permittedArrowDirections) = (source, [.up, .left])
        stage.person.environment.perform { a.present(b, animated: true) }
        stage.wait(1)
        #expect(popover.arrowDirection == .up)
        #expect(popover.frameOfPresentedViewInContainerView == CGRect(x: 30, y: 240, width: 200, height: 313))
        #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 30, y: 253, width: 200, height: 300))
        stage.person.tap(100, 400)
        stage.wait(1)
        #expect(a.presentedViewController === b)
        stage.person.tap(600, 900)
        stage.wait(1)
        #expect(a.presentedViewController == nil)
    }

    @Test("a tap in a popover is what is in it, not the popover's: a text field is edited")
    func tapInPopover() {
        let stage = Stage(width: 1180, height: 820, isWide: true)
        let (a, b) = (stage.page("a"), stage.page("b"))
        stage.show(a)
        let field = stage.person.make { UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 34)) }
        b.view.addSubview(field)
        b.modalPresentationStyle = .popover
        b.preferredContentSize = CGSize(width: 200, height: 300)
        b.popoverPresentationController?.sourceView = a.view
        b.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
        stage.person.make { a.present(b, animated: true) }
        stage.wait(1)
        let place = field.convert(CGPoint(x: 50, y: 17), to: nil)
        stage.person.tap(place.x, place.y)
        #expect(field.isFirstResponder && a.presentedViewController === b)
    }

    @Test(
        "in compact width a popover becomes what its delegate says",
        arguments: [
            (UIModalPresentationStyle?.none, "UISheetPresentationController"),
            (.some(.none), "UIPopoverPresentationController"),
            (.fullScreen, "UIPresentationController"),
        ])
    func adaptation(style: UIModalPresentationStyle?, expected: String) {
        let stage = Stage()
        let (a, b) = (stage.page("a"), stage.page("b"))
        stage.show(a)
        b.modalPresentationStyle = .popover
        let delegate = Delegate()
        delegate.style = style
        b.popoverPresentationController?.delegate = delegate
        b.popoverPresentationController?.sourceView = a.view
        stage.person.environment.perform { a.present(b, animated: true) }
        stage.wait(1)
        #expect(b.presentation.map { "\(type(of: $0.controller))" } == expected)
        #expect(b.popoverPresentationController != nil, "the one that was asked for stays")
        #expect(stage.messages == [])
    }

    @Test("the delegate may show another controller in the adapted style")
    func replacement() {
        let stage = Stage()
        let (a, b) = (stage.page("a"), stage.page("b"))
        stage.show(a)
        b.modalPresentationStyle = .popover
        let delegate = Delegate()
        delegate.style = .fullScreen
        delegate.replacement = stage.navigation(b)
        let popover = b.popoverPresentationController
        popover?.delegate = delegate
        b.navigationController?.setViewControllers([], animated: false)
        delegate.replacement = nil
        final class Wrapping: UIAdaptivePresentationControllerDelegate {
            func adaptivePresentationStyle(for c: UIPresentationController) -> UIModalPresentationStyle { .fullScreen }
            func presentationController(
                _ c: UIPresentationController, viewControllerForAdaptivePresentationStyle s: UIModalPresentationStyle
            ) -> UIViewController? { UINavigationController(rootViewController: c.presentedViewController) }
        }
        let wrapping = Wrapping()
        popover?.delegate = wrapping
        stage.person.environment.perform { a.present(b, animated: true) }
        stage.wait(1)
        #expect(a.presentedViewController === b.navigationController && b.view.window != nil)
        stage.person.environment.perform { b.dismiss(animated: true) }
        stage.wait(1)
        #expect(a.presentedViewController == nil)
    }

    // MARK: Custom

    @MainActor
    private final class Half: UIPresentationController {
        var log: [String] = []
        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 422, width: 390, height: 422) }
        override func presentationTransitionWillBegin() { log.append("will present") }
        override func presentationTransitionDidEnd(_ completed: Bool) { log.append("did present \(completed)") }
        override func dismissalTransitionWillBegin() { log.append("will dismiss") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("did dismiss \(completed)") }
    }

    @MainActor
    private final class Custom: UIViewControllerTransitioningDelegate {
        var half: Half?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let made = Half(presentedViewController: presented, presenting: presenting)
            half = made
            return made
        }
    }

    @Test("a presentation controller of an app places the view")
    func custom() {
        let stage = Stage()
        let (a, b) = (stage.page("a"), stage.page("b"))
        stage.show(a)
        let delegate = Custom()
        (b.modalPresentationStyle, b.transitioningDelegate) = (.custom, delegate)
        stage.person.environment.perform { a.present(b, animated: true) }
        stage.wait(1)
        #expect(b.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422) && a.view.window != nil)
        stage.person.environment.perform { b.dismiss(animated: true) }
        stage.wait(1)
        #expect(delegate.half?.log == ["will present", "did present true", "will dismiss", "did dismiss true"])
        #expect(a.presentedViewController == nil)
    }
}
