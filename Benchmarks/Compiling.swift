import FileAccess
import StoryboardCompiler
import StoryboardModel
import XMLTree

/// Measures compiling all documents, one after the other in this process, from bytes in memory to pieces in memory.
func reportCompiling(_ paths: [String], in table: inout Table) throws {
    let files = DiskFiles()
    let texts = try paths.map { try files.read($0, limit: XMLLimits().size).bytes }
    var counts = (documents: 0, pieces: 0)
    let parsing = seconds(runs: 5) { counts.documents = texts.count { opened($0) != nil } }
    let all = seconds(runs: 5) {
        counts.pieces = texts.reduce(0) { $0 + (opened($1).map { compiler($0).compile().pieces.count } ?? 0) }
    }
    table.add(
        "compile \(counts.documents) documents", promised: "—", seen: "\((all / parsing).short) × opening",
        detail:
            "\(counts.pieces) pieces, \(all.milliseconds), \((all / Double(max(counts.documents, 1))).milliseconds) each"
    )
}

/// Measures compiling one scene, as an editor does, against the whole document. Both begin with an open document. The
/// scene is the one with the median time; the share of its elements is shown for comparison.
func reportScene(of bytes: [UInt8], name: String, in table: inout Table) {
    guard let document = opened(bytes) else { return }
    let compiler = compiler(document)
    let scenes = document.controllers.compactMap { $0["id"] }.filter { !compiler.compile(scene: $0).pieces.isEmpty }
    guard scenes.count > 1 else { return }
    let whole = seconds(runs: 9) { _ = compiler.compile() }
    let each = scenes.map { id in
        (time: seconds(runs: 9) { _ = compiler.compile(scene: id) }, elements: elements(of: document.object(id)))
    }
    let middle = each.sorted { $0.time < $1.time }[each.count / 2]
    let share = scenes.reduce(0) { $0 + elements(of: document.object($1)) } / middle.elements
    table.add(
        "compile one scene of \(name)", promised: scenes.count >= 40 ? "≤ 1/20 of the whole" : "—",
        seen: "1/\(Int(whole / middle.time))",
        detail:
            "1/\(share) of the elements of \(scenes.count) scenes, \(middle.time.microseconds); all \(whole.milliseconds)"
    )
}

private func elements(of node: Node?) -> Int { node.map { $0.subtree.reduce(0) { count, _ in count + 1 } } ?? 1 }

private func opened(_ bytes: [UInt8]) -> Document? {
    guard let document = try? Document(bytes), document.kind.isUIKit else { return nil }
    return document
}

private func compiler(_ document: Document) -> StoryboardCompiler { StoryboardCompiler(document, name: "Document") }
