// Unused, but it must be built for tests of modules that import UIKit.
import _Testing_UIKit
