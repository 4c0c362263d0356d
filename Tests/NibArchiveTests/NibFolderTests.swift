import NibArchive
import Testing

@Suite struct NibFolderTests {
    @Test(
        "a loader chooses the newest file for its system",
        arguments: [
            (["runtime.nib", "objects-11.0+.nib", "objects-8.0+.nib"], "7.1", "runtime.nib"),
            (["runtime.nib", "objects-11.0+.nib", "objects-8.0+.nib"], "8.0", "objects-8.0+.nib"),
            (["runtime.nib", "objects-11.0+.nib", "objects-8.0+.nib"], "10.3.4", "objects-8.0+.nib"),
            (["runtime.nib", "objects-11.0+.nib", "objects-8.0+.nib"], "17.5", "objects-11.0+.nib"),
            (["objects-9.0+.nib", "objects-10.0+.nib"], "12", "objects-10.0+.nib"),
            (["objects-9.0+.nib", "objects.nib"], "8", "objects.nib"),
            (["objects.nib", "runtime.nib"], "12", "runtime.nib"),
            (["keyedobjects.nib", "designable.nib"], "12", "keyedobjects.nib"),
            (["objects.nib", "keyedobjects.nib"], "12", "objects.nib"), (["objects-11.0+.nib"], "10", nil),
            ([], "12", nil),
            (["objects-11+.nib", "objects-11.0+.nib"], "11", "objects-11+.nib"),
            (["objects-11.0+.nib", "objects-11+.nib"], "11", "objects-11+.nib"),
            (["objects-12.3+.nib", "objects-12.10+.nib"], "13", "objects-12.10+.nib"),
            (
                ["objects-+.nib", "objects-x+.nib", "objects-+9+.nib", "objects-9.nib", "objects-1.2.3.4+.nib"], "12",
                nil
            ),
        ] as [([String], String, String?)])
    func choice(names: [String], system: String, expected: String?) throws {
        let system = try #require(SystemVersion(system))
        #expect(NibFolder.choice(among: names, for: system) == expected)
        #expect(NibFolder.choice(among: names.reversed(), for: system) == expected)
    }

    @Test("versions are one to three numbers")
    func versions() {
        #expect(SystemVersion("11") == SystemVersion(11) && SystemVersion("11.0") == SystemVersion(11, 0, 0))
        #expect(SystemVersion("10.3.4") == SystemVersion(10, 3, 4))
        for text in ["", ".", "11.", ".1", "a", "-1", "+1", "1.2.3.4", "1 ", "99999999999999999999", "１"] {
            #expect(SystemVersion(text) == nil, "\(text)")
        }
        #expect(SystemVersion(9) < SystemVersion(10) && SystemVersion(12, 3) < SystemVersion(12, 10))
        #expect("\(SystemVersion(11)) \(SystemVersion(10, 3, 4))" == "11.0 10.3.4")
    }
}
