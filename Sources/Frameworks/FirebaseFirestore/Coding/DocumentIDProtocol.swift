protocol DocumentIDProtocol {
    init(document: DocumentReference?) throws
}
