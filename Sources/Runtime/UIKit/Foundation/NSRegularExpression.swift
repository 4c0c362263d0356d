public import Foundation

extension NSRegularExpression {
    /// Calls a block with each match before it returns, for adapted sources: Foundation for Linux lets the block escape.
    public func _enumerateMatches(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { block in
            // It is called before this returns.
            nonisolated(unsafe) let block = block
            let kept: @Sendable (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void = {
                block($0, $1, $2)
            }
            enumerateMatches(in: string, options: options, range: range, using: kept)
        }
    }
}
