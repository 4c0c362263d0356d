extension NibArchive {
    /// Returns a readable description: the top-level objects, the connections, then every object with its values.
    /// Strings, and lists with one owner, are shown inline. The format may change.
    public func text() -> String {
        var printer = NibPrinter(self)
        printer.print(indentation: 0)
        return printer.lines.joined(separator: "\n") + "\n"
    }

    /// Returns a description in JSON, one object per line:
    ///
    ///     {"format":1,"coder":10,"objects":[
    ///     {"class":"UIColor","fallbacks":["NSColor"],"values":[{"key":"UIAlpha","type":"double","value":1.0}]}
    ///     ]}
    ///
    /// Types are `integer`, `bool`, `float`, `double`, `nil`, `reference` (an index into `objects`), `data` (Base64,
    /// with `text` for the data of a string and `numbers` for a point, size, rectangle and so on) and `archive` (an
    /// object like the outermost). A float that isn't a number is the string `nan`, `inf` or `-inf`.
    public func json() -> String {
        var printer = NibJSONPrinter()
        printer.print(self, nesting: 0)
        return String(decoding: printer.output, as: UTF8.self) + "\n"
    }

    /// The limit of archives inside archives; deeper ones are shown as data, because a file can nest thousands.
    static let deepestNesting = 8
}
