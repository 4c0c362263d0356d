import CLimits
import Glibc

/// What a process can reach that is confined: files to read and to write, and the network. It keeps the descriptors that it has.
package struct Sandbox: Hashable, Sendable {
    /// Files and folders, with what is in them, that can be read and executed.
    package var readable: [String]
    /// Files and folders, with what is in them, that can be read and written.
    package var writable: [String]
    package var hasNetwork: Bool

    package init(readable: [String], writable: [String], hasNetwork: Bool = true) {
        (self.readable, self.writable, self.hasNetwork) = (readable, writable, hasNetwork)
    }

    /// Whether the system can confine processes.
    package static var isAvailable: Bool { cl_has_sandbox() }

    /// The folders of the libraries that this process uses.
    package static var foldersOfLibraries: Set<String> {
        guard let maps = fopen("/proc/self/maps", "re") else { return [] }
        defer { fclose(maps) }
        var folders: Set<String> = []
        var line: UnsafeMutablePointer<CChar>?
        var size = 0
        defer { free(line) }
        while getline(&line, &size, maps) > 0, let text = line.map({ String(cString: $0) }) {
            guard let start = text.firstIndex(of: "/"), let end = text.lastIndex(of: "/"), text.contains(".so") else {
                continue
            }
            folders.insert(String(text[start..<end]))
        }
        return folders
    }

    /// Confines this process for good. Returns the system's words if that fails.
    package func enter() -> String? {
        let descriptor = make()
        guard descriptor >= 0, cl_enter_sandbox(descriptor, hasNetwork) else {
            return String(cString: strerror(errno))
        }
        close(descriptor)
        return nil
    }

    /// Starts a program in the sandbox, or without one, in a process group of its own that ends with this thread.
    ///
    /// - Parameter descriptors: The four that become its first ones.
    package static func start(
        _ program: String, _ arguments: [String], variables: [String: String], descriptors: [Int32],
        in sandbox: Sandbox?
    ) throws(ChildProcessError) -> Int32 {
        precondition(descriptors.count == 4, "a program is started with four descriptors")
        let descriptor = sandbox?.make() ?? -1
        guard sandbox == nil || descriptor >= 0 else { throw .last }
        defer { if descriptor >= 0 { close(descriptor) } }
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var surroundings = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { for pointer in words + surroundings { free(pointer) } }
        var child: pid_t = 0
        let problem = cl_spawn(
            &child, program, &words, &surroundings, descriptors, descriptor, sandbox?.hasNetwork ?? true)
        guard problem == 0 else { throw .system(String(cString: strerror(problem))) }
        return child
    }

    /// Returns the descriptor of the sandbox, or -1 and an error of the system.
    private func make() -> Int32 {
        let texts = [readable, writable].map { $0.map { strdup($0) } }
        defer { for text in texts.joined() { free(text) } }
        let lists = texts.map { $0.map { UnsafePointer<CChar>($0) } + [nil] }
        return lists[0].withUnsafeBufferPointer { readable in
            lists[1].withUnsafeBufferPointer { writable in
                guard let readable = readable.baseAddress, let writable = writable.baseAddress else { return -1 }
                return cl_make_sandbox(readable, writable, hasNetwork)
            }
        }
    }
}
