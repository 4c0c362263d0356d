import FileAccess
import Glibc
import Testing

/// The executable itself, which is built into the folder where the tests are.
@Suite struct ProcessTests {
    /// Runs a shell line in which `"$storyboard"` is the command and `"$sample"` a fixture, and gives its output.
    private func shell(_ line: String) throws -> String {
        setenv("storyboard", try Self.program(), 1)
        setenv("sample", Fixtures.folder + "/SegueKinds.storyboard", 1)
        let pipe = try #require(popen("{ \(line)\n} 2>&1", "r"))
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 { bytes += buffer[..<count] }
        pclose(pipe)
        return String(decoding: bytes, as: UTF8.self)
    }

    static func program() throws -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        try #require(count > 0)
        let own = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let slash = try #require(own.lastIndex(of: "/"))
        let program = "\(own[..<slash])/storyboard"
        try #require(access(program, X_OK) == 0, "\(program) is missing")
        return program
    }

    @Test("exit codes and streams reach the shell")
    func exitCodes() throws {
        #expect(try shell(#""$storyboard" --version; echo $?"#) == "storyboard 0.1.0\n0\n")
        #expect(try shell(#""$storyboard" outline --jsn x >/dev/null 2>&1; echo $?"#) == "2\n")
        #expect(try shell(#""$storyboard" outline missing.xib >/dev/null 2>&1; echo $?"#) == "3\n")
        #expect(try shell(#"echo '<a>' | "$storyboard" rewrite - -o - 2>/dev/null; echo $?"#) == "4\n")
        #expect(try shell(#""$storyboard" set "$sample" nope a b -o - 2>/dev/null; echo $?"#) == "5\n")
        #expect(try shell(#""$storyboard" rewrite "$sample" -o /nowhere/at/all 2>/dev/null; echo $?"#) == "6\n")
    }

    @Test("a document is read from and written to a pipe")
    func pipe() throws {
        #expect(try shell(#""$storyboard" rewrite - -o - < "$sample" | cmp - "$sample" && echo same"#) == "same\n")
    }

    @Test("a closed pipe is not a crash")
    func brokenPipe() throws {
        #expect(try shell(#"{ sleep 0.2; "$storyboard" outline "$sample"; echo "code $?" >&2; } | true"#) == "code 0\n")
        #expect(
            try shell(#"exec 4>&1; { sleep 0.2; "$storyboard" nonsense; echo "code $?" >&4; } 2>&1 | true"#)
                == "code 2\n")
    }

    @Test("without standard streams nothing crashes, and no document gets their descriptors")
    func closedStreams() throws {
        #expect(try shell(#""$storyboard" rewrite "$sample" -o - >&- 2>/dev/null; echo $?"#) == "6\n")
        #expect(try shell(#""$storyboard" rewrite - -o - <&- 2>/dev/null; echo $?"#) == "3\n")
        #expect(try shell(#""$storyboard" outline missing.xib 2>&-; echo $?"#) == "3\n")
    }
}
