import LayoutSolver
import Testing

@Suite("A list of rows with labels")
struct ListScreenTests {
    /// A title stretches to the detail, which keeps its width; when both do not fit, the title is compressed.
    private func expectedFrames(rows: Int, width: Double) -> [[Double]] {
        (0..<rows).flatMap { row in
            let top = Double(row) * 44
            let detail = ListScreen.detailWidth(row)
            return [
                [0, top, width, 44], [16, top + 11, 22, 22], [46, top + 11.75, width - 70 - detail, 20.5],
                [width - 16 - detail, top + 11.75, detail, 20.5],
            ]
        }
    }

    @Test("Thirty rows have the frames that hugging and compression give, at every width")
    func frames() throws {
        var screen = try ListScreen(rows: 30)
        #expect(screen.solver.solve() == nil)
        screen.solver.checkInvariants()
        #expect(screen.frames == expectedFrames(rows: 30, width: 375))
        for width in [320.0, 414, 1024, 280, 375] {
            try screen.solver.setConstant(width, of: screen.rootWidth)
            #expect(screen.solver.solve() == nil)
            #expect(screen.frames == expectedFrames(rows: 30, width: width), "\(width)")
        }
        for box in screen.rows.flatMap({ [$0.row, $0.icon, $0.title, $0.detail] }) {
            #expect([box.x, box.y, box.width, box.height].allSatisfy { screen.solver.isDetermined($0) })
        }
    }
}
