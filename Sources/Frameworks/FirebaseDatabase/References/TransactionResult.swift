public import Foundation

/// What a block of a transaction decides.
public final class TransactionResult: NSObject {
    let value: MutableData?

    private init(_ value: MutableData?) { self.value = value }

    /// Keeps what the block has changed.
    public class func success(withValue value: MutableData) -> TransactionResult { TransactionResult(value) }
    /// Leaves everything as it was.
    public class func abort() -> TransactionResult { TransactionResult(nil) }
}
