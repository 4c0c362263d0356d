// `import CoreGraphics` includes CGFloat, CGPoint, CGSize and CGRect, which are Foundation's here.
@_exported public import Foundation

// Unused, but it must be built for tests of modules that import CoreGraphics.
import _Testing_CoreGraphics
