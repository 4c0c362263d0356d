/// The rooms and corridors of the game.
struct Dungeon {
    private let rows: [[Character]]

    /// `#` is rock, anything else can be walked on.
    init(_ drawing: String) {
        rows = drawing.split(separator: "\n").map(Array.init)
    }

    var columnCount: Int { rows.map(\.count).max() ?? 0 }
    var rowCount: Int { rows.count }

    func isFloor(_ place: Place) -> Bool {
        guard rows.indices.contains(place.row), rows[place.row].indices.contains(place.column) else { return false }
        return rows[place.row][place.column] != "#"
    }

    /// Whether rock stands beside a floor, which makes it a wall.
    func isWall(_ place: Place) -> Bool {
        guard !isFloor(place) else { return false }
        for column in -1...1 {
            for row in -1...1 where isFloor(Place(column: place.column + column, row: place.row + row)) { return true }
        }
        return false
    }
}

extension Dungeon {
    static let catacombs = Dungeon(
        """
        ###############
        #....#####....#
        #.............#
        #....##.##....#
        ###.###.#######
        ###.###.....###
        #.....#.###.###
        #.....#.###...#
        #.......#.....#
        #.....#.#.....#
        ###.###.#.....#
        #......##.#####
        #.####....#...#
        #....####.....#
        #....####.#...#
        ###############
        """)
}
