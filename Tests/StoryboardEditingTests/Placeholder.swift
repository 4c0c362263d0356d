import Testing
@testable import StoryboardEditing

@Suite struct Placeholder {}
