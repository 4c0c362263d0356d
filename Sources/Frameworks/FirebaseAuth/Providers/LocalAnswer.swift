import FirebaseCore

/// Errors that come soon.
enum LocalAnswer {
    static func fail<Value>(_ completion: @escaping (Value?, (any Error)?) -> Void, _ code: AuthErrorCode) {
        Answer.send(completion) { throw code }
    }
}
