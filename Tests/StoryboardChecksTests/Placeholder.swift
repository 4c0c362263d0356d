import Testing
@testable import StoryboardChecks

@Suite struct Placeholder {}
