public import Foundation

/// What gives tokens.
public protocol AppCheckProvider: NSObjectProtocol {
    /// Finds a token.
    func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void)
}
