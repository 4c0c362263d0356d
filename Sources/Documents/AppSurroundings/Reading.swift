import FileAccess
import JSONText
import XMLTree

extension AppFolder {
    /// A file of the app; nil for one that cannot be read.
    package func bytes(of path: String) -> [UInt8]? { try? store.read(path).bytes }

    /// What a reader makes of a file; nil, and a problem more, for one that cannot be read.
    func read<Value>(
        _ path: String, _ problems: inout [FileProblem], _ parse: ([UInt8]) throws(Damage) -> Value
    ) -> Value? {
        Self.read(path, in: store, &problems, parse)
    }

    static func read<Value>(
        _ path: String, in store: any FileStore, _ problems: inout [FileProblem],
        _ parse: ([UInt8]) throws(Damage) -> Value
    ) -> Value? {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try store.read(path).bytes
        } catch {
            problems.append(FileProblem(path, error.message))
            return nil
        }
        do throws(Damage) {
            return try parse(bytes)
        } catch {
            problems.append(FileProblem(path, at: error.location, error.message))
            return nil
        }
    }
}

extension JSONNode {
    /// Reads JSON, and says of damage where it is.
    static func read(_ bytes: [UInt8]) throws(Damage) -> JSONNode {
        do throws(JSONFault) {
            return try JSONReader.read(bytes)
        } catch {
            throw Damage(error.message, at: SourceLocation(offset: error.offset, in: bytes))
        }
    }

    /// Reads JSON that has to be an object.
    static func readObject(_ bytes: [UInt8]) throws(Damage) -> JSONNode {
        let node = try read(bytes)
        guard node.members != nil else {
            throw Damage(
                "found \(node.title), expected an object", at: SourceLocation(offset: node.offset, in: bytes))
        }
        return node
    }
}
