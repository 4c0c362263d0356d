/// An unowned reference to a view or layout guide that is cleared when the item is deallocated.
///
/// A weak reference does the same, but moves the object's reference count out of the object, which makes every later
/// retain slow. There are several links to each view: from subviews, constraints and the layout engine.
// Sendable because items are created and deallocated on the main actor only.
final class LayoutItemLink: @unchecked Sendable {
    unowned(unsafe) fileprivate(set) var view: UIView?
    unowned(unsafe) fileprivate(set) var guide: UILayoutGuide?

    /// The entry of the item in an engine; valid for the engine with this number.
    unowned(unsafe) var entry: LayoutEntry?
    var engineNumber = 0

    /// Called by the item when it is created.
    func begin(_ item: UIView) { view = item }
    func begin(_ item: UILayoutGuide) { guide = item }

    /// Called by the item when it is deallocated.
    func end() { (view, guide) = (nil, nil) }

    @MainActor
    var item: (any LayoutItem)? { view ?? guide }
}
