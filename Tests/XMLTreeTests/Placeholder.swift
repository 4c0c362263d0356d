import Testing
@testable import XMLTree

@Suite struct Placeholder {}
