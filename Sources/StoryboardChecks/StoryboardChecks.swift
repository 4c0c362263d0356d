// StoryboardChecks
