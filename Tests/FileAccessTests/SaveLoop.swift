import Glibc
import Testing

/// The program `SaveLoop`, which is built into the folder where the tests are.
struct SaveLoop {
    let process: pid_t

    static func spawn(_ mode: String, _ path: String, _ size: Int) throws -> SaveLoop {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        try #require(count > 0)
        let own = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let slash = try #require(own.lastIndex(of: "/"))
        let program = "\(own[..<slash])/SaveLoop"
        try #require(access(program, X_OK) == 0, "\(program) is missing")
        var arguments: [UnsafeMutablePointer<CChar>?] = []
        for argument in [program, mode, path, String(size)] { arguments.append(strdup(argument)) }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        let result = posix_spawn(&process, program, nil, nil, arguments, nil)
        try #require(result == 0)
        return SaveLoop(process: process)
    }

    /// The exit status; nil when a signal ended it.
    @discardableResult
    func wait() -> Int32? {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
    }

    func kill() {
        _ = Glibc.kill(process, SIGKILL)
        wait()
    }
}
