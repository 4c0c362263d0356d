public import Foundation

/// What else a controller says.
extension UIViewController {
    /// The innermost tab that shows the controller, or one that contains it.
    public var tab: UITab? {
        let chain = sequence(first: self, next: \.parent)
        for controller in chain {
            guard let tabs = controller.tabBarController?.rootTabs.flatMap(\.withAllInside) else { continue }
            if let found = tabs.last(where: { $0.loadedViewController === controller }) { return found }
        }
        return nil
    }
}

extension UIPasteboard {
    /// What a text may be.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let number = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
        public static let probableWebURL = Self(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        public static let probableWebSearch = Self(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    }

    /// Tells what the first text may be, without telling the text.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        let found = Set(detected(string, patterns).keys)
        UIEnvironment.current.schedule(after: 0) { completionHandler(.success(found)) }
    }
    public func detectPatterns(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
    ) {
        let found = texts(itemSet).map { Set(detected($0, patterns).keys) }
        UIEnvironment.current.schedule(after: 0) { completionHandler(.success(found)) }
    }
    /// Tells the values that the first text has.
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        let found = detected(string, patterns)
        UIEnvironment.current.schedule(after: 0) { completionHandler(.success(found)) }
    }
    public func detectValues(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
    ) {
        let found = texts(itemSet).map { detected($0, patterns) }
        UIEnvironment.current.schedule(after: 0) { completionHandler(.success(found)) }
    }

    private func texts(_ itemSet: IndexSet?) -> [String?] {
        let places = itemSet ?? IndexSet(items.indices)
        return places.filter(items.indices.contains).map { items[$0].values.lazy.compactMap { $0 as? String }.first }
    }

    private func detected(_ text: String?, _ patterns: Set<DetectionPattern>) -> [DetectionPattern: Any] {
        guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return [:] }
        var found: [DetectionPattern: Any] = [:]
        let url = URL(string: text).flatMap { ["http", "https"].contains($0.scheme) && $0.host != nil ? $0 : nil }
        if let url { found[.probableWebURL] = url.absoluteString } else { found[.probableWebSearch] = text }
        if let number = Double(text) { found[.number] = number }
        return found.filter { patterns.contains($0.key) }
    }
}
