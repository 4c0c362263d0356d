import Foundation

/// Where UIKit says what is wrong and how it went on.
public enum UIKitLog {
    /// Hears each message; the standard error stream unless someone else wants it.
    @MainActor public static var report: @MainActor (String) -> Void = { message in
        print("[UIKit] \(message)", to: &standardError)
    }

    /// Hears of constraints that cannot hold together, before one of them is broken.
    @MainActor package static var conflict: @MainActor ([NSLayoutConstraint]) -> Void = { _ in }

    @MainActor private static var standardError = StandardError()

    private struct StandardError: TextOutputStream {
        func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
    }
}
