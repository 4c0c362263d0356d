import FileAccess
import JSONText
import Testing

@testable import AppSurroundings

@Suite("Sample data beside a document")
struct SampleDataTests {
    private static let text = """
        {
          "scenes": {
            "s-1": [
              {
                "name": "Loaded",
                "values": {
                  "l-1": {
                    "text": "Hello",
                    "hidden": false
                  }
                },
                "lists": {
                  "t-1": [
                    {
                      "title": "Today",
                      "rows": [
                        {
                          "prototype": "c-1",
                          "values": {
                            "l-2": {
                              "text": "Row"
                            }
                          }
                        },
                        {
                          "prototype": "c-1"
                        }
                      ]
                    }
                  ]
                }
              },
              {
                "name": "Empty",
                "lists": {
                  "t-1": []
                }
              }
            ]
          }
        }

        """

    @Test("what is read is written again, a line for each value")
    func roundTrip() throws {
        let data = try SampleData(JSONReader.read(Array(Self.text.utf8)))
        #expect(data.json.text == Self.text)
        #expect(data.state("Loaded", of: "s-1")?.lists["t-1"]?[0].rows.count == 2)
        #expect(data.state("Empty", of: "s-1")?.lists["t-1"]?.isEmpty == true)
        #expect(data.state("Empty", of: "s-2") == nil)
    }

    @Test(
        "what is wrong is reported with its place",
        arguments: [
            (#""text": "Hello""#, #""text": 1"#, "found a number, expected a text as 'text'", 8),
            (#""hidden": false"#, #""hiden": false"#, "found 'hiden', expected text", 9),
            (#""prototype": "c-1","#, "", "expected a text as 'prototype'", 17),
            (#""hidden": false"#, #""value": "much""#, "expected a number as 'value'", 9),
            (#""name": "Empty""#, #""name": "Loaded""#, "two states are called 'Loaded'", 3),
            (#""t-1": []"#, #""t-1": 7"#, "found a number, expected a list", 36),
        ])
    func faults(old: String, new: String, message: String, line: Int) throws {
        let files = MemoryFiles([
            "/App/Main.storyboard": "",
            "/App/Main.storyboard.samples.json": Self.text.replacing(old, with: new, maxReplacements: 1),
        ])
        let file = try BesideFile<SampleData>(beside: "/App/Main.storyboard", in: files)
        #expect(file.content.scenes.isEmpty)
        #expect(file.problem?.message.contains(message) == true, "\(file.problem?.message ?? "")")
        #expect(file.problem?.description.contains(".json:\(line):") == true, "\(file.problem?.description ?? "")")
    }
}
