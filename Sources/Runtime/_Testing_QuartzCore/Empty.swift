// Swift's Testing asks for a module of this name in every file that imports it beside QuartzCore, whoever made that
// QuartzCore. Apple's attaches images to tests; ours has nothing to add.
