import ChildProcess
import Foundation
import Testing

@Suite("Confined processes") struct SandboxTests {
    @Test("A program that is started reads and writes what it may, and nothing else", .enabled(if: Sandbox.isAvailable))
    func files() throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "sandbox-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: home) }
        for name in ["own", "other"] {
            try FileManager.default.createDirectory(at: home.appending(path: name), withIntermediateDirectories: true)
        }
        try Data("secret".utf8).write(to: home.appending(path: "other/secret"))
        let script =
            "echo mine > \(home.path)/own/mine; cat \(home.path)/other/secret >&2; echo x > \(home.path)/other/x; exit 7"
        let sandbox = Sandbox(
            readable: ["/usr", "/bin", "/lib", "/lib64", "/etc/ld.so.cache"],
            writable: ["/dev/null", home.path + "/own"])
        let none = open("/dev/null", O_RDWR | O_CLOEXEC)
        let errors = open(home.path + "/errors", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { for descriptor in [none, errors] { close(descriptor) } }
        let child = try Sandbox.start(
            "/bin/sh", ["-c", script], variables: ["PATH": "/usr/bin:/bin"],
            descriptors: [none, none, errors, none].map { fcntl($0, F_DUPFD_CLOEXEC, 10) }, in: sandbox)
        var status: Int32 = 0
        #expect(waitpid(child, &status, 0) == child && status >> 8 & 0xFF == 7)
        #expect(FileManager.default.fileExists(atPath: home.path + "/own/mine"))
        #expect(!FileManager.default.fileExists(atPath: home.path + "/other/x"))
        let told = try String(contentsOfFile: home.path + "/errors", encoding: .utf8)
        #expect(!told.contains("secret\n") && told.contains("Permission denied"))
    }

    @Test("A program that isn't there is an error")
    func missing() {
        #expect(throws: ChildProcessError.self) {
            try Sandbox.start("/nowhere/program", [], variables: [:], descriptors: [0, 1, 2, 3], in: nil)
        }
    }
}
