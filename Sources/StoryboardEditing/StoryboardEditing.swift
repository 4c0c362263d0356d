// StoryboardEditing
