import LibFuzzer

/// A program for libFuzzer. Mark the conforming type with `@main`.
public protocol Fuzzer {
    /// Stops the program (with `fatalError` or a trap) if the input causes an error in the tested code.
    static func check(_ input: [UInt8])
}

extension Fuzzer {
    public static func main() {
        current = Self.self
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        _ = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
            current?.check(Array(UnsafeBufferPointer(start: data, count: size)))
            return 0
        }
    }
}

/// libFuzzer calls a C function without a context. Set once, before the only thread begins.
nonisolated(unsafe) private var current: (any Fuzzer.Type)?
