import CoreGraphics
import Foundation
import FoundationNetworking
import Testing
import UIKit

private protocol Loading {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(from url: URL) async throws -> (Data, URLResponse)
}
extension URLSession: Loading {}

private protocol Badge {}
extension Badge where Self: UIView {
    @MainActor init(side: CGFloat) {
        self.init(_made: RuntimeObject.make(Self.self, frame: CGRect(x: 0, y: 0, width: side, height: side)))
    }
}
extension UILabel: Badge {}

/// What Foundation has on Apple's systems and lacks on Linux.
@MainActor
@Suite("Foundation as Objective-C has it")
struct ObjectiveCFoundationTests {
    @Test("Points, sizes and rectangles are printed as on Apple's systems")
    func descriptions() {
        #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
        #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
        #expect("\(CGRect(x: 0, y: 1, width: 2, height: 3))" == "(0.0, 1.0, 2.0, 3.0)")
    }

    @Test("Data is compressed and decompressed, and data of another format is refused with Apple's codes")
    func compression() throws {
        let text = NSData(data: Data(String(repeating: "hello ", count: 200).utf8))
        for algorithm in [NSData.CompressionAlgorithm.zlib, .lz4, .lzfse] {
            let compressed = try text.compressed(using: algorithm)
            #expect(try compressed.decompressed(using: algorithm) == text)
            #expect(algorithm == .lzfse || compressed.length < 100)
            #expect {
                try text.decompressed(using: algorithm)
            } throws: {
                ($0 as? CocoaError)?.code == .decompressionFailed
            }
        }
        let data = NSMutableData(data: text as Data)
        try data.compress(using: .zlib)
        #expect(data.length < 100)
        try data.decompress(using: .zlib)
        #expect(data == text)
        #expect { try text.compressed(using: .lzma) } throws: { ($0 as? CocoaError)?.code.rawValue == 5376 }
    }

    @Test("A session conforms to an app's protocol of asynchronous functions")
    func sessions() async throws {
        let url = try #require(URL(string: "data:text/plain,content"))
        let session: any Loading = URLSession.shared
        #expect(try await session.data(from: url).0 == Data("content".utf8))
        #expect(try await session.data(for: URLRequest(url: url)).0 == Data("content".utf8))
    }

    @Test("An initializer of an app's protocol creates an object of the class")
    func protocolInitializers() {
        let label = UILabel(side: 20)
        #expect(type(of: label) == UILabel.self && label.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test("A search bar's field is asked for by the keys that apps used before iOS 13")
    func searchField() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        for key in ["searchField", "_searchField"] {
            #expect(bar.value(forKey: key) as? UITextField === bar.searchTextField)
        }
    }

    @Test("A scanner keeps what it found as a string of Objective-C")
    func scanning() {
        let scanner = Foundation.Scanner(string: "one 22 three")
        var found: NSString?
        #expect(scanner.scanString("one", into: &found) && found == "one")
        #expect(scanner.scanCharacters(from: .decimalDigits, into: &found) && found == "22")
        #expect(!scanner.scanString("four", into: &found) && found == "22")
        #expect(scanner.scanUpTo("ee", into: &found) && found == "thr")
    }

    @Test("A locale names countries, languages and currencies in its language")
    func locales() {
        let locale = NSLocale(localeIdentifier: "de_DE")
        #expect(locale.localizedString(forCountryCode: "FR") == "Frankreich")
        #expect(locale.localizedString(forLanguageCode: "fr") == "Französisch")
        #expect(locale.localizedString(forCurrencyCode: "EUR") == "Euro")
    }

    @Test("Any object is asked for the value of a number, a text or a structure, and answers nil if it has none")
    func values() {
        let number = AnyObjectMembers(NSNumber(value: 2.5))
        #expect(number.doubleValue == 2.5 && number.intValue == 2 && number.boolValue == true)
        #expect(AnyObjectMembers("12" as NSString).integerValue == 12)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(AnyObjectMembers(NSValue(cgRect: rect)).cgRectValue == rect)
        #expect(AnyObjectMembers(NSObject()).doubleValue == nil)
        #expect(AnyObjectMembers(NSObject()).cgRectValue == nil)
        let controller = UIViewController()
        let inner = UIView()
        controller.view.addSubview(inner)
        inner.alpha = 0.5
        #expect(
            AnyObjectMembers(inner).next === controller.view && AnyObjectMembers(controller.view).next === controller)
        #expect(AnyObjectMembers(controller.view).subviews == [inner] && AnyObjectMembers(inner).alpha == 0.5)
        #expect(AnyObjectMembers(NSObject()).next == nil && AnyObjectMembers(controller).isHidden == nil)
        #expect(AnyObjectMembers("bean" as NSString).length == 4)
    }

    private final class Delegate: NSObject, UINavigationControllerDelegate {
        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .portrait }
    }
    private final class Other: NSObject, UINavigationControllerDelegate {}

    @Test("A delegate says of which class it is; a navigation controller's says how the interface may be turned")
    func delegates() {
        let controller = UINavigationController()
        let delegate: any UINavigationControllerDelegate = Delegate()
        #expect(delegate.isKind(of: Delegate.self) && delegate.isKind(of: NSObject.self))
        #expect(!delegate.isKind(of: UIView.self))
        #expect(delegate.navigationControllerSupportedInterfaceOrientations(controller) == .portrait)
        let other: any UINavigationControllerDelegate = Other()
        #expect(
            other.navigationControllerSupportedInterfaceOrientations(controller)
                == controller.supportedInterfaceOrientations)
    }

    @Test("Tests create touches and events, which have neither a place nor a view")
    func touches() {
        let touch = UITouch()
        #expect(touch.view == nil && touch.tapCount == 0 && touch.location(in: nil) == .zero)
        let event = UIEvent()
        #expect(event.type == .touches && event.allTouches?.isEmpty != false)
    }

    @Test("An object says which protocols it adopts, a value has a pointer, a text grows by a format")
    func objects() {
        #expect(UITextField().conforms(to: (any UITextInput).self) && !UIView().conforms(to: (any UITextInput).self))
        var number = 7
        withUnsafeMutablePointer(to: &number) { pointer in
            let value = NSValue(pointer: UnsafeRawPointer(pointer))
            #expect(value.pointerValue == UnsafeMutableRawPointer(pointer))
        }
        #expect(NSValue(cgRect: .zero).pointerValue == nil)
        let text = NSMutableString(string: "a")
        text.appendFormat("%d-%@", 3, "b" as NSString)
        #expect(text == "a3-b")
        #expect(class_getInstanceSize(UIView.self) > class_getInstanceSize(NSObject.self))
        #expect(Set([FileManager.default, FileManager.default]).count == 1)
    }

    @Test("A calendar finds the unit around a date")
    func units() {
        let calendar = NSCalendar(identifier: .gregorian)
        calendar?.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        var (start, length): (NSDate?, TimeInterval) = (nil, 0)
        let date = Date(timeIntervalSinceReferenceDate: 90_000)
        let isFound = calendar?.range(of: .day, start: &start, interval: &length, for: date)
        #expect(isFound == true && start?.timeIntervalSinceReferenceDate == 86_400 && length == 86_400)
    }

    @Test("A run loop performs its sources when they are signaled, and doesn't end while it has one")
    func sources() {
        final class Count { var value = 0 }
        let count = Count()
        var context = CFRunLoopSourceContext()
        context.info = Unmanaged.passUnretained(count).toOpaque()
        context.perform = { info in
            guard let info else { return }
            Unmanaged<Count>.fromOpaque(info).takeUnretainedValue().value += 1
        }
        let (loop, source) = (CFRunLoopGetCurrent(), CFRunLoopSourceCreate(nil, 0, &context))
        CFRunLoopAddSource(loop, source, .defaultMode)
        CFRunLoopSourceSignal(source)
        let result = CFRunLoopRunInMode(.defaultMode, 0.02, false)
        #expect(count.value == 1 && result == .timedOut)
        CFRunLoopRemoveSource(loop, source, .defaultMode)
        CFRunLoopSourceSignal(source)
        _ = CFRunLoopRunInMode(.defaultMode, 0.01, false)
        #expect(count.value == 1)
    }

    @Test("The app is a value of its class, and others are asked for below it")
    func application() {
        #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKey: "other") == nil)
    }

    @Test("An app finds out how much memory it uses, in Darwin's words")
    func memory() {
        var info = mach_task_basic_info()
        var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / MemoryLayout<integer_t>.size)
        func ask(_ flavor: Int32) -> kern_return_t {
            withUnsafeMutablePointer(to: &info) {
                $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                    task_info(mach_task_self_, task_flavor_t(flavor), $0, &count)
                }
            }
        }
        #expect(ask(99) == KERN_INVALID_ARGUMENT && info.resident_size == 0)
        #expect(ask(MACH_TASK_BASIC_INFO) == KERN_SUCCESS && info.resident_size > 1 << 20)
        #expect(info.virtual_size >= info.resident_size && info.resident_size_max >= info.resident_size)
        count = 1
        #expect(ask(MACH_TASK_BASIC_INFO) == KERN_INVALID_ARGUMENT)
    }
}
