import SourceAdaptation
import Testing

/// Classes that derive from `NSObject` on iOS and don't here.
@Suite("What an extension lets every NSObject conform to")
struct PlainClassTests {
    /// Returns the adapted copies of sources, one after the other.
    private func adapt(_ texts: String...) -> String {
        let sources = texts.enumerated().map { AdaptedModule.Source(path: "/App/\($0).swift", bytes: Array($1.utf8)) }
        return AdaptedModule("App", sources).files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }

    private static let telling = """
        protocol Telling: AnyObject {
            associatedtype Base
            static var all: Base.Type { get }
            var own: Base { get }
            func told(_ count: Int) -> Int
        }
        """
    private static let defaults = """
        extension Telling {
            static var all: Self.Type { Self.self }
            var own: Self { self }
        }
        extension Telling { func told(_ count: Int) -> Int { count } }
        """

    @Test(
        "Classes of Foundation and UIKit that are no NSObject conform, too, if the extensions have all of the protocol",
        arguments: ["NotificationCenter", "UIColor", "UIFont", "UIImage", "NSParagraphStyle", "NSTextAttachment"])
    func conforming(_ name: String) {
        #expect(
            adapt(Self.telling, Self.defaults, "extension NSObject: Telling {}").contains(
                "\nextension \(name): Telling {}\n"))
        #expect(
            adapt("protocol One {}\nprotocol Two {}\nextension NSObject: One, Two {}").contains(
                "extension \(name): One, Two {}\n"))
    }

    @Test("The conformances are in the condition of the extension, and those to other protocols aren't there")
    func conditions() {
        let copy = adapt("protocol One {}\n#if DEBUG\nextension NSObject: One, Unknown {}\n#endif")
        #expect(copy.contains("#if (DEBUG)\nextension NotificationCenter: One {}\n"))
        #expect(!copy.contains("extension UIColor: One, Unknown"))
    }

    @Test("A protocol that requires what its extensions lack isn't one that they conform to")
    func lacking() {
        #expect(!adapt(Self.telling, "extension NSObject: Telling {}").contains("extension UIColor"))
        let conditional = Self.defaults.replacing("extension Telling {", with: "extension Telling where Self: Shop {")
        #expect(!adapt(Self.telling, conditional, "extension NSObject: Telling {}").contains("extension UIColor"))
        for requirement in ["init()", "var other: Int { get }", "subscript(place: Int) -> Int { get }"] {
            let more = Self.telling.replacing("associatedtype Base", with: "\(requirement)\n    associatedtype Base")
            let copy = adapt(more, Self.defaults, "extension NSObject: Telling {}")
            #expect(!copy.contains("extension UIColor"), "\(requirement)")
        }
    }

    @Test(
        "Extensions with members or of other classes, and protocols that inherit others stay as they are",
        arguments: [
            "protocol One {}\nextension NSObject: One { func own() {} }",
            "protocol One {}\nextension UIView: One {}",
            "protocol One {}\nprotocol Two: One {}\nextension NSObject: Two {}",
            "extension NSObject: Elsewhere {}", "extension NSObject {}",
        ])
    func others(_ text: String) {
        #expect(!adapt(text).contains("extension UIColor"))
    }
}
