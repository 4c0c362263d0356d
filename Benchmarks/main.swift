import FileAccess
import StoryboardChecks
import StoryboardEditing
import StoryboardModel
import XMLTree

// Measures the goals of the documentation, mostly as ratios within one run: `Benchmarks [FOLDER]`. FOLDER contains
// documents; by default the project's own samples and fixtures are used.
// `Benchmarks data` measures only Core Data and Combine, without documents.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments == ["data"] {
    try reportData()
} else {
    try report(on: arguments.isEmpty ? ["Samples", "Tests/Fixtures"] : arguments)
}

@MainActor
func reportData() throws {
    var table = Table()
    try reportKeeping(in: &table)
    reportPublishing(in: &table)
    print(table.text)
}

@MainActor
func report(on folders: [String]) throws {
    let files = DiskFiles()
    let paths = try folders.flatMap { try files.walk($0, extensions: ["storyboard", "xib"]) }
    var table = Table()
    showStatus("rewriting")
    try reportRewriting(paths, in: &table)
    let largest = try paths.map { try files.read($0, limit: XMLLimits().size).bytes }.filter {
        (try? Document($0)) != nil
    }
    .max { $0.count < $1.count }
    showStatus("opening and editing")
    if let largest { try reportOpening(largest, name: "largest document", in: &table) }
    try reportOpening(SyntheticStoryboard.make(scenes: 45), name: "synthetic, 45 scenes", in: &table)
    try reportScaling(in: &table)
    showStatus("compiling")
    try reportCompiling(paths, in: &table)
    if let largest { reportScene(of: largest, name: "largest document", in: &table) }
    reportScene(of: SyntheticStoryboard.make(scenes: 45), name: "synthetic, 45 scenes", in: &table)
    showStatus("merging and comparing")
    if let largest { try reportReviewing(largest, name: "the largest document", in: &table) }
    try reportReviewing(SyntheticStoryboard.make(scenes: 45), name: "45 synthetic scenes", in: &table)
    showStatus("solving constraints")
    try reportSolving(in: &table)
    showStatus("laying out")
    reportWorkloads(in: &table)
    showStatus("scrolling")
    reportScrolling(in: &table)
    reportScrollingFrames(in: &table)
    showStatus("frames")
    reportMoving(in: &table)
    showStatus("instantiating scenes")
    try reportInstantiating(paths, in: &table)
    showStatus("drawing scenes")
    try reportScenes(paths, in: &table)
    showStatus("keeping objects")
    try reportKeeping(in: &table)
    showStatus("publishing")
    reportPublishing(in: &table)
    showStatus("")
    print(table.text)
}

/// Measures parsing and rewriting in one process, against libxml2's parser on the same files. A small number of files
/// is repeated, so that starting the processes doesn't count. `RewriteAll` is beside this program.
func reportRewriting(_ paths: [String], in table: inout Table) throws {
    let files = DiskFiles()
    let size = try paths.reduce(0) { try $0 + files.read($1, limit: XMLLimits().size).bytes.count }
    let given = (0..<max(1, 20_000_000 / max(1, size))).flatMap { _ in paths }
    let program =
        (CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast() + ["RewriteAll"])
        .joined(separator: "/")
    var ratios: [Double] = []
    var ours: [Double] = []
    for _ in 0..<9 {
        guard let mine = run([program] + given),
            let peer = run(["xmllint", "--noout"] + given)
        else { break }
        ours.append(mine)
        ratios.append(mine / peer)
    }
    guard !ratios.isEmpty else {
        return table.add(
            "rewrite all", promised: "≤ 0.7 × xmllint", seen: "not measured", detail: "xmllint is not installed")
    }
    table.add(
        "rewrite \(given.count) files", promised: "≤ 0.7 × xmllint", seen: "\(median(ratios).short) ×",
        detail: median(ours).milliseconds)
}

func reportOpening(_ bytes: [UInt8], name: String, in table: inout Table) throws {
    let parsing = try seconds(runs: 21) { _ = try XMLTree(bytes) }
    let opening = try seconds(runs: 21) { _ = try open(bytes) }
    table.add(
        "open \(name)", promised: "—", seen: "\((opening / parsing).short) × parsing",
        detail: "\(bytes.count / 1000) kB, index and diagnostics, \(opening.milliseconds)")
    var document = try Document(bytes)
    let label = document.root.subtree.first { $0.name == "label" }?["id"] ?? ""
    guard !label.isEmpty else { return }
    let edit = try secondsPerEdit(of: label, in: &document)
    table.add(
        "one edit on it", promised: "≤ 1/50 of opening", seen: "1/\(Int(opening / edit))", detail: edit.microseconds)
}

/// Measures the same edit on documents of growing size.
func reportScaling(in table: inout Table) throws {
    var costs: [Double] = []
    for scenes in [10, 100, 1000] {
        var document = try Document(SyntheticStoryboard.make(scenes: scenes))
        costs.append(try secondsPerEdit(of: SyntheticStoryboard.label, in: &document))
    }
    table.add(
        "edit, 100 × the document", promised: "about 1 ×", seen: "\((costs[2] / costs[0]).short) ×",
        detail: costs.map(\.microseconds).joined(separator: ", "))
}

func open(_ bytes: [UInt8]) throws -> Int {
    let document = try Document(bytes)
    return Checker.check(document).count
}

func secondsPerEdit(of label: String, in document: inout Document) throws -> Double {
    let count = 500
    var number = 0
    return try seconds(runs: 9) {
        for _ in 0..<count {
            number += 1
            try document.perform(.set(object: Address(label), attribute: "text", value: "Text \(number)"))
        }
    } / Double(count)
}
