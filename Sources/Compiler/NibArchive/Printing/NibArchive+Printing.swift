extension NibArchive {
    /// A print for people: what is at the top and who is connected to whom, then every object with its values. Strings,
    /// and lists that only one object has, stand where they are used. Not for programs: the layout may change.
    public func text() -> String {
        var printer = NibPrinter(self)
        printer.print(indentation: 0)
        return printer.lines.joined(separator: "\n") + "\n"
    }

    /// A print for programs, one object a line:
    ///
    ///     {"format":1,"coder":10,"objects":[
    ///     {"class":"UIColor","fallbacks":["NSColor"],"values":[{"key":"UIAlpha","type":"double","value":1.0}]}
    ///     ]}
    ///
    /// Types are `integer`, `bool`, `float`, `double`, `nil`, `reference` (an index into `objects`), `data` (Base64; beside
    /// it `text` if the data is a string's and `numbers` if it is a point, size, rectangle or the like) and `archive` (an
    /// object as the outermost). A float that is no number is the string `nan`, `inf` or `-inf`.
    public func json() -> String {
        var printer = NibJSONPrinter()
        printer.print(self, nesting: 0)
        return String(decoding: printer.output, as: UTF8.self) + "\n"
    }

    /// Archives inside archives inside archives: deeper ones are shown as data, because a file can stack thousands.
    static let deepestNesting = 8
}
