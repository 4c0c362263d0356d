import Testing
@testable import StoryboardModel

@Suite struct Placeholder {}
