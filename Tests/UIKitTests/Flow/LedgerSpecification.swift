/// How controllers come and go: a kind of segue, the style of a presentation, what the source is in, the ways back, and what
/// becomes of the source's view meanwhile.
///
/// Each combination of a line is tried with a control and by code, and judged by the rules of `LedgerTests`.
let ledgerSpecification = """
    show                | -                  | navigation, tabs       | back, finger, cancelled finger | leaves
    show                | -                  | nothing                | dismissal                      | stays
    presentation        | fullScreen         | nothing, navigation, tabs | dismissal                   | leaves
    presentation        | pageSheet          | nothing, navigation, tabs | dismissal                   | stays
    presentation        | formSheet          | nothing, navigation, tabs | dismissal                   | stays
    presentation        | overFullScreen     | nothing, navigation, tabs | dismissal                   | stays
    presentation        | overCurrentContext | nothing, navigation, tabs | dismissal                   | stays
    presentation        | currentContext     | nothing, navigation, tabs | dismissal                   | leaves
    """

/// One way to come and go.
struct LedgerRow: Sendable, CustomStringConvertible {
    let kind: String
    let style: String
    let container: String
    let wayBack: String
    let trigger: String
    let sourceStays: Bool

    var description: String { "\(kind) \(style) in \(container) by \(trigger), \(wayBack)" }

    static let all: [LedgerRow] = ledgerSpecification.split(separator: "\n").flatMap { line -> [LedgerRow] in
        let cells = line.split(separator: "|").map { cell in
            cell.split(separator: ",").map { $0.trimmed }
        }
        var rows: [LedgerRow] = []
        for container in cells[2] {
            for wayBack in cells[3] {
                for trigger in ["control", "code"] {
                    rows.append(
                        LedgerRow(
                            kind: cells[0][0], style: cells[1][0], container: container, wayBack: wayBack,
                            trigger: trigger, sourceStays: cells[4][0] == "stays"))
                }
            }
        }
        return rows
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
