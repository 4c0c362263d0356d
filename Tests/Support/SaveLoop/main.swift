// Saves to one file, for tests that end a process midway or take its room away.
//
//     SaveLoop forever PATH SIZE      alternates between SIZE letters A and SIZE + 1000 letters B
//     SaveLoop products PATH SIZE     puts folders of 8 files there, of SIZE letters A or SIZE + 1000 letters B each
//     SaveLoop limited PATH SIZE      saves once where no file may grow past half of SIZE; ends with 0 if that was refused

import FileAccess
import Glibc

guard CommandLine.arguments.count == 4, let size = Int(CommandLine.arguments[3]) else { exit(64) }
let path = CommandLine.arguments[2]
let files = DiskFiles()
let contents = [
    [UInt8](repeating: UInt8(ascii: "A"), count: size), [UInt8](repeating: UInt8(ascii: "B"), count: size + 1000),
]

switch CommandLine.arguments[1] {
case "forever":
    while true {
        for content in contents { try files.replace(path, with: content, expecting: nil) }
    }
case "products":
    while true {
        for content in contents { try files.put((1...8).map { (name: "\($0)", bytes: content) }, asFolder: path) }
    }
case "limited":
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(size / 2), rlim_max: rlim_t(size / 2))
    guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { exit(70) }
    do throws(FileError) {
        try files.replace(path, with: contents[0], expecting: nil)
        exit(1)
    } catch {
        exit(0)
    }
default: exit(64)
}
