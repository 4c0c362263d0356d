import Foundation
import NibArchive
import Testing

@Suite struct NibJSONTests {
    private let graph = NibGraph()

    private func parsed(_ archive: NibArchive) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(archive.json().utf8)) as? [String: Any])
    }

    @Test("the print has exactly this form, one object a line")
    func form() {
        let root = graph.add(
            "Root", fallbacks: ["Old", "Older"],
            [
                "i": .integer(-5), "b": .bool(true), "f": .float(0.1), "d": .double(2), "n": .null,
                "r": .reference(graph.string("a\"\\\n\u{1}é")), "x": .data([0, 1, 2, 255]), "p": .point(x: 1, y: -0.5),
                "odd": .double(-.infinity), "nan": .float(.nan),
            ])
        #expect(
            graph.archive(from: root).json() == #"""
                {"format":1,"coder":10,"objects":[
                {"class":"Root","fallbacks":["Old","Older"],"values":[{"key":"i","type":"integer","value":-5},{"key":"b","type":"bool","value":true},{"key":"f","type":"float","value":0.1},{"key":"d","type":"double","value":2.0},{"key":"n","type":"nil","value":null},{"key":"r","type":"reference","value":1},{"key":"x","type":"data","value":"AAEC/w=="},{"key":"p","type":"data","value":"BwAAAAAAAPA/AAAAAAAA4L8=","numbers":[1.0,-0.5]},{"key":"odd","type":"double","value":"-inf"},{"key":"nan","type":"float","value":"nan"}]},
                {"class":"NSString","values":[{"key":"NS.bytes","type":"data","value":"YSJcCgHDqQ==","text":"a\"\\\n\u0001é"}]}
                ]}

                """#)
    }

    @Test("an archive in data is an object of the same form")
    func nested() throws {
        let inner = graph.archive(from: graph.add("Inner", ["k": .bool(false)]))
        let archive = graph.archive(from: graph.data(inner.bytes()))
        #expect(
            archive.json() == """
                {"format":1,"coder":10,"objects":[
                {"class":"NSData","values":[{"key":"NS.bytes","type":"archive","value":{"format":1,"coder":10,"objects":[{"class":"Inner","values":[{"key":"k","type":"bool","value":false}]}]}}]}
                ]}

                """)
    }

    @Test("archives stacked deeper than anyone does are data from some depth on, in both prints")
    func deepNesting() throws {
        var bytes = graph.archive(from: graph.string("innermost")).bytes()
        for _ in 0..<2000 {
            let graph = NibGraph()
            bytes = graph.archive(from: graph.data(bytes)).bytes()
        }
        let archive = try NibArchive(bytes)
        #expect(archive.json().components(separatedBy: "\"format\"").count == 10)
        #expect(archive.text().components(separatedBy: "NIBArchive format").count == 10)
        _ = try parsed(archive)
    }

    @Test("any text and any bytes give JSON that others read, with the same content")
    func validity() throws {
        let text = String(String.UnicodeScalarView((0...0x3FF).compactMap(Unicode.Scalar.init)))
        let bytes = (0...255).map { UInt8($0) }
        let name = String(text.unicodeScalars.dropFirst().prefix(200))
        for count in [0, 1, 2, 3, 4, 255, 256] {
            let graph = NibGraph()
            let root = graph.add(name, [name: .data(Array(bytes.prefix(count))), "t": .reference(graph.string(text))])
            let objects = try #require(try parsed(graph.archive(from: root))["objects"] as? [[String: Any]])
            #expect(objects[0]["class"] as? String == name)
            let values = try #require(objects[0]["values"] as? [[String: Any]])
            #expect(values[0]["key"] as? String == name)
            let base64 = try #require(values[0]["value"] as? String)
            let data = try #require(Data(base64Encoded: base64))
            #expect(Array(data) == Array(bytes.prefix(count)))
            let string = try #require(objects[1]["values"] as? [[String: Any]])
            #expect(string[0]["text"] as? String == text)
        }
    }

    @Test("numbers of all sizes are valid JSON")
    func numbers() throws {
        let doubles = [
            0, -0.0, 1e-7, Double.leastNonzeroMagnitude, Double.greatestFiniteMagnitude, 1e16, 0.1, -123456.789,
        ]
        let root = graph.add("A", ["least": .integer(.min), "most": .integer(.max)])
        for number in doubles { graph.append(.double(number), under: "d", to: root) }
        let objects = try #require(try parsed(graph.archive(from: root))["objects"] as? [[String: Any]])
        let values = try #require(objects[0]["values"] as? [[String: Any]])
        #expect((values[0]["value"] as? NSNumber)?.int64Value == .min)
        #expect((values[1]["value"] as? NSNumber)?.int64Value == .max)
        #expect(values.dropFirst(2).map { ($0["value"] as? NSNumber)?.doubleValue } == doubles)
    }
}
