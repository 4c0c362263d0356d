import ChildProcess
import FileAccess
import Foundation

/// A page that only its owner can read and that redirects to the editor. The browser is started with this file, because
/// all users of a computer can read a program's arguments, and the editor's address contains a secret.
struct Doorway {
    private let path: String

    /// Creates the file, or returns nil if that isn't possible.
    init?(to address: String) {
        let runtime = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? ""
        let folder = runtime.isEmpty ? NSTemporaryDirectory() : runtime
        let number = UInt64.random(in: 0...(.max))
        path = FilePath.join(folder, "storyboard-edit-\(String(number, radix: 36)).html")
        let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        let page = Array("<!DOCTYPE html><meta http-equiv=\"refresh\" content=\"0; url=\(address)\">\n".utf8)
        guard write(descriptor, page, page.count) == page.count else {
            remove()
            return nil
        }
    }

    /// Opens the page in the browser. Without one, the printed address can be used.
    func open() {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", path]
        process.environment = ProcessInfo.processInfo.environment.filter { BundledFiles.variables[$0.key] == nil }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try? process.run()
    }

    func remove() { unlink(path) }
}
