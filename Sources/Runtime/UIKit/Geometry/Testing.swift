// Nothing is used of it, but tests of whoever imports UIKit must find it built.
import _Testing_UIKit
