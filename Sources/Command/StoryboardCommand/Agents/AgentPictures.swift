import FileAccess
import JSONText

/// The tools that draw, and run storyboards.
enum AgentPictures {
    /// The most pixels on a side, beyond which models scale pictures down, and the most bytes.
    private static let (longestSide, mostBytes) = (1568, 1 << 20)

    static func render(_ call: AgentCall) throws(Failure) -> AgentAnswer {
        let wanted = call.arguments["scale"]?.number ?? 1
        let isScene = call.text("scene") != nil
        var scale = min(max(wanted, 0.1), 4)
        for _ in 0..<3 {
            let options = call.options("scene", "device", "orientation", "appearance", "content-size", "locale")
            let words = ["render", "-o", RootedFiles.outbox, "--scale", "\(scale)"]
            let outcome = call.command(words + (isScene ? [] : ["--board-only"]) + options, [call.required("file")])
            var answer = AgentAnswer(outcome.text, isError: outcome.code != .success)
            guard let name = call.files.sentNames.first(where: { $0.hasSuffix(".png") }),
                let picture = call.files.sent(name)
            else {
                if answer.text.isEmpty { answer.text = "there is nothing to draw\n" }
                return answer
            }
            let excess = max(Double(longestSide(of: picture)) / Double(longestSide), sizeExcess(of: picture))
            guard excess > 1 else {
                let size = size(of: picture)
                answer.text += "\(size.width) × \(size.height) pixels, \(String(scale.prefix(4))) per point\n"
                answer.pictures = [picture]
                return answer
            }
            scale = max(scale / excess * 0.98, 0.1)
        }
        return AgentAnswer("the picture is too large: choose a scene\n", isError: true)
    }

    static func wall(_ call: AgentCall) throws(Failure) -> AgentAnswer {
        let options = call.options("scene", "devices", "appearances", "languages", "content-sizes")
        let outcome = call.command(["wall", "-o", RootedFiles.outbox] + options, [call.required("file")])
        var answer = AgentAnswer(outcome.text, isError: ![.success, .findings].contains(outcome.code))
        if let sheet = call.files.sent("1.png") {
            if sheet.count <= mostBytes * 2 {
                answer.pictures = [sheet]
            } else {
                answer.text += "the sheet is too large to be shown: choose fewer devices\n"
            }
        }
        return answer
    }

    static func play(_ call: AgentCall) throws(Failure) -> AgentAnswer {
        let options = call.options("device", "orientation", "appearance", "content-size")
        let picture = "\(RootedFiles.outbox)/screen.png"
        let steps = call.arguments["steps"].map { JSONValue($0).line }
        do throws(FileError) {
            try call.files.createFolder(RootedFiles.outbox)
        } catch {
            throw Failure(writing: picture, error)
        }
        let words = ["play", "--headless", "--picture", picture] + (steps == nil ? [] : ["--steps", "-"])
        let outcome = call.command(words + options, [call.required("file")], input: steps ?? "")
        var answer = AgentAnswer(AgentScreen.brief(outcome.text), isError: outcome.code != .success)
        let count = call.arguments["steps"]?.elements?.count ?? 0
        if !answer.isError { answer.text += "\(count) step\(count == 1 ? "" : "s") done\n" }
        answer.pictures = [call.files.sent("screen.png")].compactMap(\.self).filter { $0.count <= mostBytes * 2 }
        return answer
    }

    // MARK: PNG

    /// Returns the size of a PNG file, which is at the beginning of its first chunk.
    static func size(of png: [UInt8]) -> (width: Int, height: Int) {
        func number(_ offset: Int) -> Int { png.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
        return (number(16), number(20))
    }

    private static func longestSide(of png: [UInt8]) -> Int {
        let size = size(of: png)
        return max(size.width, size.height)
    }

    /// Returns by how much a picture's sides are too long for its bytes.
    private static func sizeExcess(of png: [UInt8]) -> Double {
        (Double(png.count) / Double(mostBytes)).squareRoot()
    }
}

extension Double {
    /// The first digits, without an exponent for usual scales.
    fileprivate func prefix(_ count: Int) -> Substring { "\(self)".prefix(count) }
}
