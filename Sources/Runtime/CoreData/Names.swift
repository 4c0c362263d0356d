public import UIKit

// Foundation for Linux has classes of these names, which read no keys and texts: in the signatures of this module, UIKit's are meant.

public typealias NSPredicate = UIKit.NSPredicate
public typealias NSCompoundPredicate = UIKit.NSCompoundPredicate
public typealias NSExpression = UIKit.NSExpression
public typealias NSSortDescriptor = UIKit.NSSortDescriptor
