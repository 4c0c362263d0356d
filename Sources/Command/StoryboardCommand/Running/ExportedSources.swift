import FileAccess
import SourceModel
import StoryboardModel
import SwiftExport
import XMLTree

/// The sources of an app whose scenes are exported: what changes in them.
struct ExportedSources {
    struct Change {
        var path: String
        var old: [UInt8]
        var new: [UInt8]
        var stamp: FileStamp
    }

    /// What controllers get whose views an extension makes.
    static let loading = "override func loadView() { loadLayout() }"

    private(set) var changes: [Change] = []
    /// What is left to a person.
    private(set) var notes: [Problem] = []

    /// Finds the changes in the Swift sources of a folder, except those of the output folder, and takes documents that have changed.
    init(
        below folder: String, except output: String, _ outcomes: [(name: String, outcome: SwiftExport.Outcome)],
        and documents: [(path: String, document: Document)], _ files: any FileStore
    ) throws(Failure) {
        for (path, document) in documents {
            do throws(FileError) {
                let old = try files.read(path)
                changes.append(Change(path: path, old: old.bytes, new: document.write(), stamp: old.stamp))
            } catch {
                throw Failure(reading: path, error)
            }
        }
        let adoption = Self.adoption(outcomes)
        for path in try Self.sources(below: folder, except: output, files) {
            let contents: FileContents
            do throws(FileError) {
                contents = try files.read(path)
            } catch {
                throw Failure(reading: path, error)
            }
            let adopted = adoption.adopt(contents.bytes)
            notes += adopted.remarks.map {
                Problem(
                    file: path, location: .init(line: $0.line, column: 1), severity: .note, message: $0.message,
                    rule: "export.source")
            }
            guard !adopted.edits.isEmpty else { continue }
            changes.append(
                Change(
                    path: path, old: contents.bytes, new: adopted.edits.applied(to: contents.bytes),
                    stamp: contents.stamp))
        }
    }

    /// The changes as a patch.
    var patch: String { changes.map { LinePatch($0.path, $0.old, $0.new).text }.joined() }

    private static func sources(
        below folder: String, except output: String, _ files: any FileStore
    ) throws(Failure) -> [String] {
        do throws(FileError) {
            return try swiftFiles(below: folder, except: output, files)
        } catch {
            throw Failure(reading: error.path, error)
        }
    }

    private static func swiftFiles(
        below folder: String, except output: String, _ files: any FileStore
    ) throws(FileError) -> [String] {
        var found: [String] = []
        for name in try files.list(folder).sorted() where !name.hasPrefix(".") && name != "Pods" {
            let path = FilePath.join(folder, name)
            if path == output { continue }
            switch try files.look(at: path).kind {
            case .folder: found += try swiftFiles(below: path, except: output, files)
            case .file where name.hasSuffix(".swift"): found.append(path)
            default: break
            }
        }
        return found
    }

    // MARK: What classes need

    private static func adoption(_ outcomes: [(name: String, outcome: SwiftExport.Outcome)]) -> SceneAdoption {
        var adoption = SceneAdoption()
        for (name, outcome) in outcomes {
            var storyboard = SceneAdoption.Storyboard()
            for scene in outcome.scenes {
                let made = SceneAdoption.Scene(expression: scene.expression, type: scene.type)
                if let identifier = scene.identifier, !identifier.isEmpty { storyboard.scenes[identifier] = made }
                if scene.isInitial { storyboard.scenes[""] = made }
            }
            adoption.storyboards[name] = storyboard
            for wanted in outcome.classes {
                var known = adoption.classes[wanted.name] ?? SceneAdoption.Class(storyboard: name)
                known.members += members(of: wanted).filter { !known.members.contains($0) }
                known.segues.merge(wanted.segues) { first, _ in first }
                adoption.classes[wanted.name] = known
            }
        }
        return adoption
    }

    private static func members(of wanted: SwiftExport.AppClass) -> [SceneAdoption.Member] {
        let coder = SceneAdoption.Member(
            "init(coder:)", ["required init?(coder: NSCoder) { super.init(coder: coder) }"],
            advice: "it is called for views of documents only")
        switch wanted.kind {
        case .controller:
            let load = SceneAdoption.Member(
                "loadView", [loading], advice: "call loadLayout() in it")
            return [load] + [selection(of: wanted), accessory(of: wanted)].compactMap(\.self)
        case .base: return []
        case .tableCell(let style):
            let make = SceneAdoption.Member(
                "init(style:reuseIdentifier:)",
                [
                    "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {",
                    "    super.init(style: .\(style), reuseIdentifier: reuseIdentifier)", "    loadLayout()", "}",
                ], advice: "call loadLayout() at its end")
            return [make, coder]
        case .view:
            let make = SceneAdoption.Member(
                "init(frame:)",
                ["override init(frame: CGRect) {", "    super.init(frame: frame)", "    loadLayout()", "}"],
                advice: "call loadLayout() at its end")
            return [make, coder]
        }
    }

    /// Returns the method that begins the segues of cells.
    private static func selection(of wanted: SwiftExport.AppClass) -> SceneAdoption.Member? {
        let chosen = wanted.selections.filter { !$0.isAccessory }
        guard !chosen.isEmpty, let list = wanted.list else { return nil }
        let isTable = list == "tableView"
        let (item, type) = isTable ? ("Row", "UITableView") : ("Item", "UICollectionView")
        let cell = isTable ? "tableView.cellForRow(at: indexPath)" : "collectionView.cellForItem(at: indexPath)"
        let head = "func \(list)(_ \(list): \(type), didSelect\(item)At indexPath: IndexPath) {"
        let lines = [(wanted.overridesList ? "override " : "") + head] + calls(chosen, of: cell)
        return SceneAdoption.Member(
            "\(list)(_:didSelect\(item)At:)", lines + ["}"], advice: advice(chosen, "a cell is selected"))
    }

    /// Returns the method that begins the segues of cells' accessories.
    private static func accessory(of wanted: SwiftExport.AppClass) -> SceneAdoption.Member? {
        let chosen = wanted.selections.filter(\.isAccessory)
        guard !chosen.isEmpty, wanted.list == "tableView" else { return nil }
        let head = "func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {"
        let lines =
            [(wanted.overridesList ? "override " : "") + head]
            + calls(chosen, of: "tableView.cellForRow(at: indexPath)")
        return SceneAdoption.Member(
            "tableView(_:accessoryButtonTappedForRowWith:)", lines + ["}"],
            advice: advice(chosen, "the accessory of a cell is tapped"))
    }

    /// Returns the statements that call the method of a cell.
    private static func calls(_ chosen: [SwiftExport.AppClass.Selection], of cell: String) -> [String] {
        if chosen.count == 1 { return ["    \(chosen[0].method)(\(cell))"] }
        let cases = chosen.map { "    case \"\($0.cell)\": \($0.method)(cell)" }
        return ["    let cell = \(cell)", "    switch cell?.reuseIdentifier {"] + cases + [
            "    default: break", "    }",
        ]
    }

    private static func advice(_ chosen: [SwiftExport.AppClass.Selection], _ event: String) -> String {
        let calls = chosen.map { "\($0.method)(_:)" }.joined(separator: ", ")
        return "call \(calls) in it when \(event)"
    }
}

/// The lines that differ between two texts, as `diff -u` writes them.
struct LinePatch {
    private let path: String
    private let old: [String]
    private let new: [String]

    init(_ path: String, _ old: [UInt8], _ new: [UInt8]) {
        self.path = path
        self.old = String(decoding: old, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
        self.new = String(decoding: new, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
    }

    var text: String {
        let difference = new.difference(from: old)
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [(sign: Character, text: String, old: Int, new: Int)] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                lines.append(("-", old[left], left, right))
                left += 1
            } else if inserted.contains(right) {
                lines.append(("+", new[right], left, right))
                right += 1
            } else {
                lines.append((" ", left < old.count ? old[left] : "", left, right))
                (left, right) = (left + 1, right + 1)
            }
        }
        return "--- \(path)\n+++ \(path)\n" + hunks(lines)
    }

    private func hunks(_ lines: [(sign: Character, text: String, old: Int, new: Int)]) -> String {
        let around = 3
        let changed = lines.indices.filter { lines[$0].sign != " " }
        var text = ""
        var place = 0
        while place < changed.count {
            var end = place
            while end + 1 < changed.count, changed[end + 1] - changed[end] <= 2 * around { end += 1 }
            let range = max(0, changed[place] - around)...min(lines.count - 1, changed[end] + around)
            let shown = lines[range]
            let (olds, news) = (shown.count { $0.sign != "+" }, shown.count { $0.sign != "-" })
            let first = lines[range.lowerBound]
            text += "@@ -\(first.old + 1),\(olds) +\(first.new + 1),\(news) @@\n"
            text += shown.map { "\($0.sign)\($0.text)\n" }.joined()
            place = end + 1
        }
        return text
    }
}
