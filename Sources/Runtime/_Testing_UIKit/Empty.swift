// Swift's Testing asks for a module of this name in every file that imports it beside UIKit, whoever made that
// UIKit. Apple's attaches images to tests; ours has nothing to add.
