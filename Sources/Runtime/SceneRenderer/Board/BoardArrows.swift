import Foundation
import StoryboardModel
import XMLTree

/// Routes the segues of a document around its scenes: from edge to edge, at right angles, apart from each other.
struct BoardArrows {
    private(set) var arrows: [BoardArrow] = []
    private let items: [BoardItem]
    private var links: [Link] = []
    private var segues: [LinkKey: [String]] = [:]

    struct LinkKey: Hashable {
        var kind: Segue.Kind
        var from: Int
        var to: Int
    }

    private struct Link {
        var kind: Segue.Kind
        var from: BoardPort
        var to: BoardPort
    }

    /// The input of the routing.
    struct Basis: Equatable {
        var outlines: [CGRect] = []
        var initial: [Bool] = []
        var segues: [LinkKey: [String]] = [:]
        var places: [LinkKey] = []
    }

    private(set) var basis = Basis()

    /// Creates arrows. `old` arrows with the same basis are reused, because routing takes time.
    init(_ items: [BoardItem], _ document: Document, old: BoardArrows? = nil) {
        self.items = items
        basis.outlines = items.map(\.outline)
        basis.initial = items.map(\.isInitial)
        var loops: [LinkKey] = []
        var places: [String: Int] = [:]
        for (index, item) in items.enumerated() {
            for object in item.scene.objects { places[object["id"] ?? ""] = index }
        }
        for (index, item) in items.enumerated() {
            for segue in item.scene.node.allSegues {
                guard let destination = places[segue.destinationID] else { continue }
                // Several segues of a kind between the same scenes are one arrow.
                let key = LinkKey(kind: segue.kind, from: index, to: destination)
                segues[key, default: []].append(segue.id)
                guard segues[key]?.count == 1 else { continue }
                basis.places.append(key)
                if index == destination {
                    loops.append(key)
                } else {
                    links.append(link(segue.kind, index, destination))
                }
            }
        }
        basis.segues = segues
        if let old, old.basis == basis {
            arrows = old.arrows
            return
        }
        spread()
        route()
        for loop in loops { add(loop) }
    }

    // MARK: Sides

    private func link(_ kind: Segue.Kind, _ from: Int, _ to: Int) -> Link {
        let (one, other) = (items[from].outline, items[to].outline)
        func make(_ side: BoardPort.Side, _ otherSide: BoardPort.Side, _ start: CGFloat, _ end: CGFloat) -> Link {
            Link(
                kind: kind, from: BoardPort(item: from, side: side, position: start),
                to: BoardPort(item: to, side: otherSide, position: end))
        }
        let start = CGPoint(x: items[from].frame.midX, y: items[from].frame.midY)
        let end = CGPoint(x: items[to].frame.midX, y: items[to].frame.midY)
        let y = common(items[from].frame.minY...items[from].frame.maxY, items[to].frame.minY...items[to].frame.maxY)
        let x = common(one.minX...one.maxX, other.minX...other.maxX)
        let (toRight, toLeft) = (other.minX - one.maxX, one.minX - other.maxX)
        // Incoming arrows stay clear of outgoing ones.
        let aside: CGFloat = min(18, one.width / 6, other.width / 6)
        let isAbove = other.maxY <= one.minY
        // A straight arrow if the scenes are side by side, or a curve if there is enough space.
        if toRight >= (y == nil && !items[to].isReference ? 90 : 16) {
            return make(.right, .left, y ?? start.y, y ?? end.y)
        }
        if toLeft >= 16, y != nil { return make(.left, .right, y ?? start.y, y ?? end.y) }
        if other.minY >= one.maxY { return make(.bottom, .top, x ?? start.x - aside, x ?? end.x + aside) }
        if isAbove { return make(.top, .bottom, x ?? start.x - aside, x ?? end.x + aside) }
        return make(.right, .right, start.y, end.y)
    }

    /// Returns the middle of the range that two sides share, so that the arrow is straight.
    private func common(_ one: ClosedRange<CGFloat>, _ other: ClosedRange<CGFloat>) -> CGFloat? {
        let (low, high) = (max(one.lowerBound, other.lowerBound), min(one.upperBound, other.upperBound))
        return high - low >= 20 ? (low + high) / 2 : nil
    }

    // MARK: Ports

    /// Spreads the ports of each side. An arrow that is alone on both its sides stays straight.
    private mutating func spread() {
        struct End {
            var link: Int
            var isStart: Bool
            /// The position of the other end, so that arrows don't cross near the scene.
            var order: CGFloat
        }
        var sides: [SideKey: [End]] = [:]
        for (index, link) in links.enumerated() {
            let (from, to) = (link.from, link.to)
            let isUpright = from.side.isUpright
            let start = items[from.item].frame
            let end = items[to.item].frame
            sides[SideKey(item: from.item, side: from.side), default: []].append(
                End(link: index, isStart: true, order: isUpright ? end.midY : end.midX))
            sides[SideKey(item: to.item, side: to.side), default: []].append(
                End(link: index, isStart: false, order: isUpright ? start.midY : start.midX))
        }
        for (key, ends) in sides {
            let sorted = ends.sorted {
                ($0.order, $0.link, $0.isStart ? 0 : 1) < ($1.order, $1.link, $1.isStart ? 0 : 1)
            }
            let wished = sorted.map { $0.isStart ? links[$0.link].from.position : links[$0.link].to.position }
            for (end, position) in zip(sorted, positions(wished, on: key)) {
                if end.isStart {
                    links[end.link].from.position = position
                } else {
                    links[end.link].to.position = position
                }
            }
        }
        straighten()
    }

    private struct SideKey: Hashable {
        var item: Int
        var side: BoardPort.Side
    }

    private func positions(_ wished: [CGFloat], on key: SideKey) -> [CGFloat] {
        let item = items[key.item]
        let isUpright = key.side.isUpright
        let low = (isUpright ? item.frame.minY : item.frame.minX) + 8
        let high = (isUpright ? item.frame.maxY : item.frame.maxX) - 8
        guard wished.count > 1 || item.isInitial && key.side == .left else { return wished }
        let distance = min(36, max(6, (high - low) / CGFloat(wished.count)))
        var positions = wished
        for index in positions.indices.dropFirst() {
            positions[index] = max(positions[index], positions[index - 1] + distance)
        }
        // The arrow of the initial scene is in the middle of its left side.
        if item.isInitial, key.side == .left {
            let middle = item.frame.midY
            positions = positions.map { abs($0 - middle) < 30 ? middle + 40 : $0 }
        }
        let shift =
            (wished.reduce(0, +) - positions.reduce(0, +)) / CGFloat(wished.count)
        if !(item.isInitial && key.side == .left) { positions = positions.map { $0 + shift } }
        let over = max(0, (positions.last ?? 0) - high)
        positions = positions.map { $0 - over }
        let under = max(0, low - (positions.first ?? low))
        return positions.map { $0 + under }
    }

    /// Removes small offsets that spreading caused if an arrow is alone on one of its sides.
    private mutating func straighten() {
        for index in links.indices where links[index].from.side.isUpright == links[index].to.side.isUpright {
            let link = links[index]
            guard link.from.item != link.to.item, link.from.position != link.to.position else { continue }
            if isAlone(link.to), fits(link.from.position, link.to) {
                links[index].to.position = link.from.position
            } else if isAlone(link.from), fits(link.to.position, link.from) {
                links[index].from.position = link.to.position
            }
        }
    }

    private func isAlone(_ port: BoardPort) -> Bool {
        let onSide = links.flatMap { [$0.from, $0.to] }.filter { $0.item == port.item && $0.side == port.side }
        return onSide.count == 1 && !(items[port.item].isInitial && port.side == .left)
    }

    private func fits(_ position: CGFloat, _ port: BoardPort) -> Bool {
        let frame = items[port.item].frame
        return port.side.isUpright
            ? (frame.minY + 8...max(frame.minY + 8, frame.maxY - 8)).contains(position)
            : (frame.minX + 8...max(frame.minX + 8, frame.maxX - 8)).contains(position)
    }

    // MARK: Lines

    /// Routes the arrows, the short ones first.
    private mutating func route() {
        let ends = links.map { ($0.from.point(on: items), $0.to.point(on: items)) }
        let outlines = routedOutlines
        var router = BoardRouter(
            around: outlines,
            ports: links.indices.flatMap { [(ends[$0].0, links[$0].from.side), (ends[$0].1, links[$0].to.side)] })
        let order = links.indices.sorted {
            (ends[$0].0.distance(to: ends[$0].1), $0) < (ends[$1].0.distance(to: ends[$1].1), $1)
        }
        var lines: [Int: [CGPoint]] = [:]
        for index in order {
            lines[index] = router.route(
                from: ends[index].0, links[index].from.side, to: ends[index].1, links[index].to.side)
        }
        let separated = BoardLanes(around: outlines).separated(links.indices.map { lines[$0] ?? [] })
        var icons: [CGPoint] = []
        for index in links.indices {
            let line = separated[index]
            guard !line.isEmpty else { continue }
            let icon = BoardIconPlace(line).point(avoiding: icons, items.map(\.outline))
            icons.append(icon)
            let key = LinkKey(kind: links[index].kind, from: links[index].from.item, to: links[index].to.item)
            arrows.append(BoardArrow(kind: key.kind, segues: segues[key] ?? [], points: line, icon: icon))
        }
    }

    /// The outlines of scenes with room for titles, which are higher where the board is seen small.
    private var routedOutlines: [CGRect] {
        let outlines = items.map(\.outline)
        return outlines.map { outline in
            let room = BoardRouter.room(beside: outline, .top, outlines)
            let height = min(16, max(0, room / 2 - 10))
            return CGRect(
                x: outline.minX, y: outline.minY - height, width: outline.width, height: outline.height + height)
        }
    }

    /// Adds a segue inside a scene, such as one to its exit: a small curve from its edge to its dock.
    private mutating func add(_ loop: LinkKey) {
        let item = items[loop.from]
        let earlier = arrows.filter { $0.points.first?.x == item.frame.maxX && $0.points.count == 4 }.count
        let room = BoardRouter.room(beside: item.outline, .right, items.map(\.outline))
        let out = item.frame.maxX + min(30, room / 2)
        let low = item.frame.minY + 30 + CGFloat(earlier) * 40
        let high = earlier == 0 ? item.dock.midY : low - 24
        let points = [
            CGPoint(x: item.frame.maxX, y: low), CGPoint(x: out, y: low), CGPoint(x: out, y: high),
            CGPoint(x: item.frame.maxX, y: high),
        ]
        let icon = CGPoint(x: out, y: (low + high) / 2)
        arrows.append(BoardArrow(kind: loop.kind, segues: segues[loop] ?? [], points: points, icon: icon))
    }
}
