import JSONText

/// What a driver says when a step fails, with what is on the screen in a line for each element that has something to find it by.
enum AgentScreen {
    static func brief(_ output: String) -> String {
        guard let start = output.firstRange(of: "\n[\n")?.lowerBound,
            let tree = try? JSONReader.read(Array(output[start...].utf8)), let elements = tree.elements
        else { return output }
        let lines = elements.compactMap(line)
        return output[..<start] + "\non the screen:\n" + lines.map { $0.onOneLine + "\n" }.joined()
    }

    private static func line(of element: JSONNode) -> String? {
        let found = ["id", "text", "label", "value"].compactMap { name -> String? in
            guard let text = element[name]?.string, !text.isEmpty else { return nil }
            return name == "label" && text == element["text"]?.string ? nil : "\(name) \"\(text)\""
        }
        if found.isEmpty { return nil }
        let hidden = element["visible"]?.bool == false ? " (not visible)" : ""
        return " \(element["class"]?.string ?? "") \(found.joined(separator: " "))\(hidden)"
    }
}
