import FileAccess
import Testing

@Suite struct FileErrorTests {
    @Test(
        "every error names the path, and what to do about it",
        arguments: [
            .notFound, .isFolder, .notAFolder, .notAFile, .folderNotEmpty, .permission, .tooLarge(bytes: 2, limit: 1),
            .changedOnDisk, .diskFull, .other("input/output error"),
        ] as [FileError.Reason])
    func messages(_ reason: FileError.Reason) {
        let error = FileError(reason, path: "x/Main.xib")
        #expect(error.message.contains("'x/Main.xib'"))
        #expect(error.message.first?.isUppercase == false && !error.description.hasSuffix("."))
        if case .other = reason { return }
        #expect(error.hint != nil)
        #expect(error.description == "\(error.message); \(error.hint ?? "")")
    }
}
