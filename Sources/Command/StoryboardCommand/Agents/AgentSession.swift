import AppSurroundings
import FileAccess
import JSONText

/// What `storyboard mcp` remembers of a client: its roots, what it has changed, and answers that were too long.
struct AgentSession {
    /// The folders that files are read and written in.
    private(set) var roots: [String]
    /// The folders that the roots of clients must be in, or nil if clients choose.
    private let limits: [String]?
    private let environment: CommandEnvironment
    /// The most characters of an answer.
    let budget: Int
    /// What documents had when they were first read, by path.
    private var starts: [String: [UInt8]] = [:]
    private var done: [[RootedFiles.Replaced]] = []
    private var undone: [[RootedFiles.Replaced]] = []
    /// The lines of answers that were too long, by number; only the last ones are kept.
    private var answers: [Int: [Substring]] = [:]
    private var answerCount = 0

    private static let (mostSteps, mostAnswers) = (100, 20)

    init(roots: [String], budget: Int, in environment: CommandEnvironment) {
        limits = roots.isEmpty ? nil : roots
        self.roots = roots.isEmpty ? [environment.currentFolder] : roots
        self.budget = budget
        self.environment = environment
    }

    /// Takes the roots that a client names, as far as they are in those of the command line.
    mutating func use(roots named: [String]) {
        guard let limits else {
            roots = named
            return
        }
        let allowed = RootedFiles(environment.files, roots: limits)
        roots = named.filter { (try? allowed.resolve($0)) != nil }
        if roots.isEmpty { roots = limits }
    }

    // MARK: Calls

    mutating func answer(_ tool: AgentTool, _ arguments: JSONNode) -> AgentAnswer {
        if let problem = tool.problem(with: arguments) { return AgentAnswer(problem + "\n", isError: true) }
        var answer: AgentAnswer
        switch tool.name {
        case "undo": answer = step(back: true)
        case "redo": answer = step(back: false)
        case "more": return more(arguments)
        default:
            answer = perform(tool, arguments)
            if !answer.replaced.isEmpty {
                done = done.suffix(Self.mostSteps - 1) + [answer.replaced]
                undone = []
            }
        }
        answer.text = cut(answer.text)
        return answer
    }

    private mutating func perform(_ tool: AgentTool, _ arguments: JSONNode) -> AgentAnswer {
        let start = start(of: (arguments["file"] ?? arguments["path"])?.string)
        guard let spawn = environment.spawn else {
            return Self.perform(tool, arguments, start: start, roots: roots, in: environment)
        }
        let request = JSONValue.record([
            "tool": .string(tool.name), "arguments": JSONValue(arguments), "start": .optional(start.map(Base64.encode)),
        ])
        let outcome = spawn(["mcp", "--call", "--"] + roots, Array(request.line.utf8), 1000, false)
        if let answer = AgentAnswer(outcome.output) { return answer }
        let reason =
            switch outcome.status {
            case CommandEnvironment.timedOut: "took too long"
            case 129...: "crashed (signal \(outcome.status - 128)); please report it with the document"
            default: "ended with status \(outcome.status)"
            }
        return AgentAnswer("'\(tool.name)' \(reason)\n", isError: true)
    }

    /// Performs a call in this process.
    static func perform(
        _ tool: AgentTool, _ arguments: JSONNode, start: [UInt8]?, roots: [String], in environment: CommandEnvironment
    ) -> AgentAnswer {
        var call = AgentCall(arguments, roots: roots, in: environment)
        call.start = start
        var answer: AgentAnswer
        do throws(Failure) {
            answer = try tool.run(call)
        } catch {
            answer = AgentAnswer(error)
        }
        answer.replaced = call.files.replaced
        return answer
    }

    /// Returns what a document had when it was first read, or nil for other files.
    private mutating func start(of path: String?) -> [UInt8]? {
        guard let path, path.hasSuffix(".storyboard") || path.hasSuffix(".xib") else { return nil }
        let files = RootedFiles(environment.files, roots: roots)
        guard let place = try? files.resolve(path) else { return nil }
        if starts[place] == nil { starts[place] = try? files.read(place).bytes }
        return starts[place]
    }

    // MARK: Undoing

    private mutating func step(back: Bool) -> AgentAnswer {
        guard let step = back ? done.last : undone.last else {
            return AgentAnswer("there is nothing to \(back ? "undo" : "redo")\n")
        }
        let files = RootedFiles(environment.files, roots: roots)
        var changes: [FileChange] = []
        do throws(FileError) {
            for file in back ? step.reversed() : step {
                let (expected, new) = back ? (file.after, file.before) : (file.before, file.after)
                let contents = try? files.read(file.path)
                guard contents?.bytes == expected else { throw FileError(.changedOnDisk, path: file.path) }
                changes.append(FileChange(file.path, new, expecting: contents?.stamp ?? .missing))
            }
            try files.replaceAll(changes)
        } catch {
            return AgentAnswer(Failure(writing: error.path, error))
        }
        if back {
            done.removeLast()
            undone.append(step)
        } else {
            undone.removeLast()
            done.append(step)
        }
        let names = step.map { FilePath.name(of: $0.path) }.joined(separator: ", ")
        return AgentAnswer("\(back ? "undone" : "done again"): \(names)\n")
    }

    // MARK: Long answers

    /// The characters of an answer that the line about the rest may need.
    private static let noteLength = 80

    /// Returns a text as far as the budget goes, and keeps the rest for `more`.
    mutating func cut(_ text: String) -> String {
        guard text.count > budget else { return text }
        answerCount += 1
        answers[answerCount] = Self.lines(of: text, longest: budget - Self.noteLength)
        answers[answerCount - Self.mostAnswers] = nil
        return part(of: answerCount, from: 0)
    }

    private func more(_ arguments: JSONNode) -> AgentAnswer {
        let number = arguments["answer"]?.number.flatMap { Int(exactly: $0) } ?? 0
        let from = arguments["from"]?.number.flatMap { Int(exactly: $0) } ?? -1
        guard let lines = answers[number] else {
            return AgentAnswer("there is no answer \(number) any more: ask again\n", isError: true)
        }
        guard lines.indices.contains(from) else {
            return AgentAnswer("answer \(number) has lines 0 to \(lines.count - 1)\n", isError: true)
        }
        return AgentAnswer(part(of: number, from: from))
    }

    private func part(of number: Int, from start: Int) -> String {
        let lines = answers[number] ?? []
        var (text, next) = ("", start)
        var room = budget - Self.noteLength
        while next < lines.count, next == start || lines[next].count < room {
            text += lines[next] + "\n"
            room -= lines[next].count + 1
            next += 1
        }
        if next == lines.count { return text }
        return text + "… \(lines.count - next) more lines: call 'more' with answer \(number) from \(next)\n"
    }

    /// Returns the lines of a text; those that are too long are broken.
    private static func lines(of text: String, longest: Int) -> [Substring] {
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.flatMap { line -> [Substring] in
            var (rest, parts) = (line, [Substring]())
            while let end = rest.index(rest.startIndex, offsetBy: longest, limitedBy: rest.endIndex),
                end < rest.endIndex
            {
                parts.append(rest[..<end])
                rest = rest[end...]
            }
            return parts + [rest]
        }
    }
}
