@testable import CoreData
import RandomNumbers
import Testing

@Suite struct RankedListTests {
    @Test("A list that changes at random has the elements of an array, and each knows its place")
    func randomChanges() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = RandomNumbers(seed: seed)
        let list = RankedList<Int>()
        var (array, nodes): ([Int], [RankedList<Int>.Node]) = ([], [])
        for number in 0..<3_000 {
            if array.isEmpty || Int.random(in: 0..<5, using: &random) < 3 {
                let place = Int.random(in: 0...array.count, using: &random)
                array.insert(number, at: place)
                nodes.insert(list.insert(number, at: place), at: place)
            } else {
                let place = Int.random(in: 0..<array.count, using: &random)
                array.remove(at: place)
                list.remove(nodes.remove(at: place))
            }
            guard number % 50 == 0, !array.isEmpty else { continue }
            let place = Int.random(in: 0..<array.count, using: &random)
            #expect(list[place].value == array[place] && list.index(of: nodes[place]) == place, "seed \(seed)")
        }
        #expect(list.elements == array && list.count == array.count, "seed \(seed)")
        for node in nodes { list.remove(node) }
        #expect(list.isEmpty && list.elements == [])
    }

    @Test("A sorted list finds where a condition begins to hold")
    func searching() {
        let list = RankedList<Int>()
        for number in 0..<100 { list.append(number * 2) }
        #expect(list.firstIndex { $0 >= 50 } == 25 && list.firstIndex { $0 > 50 } == 26)
        #expect(list.firstIndex { $0 >= 0 } == 0 && list.firstIndex { $0 > 500 } == 100)
    }
}
