/// How controllers come and go: a kind of segue, the style of a presentation, the width of the screen, what the source is
/// in, the ways back, and what becomes of the source's view meanwhile.
///
/// Each combination of a line is tried with a control and by code, and judged by the rules of `LedgerTests`.
let ledgerSpecification = """
    show                | -                  | compact       | navigation, tabs       | back, finger, cancelled finger | leaves
    show                | -                  | compact, wide | nothing                | dismissal                      | stays
    showDetail          | -                  | compact       | split                  | back, finger, cancelled finger | leaves
    showDetail          | -                  | wide          | split                  | replacement                    | stays
    replace             | -                  | wide          | split                  | replacement                    | stays
    presentation        | fullScreen         | compact, wide | nothing, navigation, tabs, split | dismissal            | leaves
    presentation        | pageSheet          | compact, wide | nothing, navigation, tabs, split | dismissal            | stays
    presentation        | formSheet          | compact, wide | nothing, navigation, tabs, split | dismissal            | stays
    presentation        | overFullScreen     | compact, wide | nothing, navigation, tabs | dismissal                   | stays
    presentation        | overCurrentContext | compact       | nothing, navigation, tabs | dismissal                   | stays
    presentation        | currentContext     | compact       | nothing, navigation, tabs | dismissal                   | leaves
    popoverPresentation | -                  | compact, wide | nothing, navigation, tabs, split | dismissal            | stays
    popoverPresentation | -                  | wide          | nothing, navigation, tabs | touch beside                | stays
    presentation        | pageSheet          | compact       | nothing, navigation, tabs | pull, cancelled pull        | stays
    modal               | fullScreen         | compact       | nothing, navigation       | dismissal                   | leaves
    push                | -                  | compact       | navigation, tabs          | back                        | leaves
    custom              | -                  | compact       | nothing, navigation, tabs | removal                     | stays
    """

/// One way to come and go.
struct LedgerRow: Sendable, CustomStringConvertible {
    let kind: String
    let style: String
    let isWide: Bool
    let container: String
    let wayBack: String
    let trigger: String
    let sourceStays: Bool

    var description: String {
        "\(kind) \(style) in \(container) on a \(isWide ? "wide" : "compact") screen by \(trigger), \(wayBack)"
    }

    static let all: [LedgerRow] = ledgerSpecification.split(separator: "\n").flatMap { line -> [LedgerRow] in
        let cells = line.split(separator: "|").map { cell in
            cell.split(separator: ",").map { $0.trimmed }
        }
        var rows: [LedgerRow] = []
        for width in cells[2] {
            for container in cells[3] {
                for wayBack in cells[4] {
                    for trigger in ["control", "code"] {
                        rows.append(
                            LedgerRow(
                                kind: cells[0][0], style: cells[1][0], isWide: width == "wide", container: container,
                                wayBack: wayBack, trigger: trigger, sourceStays: cells[5][0] == "stays"))
                    }
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
