public import Foundation

/// A page that was shown.
open class WKBackForwardListItem: NSObject {
    public let url: URL
    public let title: String?
    public var initialURL: URL { url }
    /// From where the page came, and comes again.
    let source: PageSource?

    init(_ url: URL, _ title: String?, _ source: PageSource? = nil) {
        (self.url, self.title, self.source) = (url, title, source)
    }
}

/// What was shown before and after a page.
open class WKBackForwardList: NSObject {
    public internal(set) var backList: [WKBackForwardListItem] = []
    public internal(set) var forwardList: [WKBackForwardListItem] = []
    public internal(set) var currentItem: WKBackForwardListItem?
    public var backItem: WKBackForwardListItem? { backList.last }
    public var forwardItem: WKBackForwardListItem? { forwardList.first }

    /// Returns the page at a distance from the current one; before it, the distance is negative.
    open func item(at index: Int) -> WKBackForwardListItem? {
        if index == 0 { return currentItem }
        if index > 0 { return index <= forwardList.count ? forwardList[index - 1] : nil }
        return -index <= backList.count ? backList[backList.count + index] : nil
    }

    /// Adds a page after the current one, in place of those that were there.
    func add(_ item: WKBackForwardListItem) {
        if let currentItem { backList.append(currentItem) }
        (currentItem, forwardList) = (item, [])
    }

    /// Makes a page of the list the current one, and returns whether it is in the list.
    func go(to item: WKBackForwardListItem) -> Bool {
        let all = backList + [currentItem].compactMap(\.self) + forwardList
        guard let place = all.firstIndex(where: { $0 === item }) else { return false }
        (backList, currentItem, forwardList) = (Array(all[..<place]), item, Array(all[(place + 1)...]))
        return true
    }
}
