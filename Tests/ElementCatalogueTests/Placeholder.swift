import Testing
@testable import ElementCatalogue

@Suite struct Placeholder {}
