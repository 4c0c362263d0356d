import NibArchive
import StoryboardCompiler
import StoryboardModel
import Testing
import XMLTree

/// Compiles a document and checks all that must hold whatever it is: the pieces read back and are in order, also those inside
/// of others, no two have the same path, compiling again gives the same bytes, and what is found is what is expected,
/// as "line rule" each, and said as messages are.
@discardableResult
func assertCompiled(
    _ text: String, _ expected: [String] = [], name: String = "Main", isLocalized: Bool = false,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Compiled {
    let document = try Document(Array(text.utf8))
    let compiler = StoryboardCompiler(document, name: name, isLocalized: isLocalized)
    let compilation = compiler.compile()
    let found = compilation.diagnostics.map { "\($0.location.line) \($0.rule)" }
    #expect(
        found == expected, "\(compilation.diagnostics.map(\.message))", sourceLocation: sourceLocation)
    try assertSound(compilation, sourceLocation: sourceLocation)
    #expect(compiler.compile().pieces == compilation.pieces, "not the same twice", sourceLocation: sourceLocation)
    return try Compiled(compilation)
}

/// What holds for the result of any document, however damaged.
func assertSound(_ compilation: Compilation, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    for piece in compilation.pieces where piece.path.hasSuffix(".nib") {
        try assertSound(NibArchive(piece.bytes), piece.path, sourceLocation: sourceLocation)
    }
    let paths = compilation.pieces.map(\.path)
    #expect(Set(paths).count == paths.count, "two pieces of one path: \(paths)", sourceLocation: sourceLocation)
    for diagnostic in compilation.diagnostics {
        #expect(diagnostic.node != nil, sourceLocation: sourceLocation)
        for sentence in [diagnostic.message, diagnostic.hint].compactMap({ $0 }) {
            let isSaidWell = sentence.first?.isUppercase == false && sentence.last != "."
            #expect(isSaidWell, "\(sentence)", sourceLocation: sourceLocation)
        }
    }
}

private func assertSound(_ archive: NibArchive, _ path: String, sourceLocation: Testing.SourceLocation) throws {
    #expect(archive.inDepthFirstOrder() == archive, "\(path) is not in order", sourceLocation: sourceLocation)
    for object in archive.objects {
        for (_, value) in object.values {
            guard let inner = try value.nestedArchive() else { continue }
            try assertSound(inner, "an archive in \(path)", sourceLocation: sourceLocation)
        }
    }
}

/// The pieces of a document, read back.
struct Compiled {
    let paths: [String]
    let diagnostics: [Diagnostic]
    private let nibs: [String: NibArchive]
    let info: PropertyListValue?

    init(_ compilation: Compilation) throws {
        paths = compilation.pieces.map(\.path)
        diagnostics = compilation.diagnostics
        var nibs: [String: NibArchive] = [:]
        for piece in compilation.pieces where piece.path.hasSuffix(".nib") {
            let file = piece.path.split(separator: "/").last.map(String.init) ?? piece.path
            nibs[String(file.dropLast(4))] = try NibArchive(piece.bytes)
        }
        self.nibs = nibs
        info = try compilation.pieces.first { $0.path.hasSuffix("Info.plist") }.map { try PropertyListValue($0.bytes) }
    }

    var names: [String] { nibs.keys.sorted() }

    func nib(_ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> NibArchive {
        try #require(nibs[name], "no \(name) among \(names)", sourceLocation: sourceLocation)
    }

    /// The nib of the view 'root' of the controller 'vc'.
    func view(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> NibArchive {
        try nib("vc-view-root", sourceLocation: sourceLocation)
    }

    /// The nib of the controller 'vc'.
    func scene(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> NibArchive {
        try nib("UIViewController-vc", sourceLocation: sourceLocation)
    }
}
