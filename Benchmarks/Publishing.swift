import Combine

/// Measures what a value costs on its way through operators.
func reportPublishing(in table: inout Table) {
    let count = 1_000_000
    let runs = 5
    var sum = 0
    let subject = seconds(runs: runs) {
        let subject = PassthroughSubject<Int, Never>()
        let chain = subject.map { $0 + 1 }.filter { $0 % 2 == 0 }.sink { sum += $0 }
        for number in 0..<count { subject.send(number) }
        chain.cancel()
    }
    let numbers = Array(0..<count)
    let sequence = seconds(runs: runs) {
        let chain = numbers.publisher.map { $0 + 1 }.filter { $0 % 2 == 0 }.sink { sum += $0 }
        chain.cancel()
    }
    precondition(sum > 0, "values arrive")
    for (name, time) in [("a subject", subject), ("an array", sequence)] {
        table.add(
            "a value of \(name) through a map and a filter", promised: "≤ 100 ns",
            seen: "\((time / Double(count) * 1e9).short) ns", detail: "")
    }
}
