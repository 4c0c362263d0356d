public import UIKit

// Foundation for Linux has a class of this name, which reads no texts: in the signatures of this module, UIKit's is
// meant.

public typealias NSPredicate = UIKit.NSPredicate
