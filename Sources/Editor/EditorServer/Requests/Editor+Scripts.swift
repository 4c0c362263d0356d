import FileAccess
import JSONText
import StoryboardEditing

/// Lists of commands in files, as `storyboard apply` performs them.
extension Editor {
    /// The largest script that is read.
    private static let largest = 4 << 20

    func script(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("path")
        return ["commands": try commands(in: path, at: try scriptLocation(path))]
    }

    /// Writes commands to a file, one in a line. Replaces other commands only on request.
    func saveScript(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("path")
        let location = try scriptLocation(path)
        _ = try request.commands()
        let lines = request.elements("commands").map { "  " + JSONValue($0).line }
        let text = lines.isEmpty ? "[]\n" : "[\n\(lines.joined(separator: ",\n"))\n]\n"
        let isThere = (try? files.look(at: location).kind) == .file
        if isThere {
            // What isn't a script isn't replaced by one.
            _ = try commands(in: path, at: location)
            if !request.flag("overwrite") { throw Refusal("the file '\(path)' already exists") }
        }
        do throws(FileError) {
            _ = try files.replace(location, with: Array(text.utf8), expecting: isThere ? nil : .missing)
        } catch {
            throw Refusal(error)
        }
        return [:]
    }

    private func scriptLocation(_ path: String) throws(Refusal) -> String { try location(of: path, ["json"], "script") }

    /// Returns the commands of a script, each of which must be one.
    private func commands(in path: String, at location: String) throws(Refusal) -> JSONValue {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try files.read(location, limit: Self.largest).bytes
        } catch {
            throw Refusal(error)
        }
        guard let elements = (try? JSONReader.read(bytes))?.elements else {
            throw Refusal("'\(path)' is no list of commands", hint: "`storyboard help apply` describes them")
        }
        for (offset, element) in elements.enumerated() {
            do throws(CommandError) {
                _ = try Command(element)
            } catch {
                throw Refusal("command \(offset + 1) of '\(path)': \(error.message)", hint: error.hint)
            }
        }
        return .array(elements.map { JSONValue($0) })
    }
}
