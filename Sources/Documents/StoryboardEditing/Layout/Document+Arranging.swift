import ElementCatalogue
import StoryboardModel
import XMLTree

extension Document {
    /// Brings views into line with the outermost of them, or with their middle; a single view within the view around it.
    mutating func align(_ objects: [Address], to side: String) throws(ChangeError) {
        guard let alignment = Alignment(rawValue: side) else {
            let names = Alignment.allCases.map(\.rawValue) + Command.textLines
            throw .refused(
                "nothing can be aligned to '\(side)'\(Spelling.suggestion(for: side, among: names))",
                hint: "choose one of: \(names.joined(separator: ", "))")
        }
        let (views, frames) = try framedSiblings(objects, atLeast: 1)
        var bounds = frames.reduce(frames[0]) { $0.union($1) }
        if views.count == 1, let outer = tree[views[0]].ancestor(where: \.hasFrame)?.frame {
            bounds = DocumentRect(x: 0, y: 0, width: outer.width, height: outer.height)
        }
        for (view, frame) in zip(views, frames) { try setFrame(of: view, to: alignment.place(frame, in: bounds)) }
    }

    /// Brings lines of text to the height of that of the view which is named first.
    mutating func alignLines(of objects: [Address], _ lines: [Double]?) throws(ChangeError) {
        let (views, frames) = try framedSiblings(objects, atLeast: 2)
        guard let lines else {
            throw .refused(
                "it is not known where the text of these views stands",
                hint: "'lines' tells how far below its top each view has it")
        }
        guard lines.count == objects.count, lines.allSatisfy(\.isFinite) else {
            throw .refused("it takes a number for each of the \(objects.count) views as 'lines', found \(lines.count)")
        }
        var line: [NodeID: Double] = [:]
        for (object, distance) in zip(objects, lines) { line[try resolve(object).id] = distance }
        let first = try resolve(objects[0]).id
        guard let place = views.firstIndex(of: first), let own = line[first] else { return }
        let height = frames[place].y + own
        for (view, frame) in zip(views, frames) {
            guard let own = line[view] else { continue }
            var frame = frame
            // Every screen has half points.
            if view != first { frame.y = ((height - own) * 2).rounded() / 2 }
            try setFrame(of: view, to: frame)
        }
    }

    /// Makes the distances between views equal. The outermost stay where they are.
    mutating func distribute(_ objects: [Address], axis: String) throws(ChangeError) {
        guard axis == "horizontal" || axis == "vertical" else {
            throw .refused("there is no axis '\(axis)'", hint: "choose one of: horizontal, vertical")
        }
        let isVertical = axis == "vertical"
        let (views, frames) = try framedSiblings(objects, atLeast: 3)
        let start = { (frame: DocumentRect) in isVertical ? frame.y : frame.x }
        let length = { (frame: DocumentRect) in isVertical ? frame.height : frame.width }
        let order = frames.indices.sorted { (start(frames[$0]), $0) < (start(frames[$1]), $1) }
        guard let first = order.first, let last = order.last else { return }
        let inner = order.dropFirst().dropLast()
        let begin = start(frames[first]) + length(frames[first])
        let free = start(frames[last]) - begin - inner.reduce(0) { $0 + length(frames[$1]) }
        let gap = free / Double(order.count - 1)
        var position = begin
        for number in inner {
            position += gap
            var frame = frames[number]
            if isVertical { frame.y = position } else { frame.x = position }
            try setFrame(of: views[number], to: frame)
            position += length(frame)
        }
    }

    private func framedSiblings(
        _ objects: [Address], atLeast count: Int
    ) throws(ChangeError) -> (views: [NodeID], frames: [DocumentRect]) {
        let views = try siblings(objects)
        guard views.count >= count else {
            throw .refused("it takes \(count == 1 ? "a view" : "\(count) views"), found \(views.count)")
        }
        var frames: [DocumentRect] = []
        for view in views {
            guard let frame = tree[view].frame else { throw .refused("'\(tree[view].displayName)' has no frame") }
            frames.append(frame)
        }
        return (views, frames)
    }

    /// Changes what lies in front of what.
    mutating func arrange(_ object: Address, to place: String) throws(ChangeError) {
        let id = try resolve(object).id
        guard let holder = tree[id].parent?.id, tree[holder].elementType?.kind == .container,
            tree[holder].name != "objects"
        else {
            throw .refused(
                "'\(tree[id].displayName)' does not stand in a row with others",
                hint: "views, cells, sections and items do")
        }
        let before: NodeID?
        switch place {
        case "front": before = nil
        case "back": before = tree[holder].children.first?.id
        case "forward": before = tree[id].nextElement?.nextElement?.id
        case "backward": before = tree[id].previousElement?.id ?? id
        default:
            throw .refused("there is no place '\(place)'", hint: "choose one of: front, back, forward, backward")
        }
        let isThere = before == id || before == nil && tree[id].nextElement == nil
        if isThere { return }
        try put(id, at: before.flatMap { self.place(before: $0) } ?? Place(in: holder))
        try restack(rowsOf: holder)
        if tree[id].name == "collectionViewCell" { try reflow(cellsAround: id) }
    }
}

enum Alignment: String, CaseIterable {
    case left, centerX, right, top, centerY, bottom

    func place(_ frame: DocumentRect, in bounds: DocumentRect) -> DocumentRect {
        var result = frame
        switch self {
        case .left: result.x = bounds.x
        case .centerX: result.x = bounds.x + (bounds.width - frame.width) / 2
        case .right: result.x = bounds.x + bounds.width - frame.width
        case .top: result.y = bounds.y
        case .centerY: result.y = bounds.y + (bounds.height - frame.height) / 2
        case .bottom: result.y = bounds.y + bounds.height - frame.height
        }
        return result
    }
}
