import Testing

@testable import PageServing

@Suite("Who may come in")
struct EntranceTests {
    @Test("a client that guesses is refused after thirty wrong secrets, for a minute, and others aren't")
    func guesses() {
        var wrong = WrongSecrets()
        for number in 0..<30 {
            #expect(!wrong.isRefused("10.0.0.1", at: 5 + Double(number)))
            wrong.note("10.0.0.1", at: 5 + Double(number))
        }
        #expect(wrong.isRefused("10.0.0.1", at: 40) && !wrong.isRefused("10.0.0.2", at: 40))
        #expect(!wrong.isRefused("10.0.0.1", at: 66))
        wrong.note("10.0.0.1", at: 66)
        #expect(!wrong.isRefused("10.0.0.1", at: 66))
    }

    @Test("a page with an old address that tries again and again isn't taken for one that guesses")
    func oldPages() {
        var wrong = WrongSecrets()
        for time in stride(from: 0.0, to: 600, by: 5) {
            wrong.note("10.0.0.1", at: time)
            #expect(!wrong.isRefused("10.0.0.1", at: time))
        }
    }
}
