// StoryboardCommand
