/// A link to a view or a layout guide that does not keep it; it ends with the item.
///
/// A weak reference does the same, but moves the object's count of references out of the object, which makes every later
/// retain of it slow. There are several links to each view: from subviews, constraints and the layout engine.
// Sendable because items come and go on the main actor alone.
final class LayoutItemLink: @unchecked Sendable {
    unowned(unsafe) fileprivate(set) var view: UIView?
    unowned(unsafe) fileprivate(set) var guide: UILayoutGuide?

    /// The entry that an engine has for the item; of the engine with this number.
    unowned(unsafe) var entry: LayoutEntry?
    var engineNumber = 0

    /// To be called by the item when it is made.
    func begin(_ item: UIView) { view = item }
    func begin(_ item: UILayoutGuide) { guide = item }

    /// To be called by the item when it goes.
    func end() { (view, guide) = (nil, nil) }

    @MainActor
    var item: (any LayoutItem)? { view ?? guide }
}
