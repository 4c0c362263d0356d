import FileAccess

extension AppProject {
    /// A phase of a target that runs a script in Xcode. It isn't run here.
    package struct ScriptPhase: Hashable, Sendable {
        package var name: String
        package var text: String
        /// The files that the project says it writes.
        package var outputs: [String]

        package init(name: String, text: String, outputs: [String] = []) {
            (self.name, self.text, self.outputs) = (name, text, outputs)
        }

        /// A program that writes sources.
        package enum Tool: String, CaseIterable, Sendable {
            case rSwift = "R.swift"
            case swiftGen = "SwiftGen"
            case sourcery = "Sourcery"
            case protocolBuffers = "protoc"
            case apollo = "Apollo"
            case mockolo = "Mockolo"
            case needle = "Needle"
            case gyb = "gyb"

            /// The words of a script that runs it, in lower case.
            fileprivate var words: [String] {
                switch self {
                case .rSwift: ["rswift", "r.swift"]
                case .protocolBuffers: ["protoc", "buf generate"]
                case .gyb: ["gyb", "gyb.py"]
                default: [rawValue.lowercased()]
                }
            }

            /// The ends of the paths that its files have, in lower case.
            fileprivate var endings: [String] {
                switch self {
                case .rSwift: ["/r.generated.swift"]
                case .swiftGen: []
                case .sourcery: [".generated.swift"]
                case .protocolBuffers: [".pb.swift", ".grpc.swift"]
                case .apollo: ["api.swift", ".graphql.swift"]
                case .mockolo: ["mocks.swift"]
                case .needle: ["needlegenerated.swift"]
                case .gyb: []
                }
            }
        }

        /// The text in lower case, without lines that are comments.
        private var code: String {
            text.split(whereSeparator: \.isNewline).filter { line in
                !line.drop { $0 == " " || $0 == "\t" }.hasPrefix("#")
            }.joined(separator: "\n").lowercased()
        }

        /// The programs that the script runs to write sources.
        package var tools: [Tool] {
            let code = code
            return Tool.allCases.filter { tool in tool.words.contains { Self.names($0, in: code) } }
        }

        /// Returns whether a script names a program: `R.swift`, not a file such as `LicenseGenerator.swift`.
        private static func names(_ word: String, in code: String) -> Bool {
            func isPart(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
            return code.ranges(of: word).contains { place in
                let before = code[..<place.lowerBound].last
                let after = code[place.upperBound...]
                // `swiftgen.yml` is a file.
                let isFile = after.first == "." && isPart(after.dropFirst().first)
                return !isPart(before) && before != "." && !isPart(after.first) && !isFile
            }
        }

        /// Whether the build writes what the script would.
        package var isDoneByBuild: Bool {
            let tools = tools
            return !tools.isEmpty && tools.allSatisfy { $0 == .rSwift || $0 == .swiftGen }
        }

        /// Returns whether the script would write a file, as far as the project and the names tell.
        package func writes(_ path: String) -> Bool {
            let name = FilePath.name(of: path)
            if outputs.contains(where: { $0 == path || FilePath.name(of: $0) == name }) { return true }
            if text.contains(name) { return true }
            return tools.contains { $0.endings.contains { "/\(name)".lowercased().hasSuffix($0) } }
        }
    }

    /// Returns the remark about a file that the project lists and that doesn't exist.
    package static func remark(aboutMissing path: String) -> String {
        "\(path): the project lists this file, which does not exist"
    }
}
