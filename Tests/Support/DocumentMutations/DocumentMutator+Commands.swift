extension DocumentMutator {
    /// Edits with values that nobody would type, each as `storyboard apply` reads it.
    public mutating func edits(of document: [UInt8]) -> [[UInt8]] {
        let spans = Spans(document)
        var ids = spans.values.filter { document[$0.name].elementsEqual(" id".utf8) }.map { text(document, $0.text) }
        if ids.isEmpty { ids = ["nothing"] }
        let names = spans.values.map { text(document, $0.name).filter { $0 != " " && $0 != "\n" } }
        return (0...number(below: 6)).map { _ in Array("[\(command(ids, names))]".utf8) }
    }

    private func text(_ bytes: [UInt8], _ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func command(_ ids: [String], _ names: [String]) -> String {
        let object = #""object": "\#(pick(ids))""#
        switch number(below: 14) {
        case 0..<5:
            return """
                {"set": {\(object), "attribute": "\(names.isEmpty ? "tag" : pick(names))", \
                "value": "\(pick(ExtremeValues.numbers))"}}
                """
        case 5:
            return
                #"{"setFrame": {\#(object), "x": \#(json()), "y": \#(json()), "width": \#(json()), "height": \#(json())}}"#
        case 6:
            return """
                {"setValue": {\(object), "key": "fontDescription", "value": {"font": {"size": \(json())}}}}
                """
        case 7:
            let key = pick(["contentSize", "contentInset", "shadowOffset", "itemSize", "cornerRadius"])
            return #"{"setValue": {\#(object), "key": "\#(key)", "value": {"size": [\#(json()), \#(json())]}}}"#
        case 8, 9:
            let attribute = pick(["width", "height", "leading", "top", "centerX", "trailing", "bottom"])
            return """
                {"addConstraint": {"first": "\(pick(ids))", "firstAttribute": "\(attribute)", "second": "\(pick(ids))", \
                "secondAttribute": "\(attribute)", "constant": \(json()), "multiplier": "\(pick(ExtremeValues.numbers))"}}
                """
        case 10: return #"{"setRowCount": {"object": "\#(pick(ids))", "count": \#(json())}}"#
        case 11: return #"{"addObject": {"item": "label", "into": "\#(pick(ids))", "x": \#(json()), "y": \#(json())}}"#
        case 12: return #"{"move": {\#(object), "into": "\#(pick(ids))"}}"#
        default: return #"{"duplicate": {\#(object), "offsetX": \#(json())}}"#
        }
    }

    /// A number of JSON.
    private mutating func json() -> String {
        pick([
            "0", "-1", "0.5", "1e19", "-1e19", "1e30", "1e308", "140000", "1000000", "16777217", "9223372036854775807",
            "1e-30",
        ])
    }
}
