/// A field of the dungeon: a column and a row, from the top left.
struct Place: Hashable {
    var column: Int
    var row: Int

    func moved(_ direction: Direction) -> Place {
        switch direction {
        case .north: return Place(column: column, row: row - 1)
        case .south: return Place(column: column, row: row + 1)
        case .west: return Place(column: column - 1, row: row)
        case .east: return Place(column: column + 1, row: row)
        }
    }
}

enum Direction: Int, CaseIterable {
    case north, west, east, south
}
