public import CoreGraphics

/// The contexts for drawing, the innermost last.
@MainActor private var contexts: [CGContext] = []

@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }
@preconcurrency @MainActor public func UIGraphicsPopContext() { _ = contexts.popLast() }
