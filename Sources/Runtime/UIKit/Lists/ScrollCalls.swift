/// Calls a scroll view's delegate: by its class's table first, then by the protocol.
@MainActor
final class ScrollDelegateCalls: UIScrollViewDelegate {
    private let delegate: any UIScrollViewDelegate
    private let methods: OptionalMethods

    /// Creates a wrapper, or nil if the class's table has no methods.
    init?(_ delegate: any UIScrollViewDelegate) {
        guard let methods = OptionalMethods(of: delegate) else { return nil }
        (self.delegate, self.methods) = (delegate, methods)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        methods.call("scrollViewDidScroll(_:)", delegate, scrollView) ?? delegate.scrollViewDidScroll(scrollView)
    }
}
