public import Foundation

/// What was found, in its order.
// Sendable since the objects don't change.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, @unchecked Sendable {
    let objects: [ObjectType]
    /// Finds the objects again in another state of the library.
    let fetch: @Sendable (PhotoState) -> [ObjectType]

    init(_ state: PhotoState, _ fetch: @escaping @Sendable (PhotoState) -> [ObjectType]) {
        (objects, self.fetch) = (fetch(state), fetch)
    }

    /// Finds objects in the library as far as the app may see it.
    convenience init(_ fetch: @escaping @Sendable (PhotoState) -> [ObjectType]) {
        PHPhotoLibrary.askBeforeFetching()
        self.init(PhotoStore.shared.visible, fetch)
    }

    /// Creates a result of objects that stay as they are.
    convenience init(of objects: [ObjectType]) {
        nonisolated(unsafe) let fixed = objects
        self.init(PhotoState()) { _ in fixed }
    }

    /// Creates a result without objects.
    public override convenience init() { self.init(of: []) }

    open var count: Int { objects.count }
    open var firstObject: ObjectType? { objects.first }
    open var lastObject: ObjectType? { objects.last }
    open func object(at index: Int) -> ObjectType { objects[index] }
    public subscript(index: Int) -> ObjectType { objects[index] }

    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

    open func index(of anObject: ObjectType) -> Int {
        objects.firstIndex { same($0, anObject) } ?? NSNotFound
    }

    open func index(of anObject: ObjectType, in range: NSRange) -> Int {
        let places = Range(range)?.clamped(to: objects.indices) ?? 0..<0
        return places.first { same(objects[$0], anObject) } ?? NSNotFound
    }

    private func same(_ one: ObjectType, _ other: ObjectType) -> Bool {
        one === other || (one as? NSObject)?.isEqual(other) ?? false
    }

    open func objects(at indexes: IndexSet) -> [ObjectType] {
        indexes.filter(objects.indices.contains).map { objects[$0] }
    }

    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerate(Array(objects.indices), block)
    }

    open func enumerateObjects(
        options: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerate(options.contains(.reverse) ? objects.indices.reversed() : Array(objects.indices), block) }

    open func enumerateObjects(
        at indexes: IndexSet, options: NSEnumerationOptions = [],
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let places = indexes.filter(objects.indices.contains)
        enumerate(options.contains(.reverse) ? places.reversed() : places, block)
    }

    private func enumerate(
        _ places: [Int], _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isStopped = ObjCBool(false)
        for place in places where !isStopped.boolValue { block(objects[place], place, &isStopped) }
    }

    /// Returns the number of photos of a kind.
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
        objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
