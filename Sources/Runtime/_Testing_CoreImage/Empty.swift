// Swift Testing requires a module with this name in every file that imports it and a module named CoreImage. Apple's
// attaches images to tests; ours is empty.
