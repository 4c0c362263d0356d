public import Foundation
import UIKit

/// Rules for what pages may load. Pages load nothing here, so the rules are kept only.
public final class WKContentRuleList: NSObject, Sendable {
    public let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
}

/// Keeps lists of rules, once they are read.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
    private static let shared = WKContentRuleListStore(
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory)

    private let folder: URL

    private init(_ folder: URL) { self.folder = folder.appendingPathComponent("ContentRuleLists") }

    open class func `default`() -> WKContentRuleListStore! { shared }

    /// Returns the store in a folder.
    public convenience init!(url: URL!) { self.init(url ?? FileManager.default.temporaryDirectory) }

    private func file(_ identifier: String) -> URL {
        let name = Data(identifier.utf8).map { String(format: "%02x", $0) }.joined()
        return folder.appendingPathComponent(name)
    }

    /// Reads and keeps rules: a JSON list of objects with a trigger and an action.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
    ) {
        let (identifier, text) = (identifier ?? "", encodedContentRuleList ?? "")
        guard Self.areRules(text) else {
            return answer { completionHandler(nil, WKError(.contentRuleListStoreCompileFailed)) }
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file(identifier))
            answer { completionHandler(WKContentRuleList(identifier), nil) }
        } catch { answer { completionHandler(nil, error) } }
    }

    private static let actions: Set<String> = [
        "block", "block-cookies", "css-display-none", "ignore-previous-rules", "make-https",
    ]

    private static func areRules(_ text: String) -> Bool {
        let rules = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [[String: Any]]
        guard let rules, !rules.isEmpty else { return false }
        return rules.allSatisfy { rule in
            let filter = (rule["trigger"] as? [String: Any])?["url-filter"] as? String
            let action = (rule["action"] as? [String: Any])?["type"] as? String
            return filter.map { !$0.isEmpty } ?? false && action.map(actions.contains) ?? false
        }
    }

    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
    ) {
        let isThere = FileManager.default.fileExists(atPath: file(identifier ?? "").path)
        answer {
            completionHandler(
                isThere ? WKContentRuleList(identifier) : nil,
                isThere ? nil : WKError(.contentRuleListStoreLookUpFailed))
        }
    }

    open func removeContentRuleList(
        forIdentifier identifier: String!, completionHandler: @escaping ((any Error)?) -> Void
    ) {
        let isRemoved = (try? FileManager.default.removeItem(at: file(identifier ?? ""))) != nil
        answer { completionHandler(isRemoved ? nil : WKError(.contentRuleListStoreRemoveFailed)) }
    }

    open func getAvailableContentRuleListIdentifiers(_ completionHandler: @escaping ([String]?) -> Void) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        answer { completionHandler(names.compactMap(Self.identifier).sorted()) }
    }

    private static func identifier(_ name: String) -> String? {
        let bytes = stride(from: 0, to: name.count - 1, by: 2).compactMap { place in
            UInt8(name.dropFirst(place).prefix(2), radix: 16)
        }
        return bytes.count * 2 == name.count ? String(decoding: bytes, as: UTF8.self) : nil
    }

    private func answer(_ body: @escaping @MainActor () -> Void) { UIEnvironment.current.schedule(after: 0, body) }
}
