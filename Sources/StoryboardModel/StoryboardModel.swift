// StoryboardModel
