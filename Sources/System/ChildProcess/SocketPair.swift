import Glibc

/// The two ends of a stream: this process's, and the one for a child's standard input and output.
struct SocketPair: ~Copyable {
    private var ours: Int32
    private(set) var theirs: Int32

    init() throws(ChildProcessError) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .last }
        (ours, theirs) = (ends[0], ends[1])
    }

    /// Closes the child's end here, so that it has the only one, and returns this process's.
    consuming func giveUpTheirs() -> SocketEnd {
        let end = SocketEnd(number: ours)
        ours = -1
        return end
    }

    deinit {
        close(theirs)
        if ours >= 0 { close(ours) }
    }
}

/// An end of a stream, closed when it goes out of scope.
struct SocketEnd: ~Copyable {
    let number: Int32

    deinit { close(number) }
}
