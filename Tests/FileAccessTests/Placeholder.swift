import Testing
@testable import FileAccess

@Suite struct Placeholder {}
