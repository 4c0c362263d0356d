import LibFuzzer

/// A program that libFuzzer feeds: mark the type that conforms with `@main`.
public protocol Fuzzer {
    /// Stops the program (`fatalError`, or a trap in what is checked) if anything is wrong with what `input` makes happen.
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

/// libFuzzer calls a C function, which can carry nothing along. Set once, before the only thread begins.
nonisolated(unsafe) private var current: (any Fuzzer.Type)?
