import SourceAdaptation
import Testing

@Suite("Functions that require an associated type to be a class")
struct ClassRequirementTests {
    private static let text = """
        extension Base {
            func wire<P: Wired>(of view: P) -> Int where P.Delegate: AnyObject, P: Hashable { 1 }
            static func drop<P: Wired>(of view: P)
            where
                P.Delegate: AnyObject,
                P: AnyObject
            {}
            func keep<P: Wired>(of view: P) where P.Delegate: AnyObject {}
        }
        """

    private static let lines = words(text)

    /// Returns the lines of a text without the spaces around and between their words.
    private static func words(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.split(separator: " ").joined(separator: " ")
        }
    }

    private static func message(_ function: String) -> String {
        "\(function) requires that 'P.Delegate' (aka 'any D') be a class type"
    }

    /// Returns the lines of the source after complaints in another one, or nil if nothing was changed.
    private func changed(_ messages: String...) -> [String]? {
        var code = RefusedCode([.init(path: "/App/0.swift", bytes: Array(Self.text.utf8))])
        let complaints = messages.map {
            RefusedCode.Complaint(path: "/App/1.swift", line: 1, column: 1, message: $0)
        }
        let (isChanged, isRepeated) = (
            code.removeClassRequirements(complaints), code.removeClassRequirements(complaints)
        )
        #expect(!isRepeated, "there is nothing left to remove")
        let text = String(decoding: code.sources[0].bytes, as: UTF8.self)
        #expect(isChanged == (text != Self.text))
        return isChanged ? Self.words(text) : nil
    }

    @Test("The requirement of the function goes, and the other ones stay, as do other functions")
    func requirements() throws {
        let lines = try #require(changed(Self.message("instance method 'wire(of:)'")))
        #expect(lines[1] == "func wire<P: Wired>(of view: P) -> Int where P: Hashable { 1 }")
        #expect(lines.count == Self.lines.count && Array(lines.dropFirst(2)) == Array(Self.lines.dropFirst(2)))
    }

    @Test("A clause of several lines keeps these, and one without other requirements goes")
    func clauses() throws {
        let lines = try #require(
            changed(Self.message("static method 'drop(of:)'"), Self.message("global function 'keep'")))
        #expect(lines[3...6] == ["where P: AnyObject", "", "", "{}"])
        #expect(lines[7] == "func keep<P: Wired>(of view: P) {}")
        #expect(lines[1] == Self.lines[1] && lines.count == Self.lines.count)
    }

    @Test(
        "Without such a complaint, nothing changes",
        arguments: [
            "cannot find 'wire' in scope", "instance method 'wire(of:)' requires that 'P' conform to 'Hashable'",
            "instance method 'other(of:)' requires that 'P.Delegate' (aka 'any D') be a class type",
        ])
    func others(_ message: String) {
        #expect(changed(message) == nil)
    }
}
