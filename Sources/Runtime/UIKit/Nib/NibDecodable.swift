import Foundation

/// A class whose objects stand in nibs.
@MainActor
protocol NibDecodable: AnyObject {
    init?(coder: NSCoder)
}

/// A class of an app that is no view and no controller: a nib makes its objects without a coder.
@MainActor
public protocol NibCreatable: AnyObject {
    init()
}

/// What can be used before it is complete: the object is there for those that refer to it while it is still decoding what
/// it refers to. Apple's decoder does the same with objects that are allocated and not yet initialised.
extension NSCoder {
    @MainActor
    func register(_ object: AnyObject) { (self as? UINibDecoder)?.begin(object) }
}
