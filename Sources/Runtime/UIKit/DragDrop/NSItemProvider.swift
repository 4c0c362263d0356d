public import Foundation
import QuartzCore
import UniformTypeIdentifiers

/// An object that an item provider can give to others.
public protocol NSItemProviderWriting: AnyObject {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Gives the object's data of a type to a closure.
    @discardableResult
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that can be made from what an item provider has.
public protocol NSItemProviderReading: AnyObject {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object of data of a type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Gives data to others: here, the objects of the same process.
open class NSItemProvider: NSObject {
    private(set) var objects: [any NSItemProviderWriting] = []
    /// The values that closures load on demand.
    var representations: [ItemRepresentation] = []
    open var suggestedName: String?

    public override init() { super.init() }

    public init(object: any NSItemProviderWriting) {
        objects = [object]
        super.init()
    }

    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL else { return nil }
        self.init(object: fileURL as NSURL)
    }

    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        objects.append(object)
    }

    open var registeredTypeIdentifiers: [String] {
        objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider } + representations.map(\.type)
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        let wanted = UTType(typeIdentifier)
        return registeredTypeIdentifiers.contains { own in
            own == typeIdentifier || wanted.map { UTType(own)?.conforms(to: $0) ?? false } ?? false
        }
    }

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        object(aClass) != nil || representation(aClass) != nil
    }

    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

    /// Returns an object of a class or one derived from it, or nil if there is none.
    func object(_ wanted: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
        objects.lazy.compactMap { $0 as? any NSItemProviderReading }.first { object in
            sequence(first: type(of: object) as AnyClass, next: { _getSuperclass($0) }).contains { $0 == wanted }
        }
    }

    /// Loads an object. The closure is called later, on the main thread.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        if let found = object(aClass) { return answer(false) { completionHandler(found, $0) } }
        guard let representation = representation(aClass) else { return answer(true) { completionHandler(nil, $0) } }
        return representation.load(aClass, completionHandler)
    }

    /// Loads a value that has a class in Foundation, such as a string.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { found, error in
            let value = (found as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }
            completionHandler(value, error)
        }
    }

    /// Calls a closure later, with an error if nothing was found.
    func answer(_ isMissing: Bool, _ body: @escaping ((any Error)?) -> Void) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        HostClock.current.schedule(after: 0) {
            body(isMissing ? ItemRepresentation.unavailable : nil)
        }
        return progress
    }
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.rtf"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.rtf"] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}
