import Foundation
import Glibc

/// Runs a program, discards its output and returns the seconds until its end; nil if it could not be started.
func run(_ arguments: [String]) -> Double? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    let start = ContinuousClock.now
    var child: pid_t = 0
    guard let program = arguments.first, posix_spawnp(&child, program, &actions, nil, pointers, environ) == 0 else {
        return nil
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    let elapsed = ContinuousClock.now - start
    // 127 is the status of a shell for a missing program.
    guard status >> 8 & 0xFF != 127 else { return nil }
    return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
}

/// Returns the output of a program; nil if it cannot be started or fails.
func output(of arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
}
