// Swift's Testing asks for a module of this name in every file that imports it beside CoreGraphics, whoever made that
// CoreGraphics. Apple's attaches images to tests; ours has nothing to add.
