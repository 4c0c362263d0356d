import AppSurroundings
import FileAccess
import JSONText
import StoryboardChecks
import StoryboardEditing
import StoryboardModel
import XMLTree

/// The sample data of documents, which is edited, undone and saved with them.
extension Editor {
    /// Returns the states of all scenes, and what is wrong with them.
    func samples(_ request: Request) throws(Refusal) -> Answer {
        let document = try document(request.text("document"))
        let bytes = samplesText(of: document)
        do throws(Refusal) {
            let data = try Self.samples(bytes, named: FilePath.name(of: document.samplesPath))
            let problems = data.problems(in: document.session.document).map { problem in
                JSONValue.record([
                    "message": .string(problem.message),
                    "line": problem.offset.map { .integer(SourceLocation(offset: $0, in: bytes).line) },
                ])
            }
            return ["scenes": .object(Self.members(data)), "problems": problems.isEmpty ? nil : .array(problems)]
        } catch {
            return ["scenes": .object([]), "problems": .array([.record(["message": .string(error.message)])])]
        }
    }

    private static func members(_ data: SampleData) -> [JSONMember] {
        data.scenes.sorted { $0.key < $1.key }
            .map { JSONMember(key: $0.key, value: .array($0.value.map(\.json))) }
    }

    /// Replaces the states of a scene, as one step of the document.
    func setSamples(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        let scene = try request.text("scene")
        guard document.session.document.kind.isStoryboard else {
            throw Refusal("only the scenes of a storyboard have sample data")
        }
        guard document.session.document.scenes.contains(where: { $0.id == scene }) else {
            throw Refusal("there is no scene '\(scene)'")
        }
        let name = FilePath.name(of: document.samplesPath)
        var data = try Self.samples(samplesText(of: document), named: name)
        let wrapped = #"{"scenes": {\#(JSONValue.string(scene).line): \#(try request.text("states"))}}"#
        let states = try Self.samples(Array(wrapped.utf8), named: "the states").scenes[scene]
        var trial = SampleData()
        trial.scenes[scene] = states
        if let problem = trial.problems(in: document.session.document).first { throw Refusal(problem.message) }
        guard data.scenes[scene] != states else {
            return ["revision": .integer(document.session.revision), "isUnchanged": .bool(true)]
        }
        data.scenes[scene] = states
        let table = try document.openTable(at: document.samplesPath)
        return try commit(
            Array(data.json.text.utf8), as: table, of: path, document,
            named: try request.optionalText("name") ?? "Change Sample Data", by: request.page)
    }

    /// Returns the parts of a step over several documents that take the sample data of moved scenes along. Sample data that
    /// can't be read stays where it is.
    func samplesThatFollow(_ moves: [ObjectMove], named name: String) throws(Refusal) -> [StepPart] {
        let changed = SampleData.following(moves.map { ($0.from, $0.to, $0.ids) }) { path in
            open[path].flatMap { try? Self.samples(samplesText(of: $0), named: path) }
        }
        var parts: [StepPart] = []
        for (path, data) in changed.sorted(by: { $0.key < $1.key }) {
            let document = try document(path)
            let table = try document.openTable(at: document.samplesPath)
            watch(path, at: table.session.path)
            parts.append(.table(table, document, text: Array(data.json.text.utf8), name: name))
        }
        return parts
    }

    /// The text of the sample data, with unsaved changes.
    private func samplesText(of document: OpenDocument) -> [UInt8] {
        let path = document.samplesPath
        return document.tables.first { $0.session.path == path }?.session.text ?? (try? files.read(path).bytes) ?? []
    }

    private static func samples(_ bytes: [UInt8], named name: String) throws(Refusal) -> SampleData {
        if bytes.isEmpty { return SampleData() }
        do throws(JSONError) {
            return try SampleData(JSONReader.read(bytes))
        } catch {
            let place = SourceLocation(offset: error.offset, in: bytes)
            throw Refusal("\(name):\(place.line):\(place.column): \(error.message)", hint: "fix the file")
        }
    }
}
