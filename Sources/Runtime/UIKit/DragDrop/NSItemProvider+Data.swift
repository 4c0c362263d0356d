public import Foundation
import QuartzCore
public import UniformTypeIdentifiers

/// Data or a file of a type, which a closure loads on demand.
struct ItemRepresentation {
    typealias Answer = @Sendable (Data?, (any Error)?) -> Void

    let type: String
    let load: (@escaping Answer) -> Progress?

    /// The error of what a provider doesn't have.
    static var unavailable: NSError { NSError(domain: NSItemProvider.errorDomain, code: -1000) }

    /// Loads the data and makes an object of it, on the main thread.
    func load(
        _ aClass: any NSItemProviderReading.Type,
        _ completion: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let type = type
        nonisolated(unsafe) let aClass = aClass
        return started { data, error in
            guard let data else { return completion(nil, error ?? Self.unavailable) }
            do { completion(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil) } catch {
                completion(nil, error)
            }
        }
    }

    /// Asks for the data, and gives it on the main thread.
    func started(_ completion: @escaping Answer) -> Progress {
        let clock = HostClock.current
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        let own = load { data, error in clock.schedule(after: 0) { completion(data, error) } }
        return own ?? progress
    }
}

extension NSItemProvider {
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    /// The domain of item providers' errors.
    public static var errorDomain: String { "NSItemProviderErrorDomain" }

    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    public struct FileOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let openInPlace = FileOptions(rawValue: 1)
    }

    /// Creates a provider of an item: a text, an address, data, or the contents of a file.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item else { return }
        let type = typeIdentifier ?? "public.data"
        nonisolated(unsafe) let given = item
        registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { answer in
            answer(ItemData.of(given), nil)
            return nil
        }
    }

    /// Registers data of a type, which the closure loads on demand.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) { representations.append(ItemRepresentation(type: typeIdentifier, load: loadHandler)) }

    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Registers a file of a type, which the closure creates on demand.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: FileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { answer in
            loadHandler { file, _, error in answer(file.flatMap { try? Data(contentsOf: $0) }, error) }
        }
    }

    public func registeredTypeIdentifiers(fileOptions: FileOptions = []) -> [String] {
        // Nothing here can be opened where it is.
        fileOptions.contains(.openInPlace) ? [] : registeredTypeIdentifiers
    }

    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

    public func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: FileOptions = []
    ) -> Bool { !fileOptions.contains(.openInPlace) && hasItemConformingToTypeIdentifier(typeIdentifier) }

    /// Loads the data of a type.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let found = dataSource(typeIdentifier) else { return answer(true) { completionHandler(nil, $0) } }
        return found.started(completionHandler)
    }

    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Writes the data of a type to a file, which is there until the closure ends.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let found = dataSource(typeIdentifier)
        let ending = UTType(found?.type ?? typeIdentifier)?.preferredFilenameExtension
        let name = (suggestedName ?? UUID().uuidString) + (ending.map { "." + $0 } ?? "")
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appendingPathComponent(name)
                try data.write(to: file)
                completionHandler(file, nil)
            } catch { completionHandler(nil, error) }
        }
    }

    /// Loads the data of a type, as an address or a text if it is one.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        let type = dataSource(typeIdentifier)?.type ?? typeIdentifier
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            completionHandler?(data.map { ItemData.item($0, type) }, error)
        }
    }

    /// Returns what has data of a type, or of one that conforms to it.
    private func dataSource(_ typeIdentifier: String) -> ItemRepresentation? {
        let wanted = UTType(typeIdentifier)
        let fits = { (own: String) in
            own == typeIdentifier || wanted.map { UTType(own)?.conforms(to: $0) ?? false } ?? false
        }
        if let found = representations.first(where: { fits($0.type) }) { return found }
        for object in objects {
            guard let own = type(of: object).writableTypeIdentifiersForItemProvider.first(where: fits) else { continue }
            return ItemRepresentation(type: own) { answer in
                object.loadData(withTypeIdentifier: own, forItemProviderCompletionHandler: answer)
            }
        }
        return nil
    }

    /// Returns data that objects of a class can be made of.
    func representation(_ wanted: any NSItemProviderReading.Type) -> ItemRepresentation? {
        let readable = wanted.readableTypeIdentifiersForItemProvider
        return representations.first { own in
            readable.contains {
                own.type == $0 || UTType($0).map { UTType(own.type)?.conforms(to: $0) ?? false } ?? false
            }
        }
    }
}

/// Turns items into data and back.
private enum ItemData {
    static func of(_ item: any NSSecureCoding) -> Data? {
        switch item {
        case let data as NSData: return data as Data
        case let text as NSString: return Data("\(text)".utf8)
        case let url as NSURL:
            guard let url = url as URL? else { return nil }
            return url.isFileURL ? try? Data(contentsOf: url) : Data(url.absoluteString.utf8)
        default: return nil
        }
    }

    static func item(_ data: Data, _ type: String) -> any NSSecureCoding {
        let type = UTType(type)
        let text = String(decoding: data, as: UTF8.self)
        if type?.conforms(to: .url) == true, let url = NSURL(string: text) { return url }
        return type?.conforms(to: .text) == true ? text as NSString : data as NSData
    }
}

extension NSItemProviderWriting {
    // A class of the app that has no data says so.
    @discardableResult
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(nil, ItemRepresentation.unavailable)
        return nil
    }
}

extension NSItemProviderReading {
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        throw ItemRepresentation.unavailable
    }
}

extension NSString {
    @discardableResult
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data("\(self)".utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = NSString(data: data, encoding: String.Encoding.utf8.rawValue) as? Self else {
            throw ItemRepresentation.unavailable
        }
        return text
    }
}

extension NSURL {
    @discardableResult
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw ItemRepresentation.unavailable
        }
        return url
    }
}

extension UIImage {
    @discardableResult
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
        completionHandler(data, data == nil ? ItemRepresentation.unavailable : nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw ItemRepresentation.unavailable }
        return image
    }
}
