import Foundation

/// A class whose instances can be decoded from nibs.
@MainActor
protocol NibDecodable: AnyObject {
    init?(coder: NSCoder)
}

/// A class of an app that is neither view nor controller, whose instances a nib creates without a coder.
@preconcurrency @MainActor
public protocol NibCreatable: AnyObject {
    init()
}

/// Objects that can be used before they are completely decoded: others can refer to them while they decode objects that
/// they refer to. Apple's decoder does the same with objects that are allocated and not yet initialized.
extension NSCoder {
    @MainActor
    func register(_ object: AnyObject) { (self as? UINibDecoder)?.begin(object) }
}
