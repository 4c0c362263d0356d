import AppStage
import CoreGraphics
import Foundation
import RxCocoaRuntime
import Testing
import UIKit

/// Messages that are observed as with Objective-C's runtime: those to delegates, to controllers and to objects that end.
@MainActor
@Suite("What RxCocoa has in Objective-C", .serialized)
struct RxCocoaRuntimeTests {
    /// A proxy that answers one method itself.
    private final class Proxy: _RXDelegateProxy, UIScrollViewDelegate {
        nonisolated(unsafe) var events: [String] = []

        override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
            events.append("sent \(selector) \(arguments.count)")
        }

        override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
            events.append("invoked \(selector)")
        }
    }

    private final class Reader: NSObject, UIScrollViewDelegate {
        let zoomed = UIView()
        var heard: () -> Void = {}

        func scrollViewDidScroll(_ scrollView: UIScrollView) { heard() }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    }

    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test("A proxy hears of a call before and after the delegate that answers it")
    func calls() {
        let (proxy, reader) = (Proxy(), Reader())
        reader.heard = { proxy.events.append("answered") }
        proxy._setForwardToDelegate(reader, retainDelegate: false)
        scroll.delegate = proxy
        scroll.contentOffset.y = 5
        #expect(
            proxy.events == ["sent scrollViewDidScroll: 1", "answered", "invoked scrollViewDidScroll:"])
        #expect(proxy._forwardToDelegate === reader && !proxy.hasWiredImplementation(for: "scrollViewDidScroll:"))
        #expect(proxy.voidDelegateMethodsContain("scrollViewDidScroll:"))
    }

    @Test("A method with a result is answered by the delegate, and isn't reported")
    func results() {
        let (proxy, reader) = (Proxy(), Reader())
        proxy._setForwardToDelegate(reader, retainDelegate: false)
        scroll.delegate = proxy
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (1, 3)
        scroll.addSubview(reader.zoomed)
        scroll.setZoomScale(2, animated: false)
        #expect(reader.zoomed.transform.a == 2)
        #expect(!proxy.events.contains { $0.contains("viewForZooming") })
    }

    @Test("A proxy hears of calls without a delegate, and keeps the delegate only where a caller asks for that")
    func owners() {
        let proxy = Proxy()
        scroll.delegate = proxy
        scroll.contentOffset.y = 7
        #expect(proxy.events.first == "sent scrollViewDidScroll: 1")
        proxy._setForwardToDelegate(Reader(), retainDelegate: false)
        #expect(proxy._forwardToDelegate == nil)
        proxy._setForwardToDelegate(Reader(), retainDelegate: true)
        #expect(proxy._forwardToDelegate is Reader)
        proxy._setForwardToDelegate(nil, retainDelegate: true)
        #expect(proxy._forwardToDelegate == nil)
    }

    @Test("An observer of a key hands on the value and each new one, until it is disposed of")
    func keyValues() {
        let control = UIControl()
        var values: [Bool?] = []
        let observer = _RXKVOObserver(
            target: control, retainTarget: false, keyPath: "highlighted", options: [.initial, .new]
        ) { values.append($0 as? Bool ?? ($0 as? NSNumber)?.boolValue) }
        control.isHighlighted = true
        observer.dispose()
        observer.dispose()
        control.isHighlighted = false
        #expect(values == [false, true])
    }

    private final class Listener: RXMessageSentObserver {
        let targetImplementation = RX_default_target_implementation()
        var events: [String] = []

        func messageSent(withArguments arguments: [Any]) { events.append("sent \(arguments)") }
        func methodInvoked(withArguments arguments: [Any]) { events.append("invoked \(arguments)") }
    }

    private final class Screen: UIViewController {
        weak var listener: Listener?

        override func viewWillAppear(_ animated: Bool) { listener?.events.append("appears") }
    }

    private func listen(to object: AnyObject, _ selector: Selector) -> (Listener, IMP?) {
        let listener = Listener()
        objc_setAssociatedObject(
            object, RX_reference_from_selector(RX_selector(selector)), listener, .OBJC_ASSOCIATION_RETAIN)
        return (listener, RX_ensure_observing(object, selector, nil))
    }

    @Test("UIKit's calls of a controller's methods are observed, around the method itself")
    func controllers() {
        let screen = Screen()
        let (listener, implementation) = listen(to: screen, "viewWillAppear:")
        screen.listener = listener
        #expect(implementation != nil && implementation != RX_default_target_implementation())
        screen.beginAppearanceTransition(true, animated: true)
        screen.endAppearanceTransition()
        #expect(listener.events == ["sent [1]", "appears", "invoked [1]"])
        // Another controller isn't observed.
        Screen().beginAppearanceTransition(true, animated: false)
        #expect(listener.events.count == 3)
    }

    @Test("What nothing calls in a way that can be observed is refused with an error")
    func unknown() {
        let object = NSObject()
        let selector = Selector("brew:")
        objc_setAssociatedObject(
            object, RX_reference_from_selector(RX_selector(selector)), Listener(), .OBJC_ASSOCIATION_RETAIN)
        var error: NSError?
        #expect(RX_ensure_observing(object, selector, &error) == nil)
        #expect(error?.domain == RXObjCRuntimeErrorDomain)
        #expect(error?.code == RXObjCRuntimeError.selectorNotImplemented.rawValue)
    }

    private final class Farewell: RXDeallocatingObserver {
        let targetImplementation = RX_default_target_implementation()
        let told: () -> Void

        init(_ told: @escaping () -> Void) { self.told = told }

        func deallocating() { told() }
    }

    @Test("The end of an object is observed, at the end of the frame")
    func end() throws {
        let stage = try AppStage { UIViewController() }
        var ends = 0
        do {
            let object = NSObject()
            let selector = Selector("dealloc")
            objc_setAssociatedObject(
                object, RX_reference_from_selector(RX_selector(selector)), Farewell { ends += 1 },
                .OBJC_ASSOCIATION_RETAIN)
            #expect(RX_ensure_observing(object, selector, nil) != nil)
            #expect(ends == 0)
        }
        try stage.perform(#"{"wait": 0.1}"#)
        #expect(ends == 1)
    }
}
