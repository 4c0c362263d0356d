import Testing

@testable import ProjectChecks

@Suite("Check.conversions")
struct ConversionCheckTests {
    private func words(_ code: String) throws -> [String] {
        try Check.conversions.words(["Sources/Layer/Module/File.swift": code])
    }

    @Test(
        "A rounded number isn't converted by an initializer that traps",
        arguments: [
            "Int(size.rounded())", "Int(size.rounded(.up))", "UInt8(floor(size))", "Int32((a + b).squareRoot())",
            "Int(\n    size.rounded()\n)", "Int(2 * size.rounded())", "Int(size.rounded() / 2)",
            "Int(-ceil(max(a, b)))",
            "\"\\(Int(size.rounded()))\"",
        ])
    func trapping(code: String) throws {
        let found = try words("func f() {\n    let x = \(code)\n}")
        #expect(found.count == 1)
        let message = try #require(found.first)
        #expect(message.hasPrefix("Sources/Layer/Module/File.swift:2: '"))
        #expect(
            message.hasSuffix("stops the program if the number doesn't fit; write 'Int(clamping:)' or 'Int(exactly:)'"))
    }

    @Test(
        "What can't trap, or isn't certain to have a fraction, may stay",
        arguments: [
            "Int(clamping: size.rounded())", "Int(exactly: size.rounded())", "Int(count)", "Double(size.rounded())",
            "Int(size.rounded() < 2 ? 1 : 0)", "number.Int(size.rounded())", "\"Int(size.rounded())\"",
            "1 // Int(size.rounded())", "Int(rows.map { $0.rounded() }.count)",
        ])
    func harmless(code: String) throws {
        #expect(try words("func f() {\n    let x = \(code)\n}") == [])
    }
}
