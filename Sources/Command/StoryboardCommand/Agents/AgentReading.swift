import FileAccess
import GitAccess
import JSONText
import StoryboardEditing
import StoryboardModel
import XMLTree

/// The tools that read documents.
enum AgentReading {
    static func open(_ call: AgentCall) throws(Failure) -> AgentAnswer {
        let path = call.text("path") ?? "."
        do throws(FileError) {
            guard try call.files.look(at: path).kind == .folder else { return try openDocument(path, call) }
            let found = try call.files.walk(path, extensions: ["storyboard", "xib"])
            let lines = found.map { path in
                let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
                return "\(path): \((try? call.environment.load(path)).map(summary) ?? "cannot be read")"
            }
            let count =
                "\(found.count) document\(found.count == 1 ? "" : "s") in \(call.files.roots.joined(separator: ", "))"
            return AgentAnswer(([count] + lines).map { $0.onOneLine + "\n" }.joined())
        } catch {
            throw Failure(reading: path, error)
        }
    }

    private static func openDocument(_ path: String, _ call: AgentCall) throws(FileError) -> AgentAnswer {
        do throws(Failure) {
            let loaded = try call.environment.load(path)
            let scenes = loaded.document.scenes.map { scene in
                let isInitial = scene.controller.map { $0 == loaded.document.initialController } ?? false
                let count = scene.node.subtree.count { $0.has("id") }
                return
                    "scene \(scene.id) \(scene.title)\(isInitial ? " (initial)" : ""), \(count) object\(count == 1 ? "" : "s")"
            }
            let problems = call.command(["check"], [path]).errors
            let lines = ["\(path): \(summary(of: loaded))"] + scenes
            return AgentAnswer(lines.map { $0.onOneLine + "\n" }.joined() + "check: \(problems)")
        } catch {
            return AgentAnswer(error)
        }
    }

    private static func summary(of loaded: LoadedDocument) -> String {
        let (kind, scenes) = (loaded.document.kind, loaded.document.scenes.count)
        return kind.isStoryboard ? "\(kind.title), \(scenes) scene\(scenes == 1 ? "" : "s")" : kind.title
    }

    static func outline(_ call: AgentCall) throws(Failure) -> AgentAnswer {
        call.answer(["outline", "--brief"] + call.options("scene"), [call.required("file")])
    }

    static func inspect(_ call: AgentCall) throws(Failure) -> AgentAnswer {
        let loaded = try call.environment.load(call.required("file"))
        let id = call.required("object")
        guard let node = loaded.document.object(id) else {
            throw Failure(
                .refused,
                Problem(
                    file: loaded.name, message: "there is no object '\(id)' in the document", rule: "command.refused",
                    hint: "'outline' and 'find' list ids"))
        }
        return AgentAnswer(ObjectText.text(of: node, in: loaded.document))
    }

    static func diff(_ call: AgentCall) throws(Failure) -> AgentAnswer {
        let file = call.required("file")
        let before: [UInt8]
        if let revision = call.text("since"), revision != "start" {
            if revision.hasPrefix("-") { throw .usage("'\(revision)' isn't a revision") }
            let path = try call.inside(file)
            let git = GitRepository(around: FilePath.folder(of: path), seconds: 30)
            before = try Failure.of { () throws(GitError) in
                try git.content(of: "./\(FilePath.name(of: path))", at: revision)
            }
        } else {
            if let start = call.start {
                before = start
            } else {
                before = try call.environment.read(file).contents.bytes
            }
        }
        let old = "\(RootedFiles.outbox)/\(FilePath.name(of: file))"
        do throws(FileError) {
            try call.files.createFolder(RootedFiles.outbox)
            try call.files.put(before, asFile: old)
        } catch {
            throw Failure(writing: old, error)
        }
        var answer = call.answer(["diff", "--brief"], [old, file], fine: [.success])
        if answer.text.isEmpty { answer.text = "nothing changed\n" }
        return answer
    }

    static func commands(_ call: AgentCall) -> AgentAnswer {
        guard let name = call.text("name") else {
            let lines = CommandManual.entries.map { "\($0.name): \($0.summary)\n" }
            return AgentAnswer(
                lines.joined() + "\nA command is {NAME: FIELDS}; 'commands' with a name lists its fields.\n")
        }
        guard let entry = CommandManual.entry(name) else {
            let names = CommandManual.entries.map(\.name)
            return AgentAnswer(
                "there is no command '\(name)'\(Spelling.suggestion(for: name, among: names))\n", isError: true)
        }
        return AgentAnswer(entry.help + "\n")
    }
}
