import FileAccess
import JSONText
import XMLTree

extension AppFolder {
    /// Returns the content of a file of the app, or nil if it can't be read.
    package func bytes(of path: String) -> [UInt8]? { try? store.read(path).bytes }

    /// Returns the value that a reader creates from a file. If the file can't be read, adds a problem and returns nil.
    func read<Value>(
        _ path: String, _ problems: inout [FileProblem], _ parse: ([UInt8]) throws(FormatError) -> Value
    ) -> Value? {
        Self.read(path, in: store, &problems, parse)
    }

    static func read<Value>(
        _ path: String, in store: any FileStore, _ problems: inout [FileProblem],
        _ parse: ([UInt8]) throws(FormatError) -> Value
    ) -> Value? {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try store.read(path).bytes
        } catch {
            problems.append(FileProblem(path, error.message))
            return nil
        }
        do throws(FormatError) {
            return try parse(bytes)
        } catch {
            problems.append(FileProblem(path, at: error.location, error.message))
            return nil
        }
    }
}

extension JSONNode {
    /// Reads JSON, or throws an error with its location.
    static func read(_ bytes: [UInt8]) throws(FormatError) -> JSONNode {
        do throws(JSONError) {
            return try JSONReader.read(bytes)
        } catch {
            throw FormatError(error.message, at: SourceLocation(offset: error.offset, in: bytes))
        }
    }

    /// Reads JSON that must be an object.
    static func readObject(_ bytes: [UInt8]) throws(FormatError) -> JSONNode {
        let node = try read(bytes)
        guard node.members != nil else {
            throw FormatError(
                "found \(node.title), expected an object", at: SourceLocation(offset: node.offset, in: bytes))
        }
        return node
    }
}
