import CLimits
import Glibc

/// A place in a file as Darwin counts it. The copies of an app's sources have it in place of the C library's type.
public typealias DarwinFilePosition = Int64

/// Opens a file whose content comes from functions: one of Darwin, which the C library has under another name.
public func funopen(
    _ cookie: UnsafeRawPointer?, _ read: ((UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
    _ write: ((UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
    _ seek: ((UnsafeMutableRawPointer?, DarwinFilePosition, Int32) -> DarwinFilePosition)?,
    _ close: ((UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>? {
    guard read != nil || write != nil else { return nil }
    let file = FunctionFile(cookie)
    (file.read, file.write, file.seek, file.close) = (read, write, seek, close)
    let functions = cl_file_functions(
        read: { file, bytes, count in
            FunctionFile.at(file) { Int($0.read?($0.cookie, bytes, Int32(clamping: count)) ?? -1) }
        },
        write: { file, bytes, count in
            FunctionFile.at(file) { Int($0.write?($0.cookie, bytes, Int32(clamping: count)) ?? -1) }
        },
        seek: { file, place, whence in
            DarwinFilePosition(FunctionFile.at(file) { Int($0.seek?($0.cookie, place, whence) ?? -1) })
        },
        close: { file in
            guard let file else { return -1 }
            let opened = Unmanaged<FunctionFile>.fromOpaque(file).takeRetainedValue()
            return opened.close?(opened.cookie) ?? 0
        })
    let mode = read == nil ? "w" : write == nil ? "r" : "r+"
    return cl_open_file(Unmanaged.passRetained(file).toOpaque(), mode, functions)?.assumingMemoryBound(to: FILE.self)
}

/// The functions of an open file.
private final class FunctionFile {
    let cookie: UnsafeMutableRawPointer?
    var read: ((UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?
    var write: ((UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?
    var seek: ((UnsafeMutableRawPointer?, DarwinFilePosition, Int32) -> DarwinFilePosition)?
    var close: ((UnsafeMutableRawPointer?) -> Int32)?

    init(_ cookie: UnsafeRawPointer?) { self.cookie = UnsafeMutableRawPointer(mutating: cookie) }

    static func at(_ pointer: UnsafeMutableRawPointer?, _ body: (FunctionFile) -> Int) -> Int {
        pointer.map { body(Unmanaged<FunctionFile>.fromOpaque($0).takeUnretainedValue()) } ?? -1
    }
}
