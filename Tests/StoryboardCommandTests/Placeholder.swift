import Testing
@testable import StoryboardCommand

@Suite struct Placeholder {}
