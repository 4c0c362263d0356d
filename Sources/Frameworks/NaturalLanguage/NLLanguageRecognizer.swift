public import Foundation

public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let undetermined = NLLanguage("und")
    public static let arabic = NLLanguage("ar")
    public static let czech = NLLanguage("cs")
    public static let danish = NLLanguage("da")
    public static let dutch = NLLanguage("nl")
    public static let english = NLLanguage("en")
    public static let finnish = NLLanguage("fi")
    public static let french = NLLanguage("fr")
    public static let german = NLLanguage("de")
    public static let greek = NLLanguage("el")
    public static let hebrew = NLLanguage("he")
    public static let hindi = NLLanguage("hi")
    public static let hungarian = NLLanguage("hu")
    public static let indonesian = NLLanguage("id")
    public static let italian = NLLanguage("it")
    public static let japanese = NLLanguage("ja")
    public static let korean = NLLanguage("ko")
    public static let norwegian = NLLanguage("nb")
    public static let polish = NLLanguage("pl")
    public static let portuguese = NLLanguage("pt")
    public static let romanian = NLLanguage("ro")
    public static let russian = NLLanguage("ru")
    public static let simplifiedChinese = NLLanguage("zh-Hans")
    public static let spanish = NLLanguage("es")
    public static let swedish = NLLanguage("sv")
    public static let thai = NLLanguage("th")
    public static let traditionalChinese = NLLanguage("zh-Hant")
    public static let turkish = NLLanguage("tr")
    public static let ukrainian = NLLanguage("uk")
    public static let vietnamese = NLLanguage("vi")
}

/// Guesses the language of a text: by its script, or by the commonest words of fourteen languages in Latin letters.
open class NLLanguageRecognizer: NSObject {
    private var text = ""
    open var languageHints: [NLLanguage: Double] = [:]
    open var languageConstraints: [NLLanguage] = []

    public override init() {}

    open func processString(_ string: String) { text += string }
    open func reset() { text = "" }

    open var dominantLanguage: NLLanguage? {
        guard !text.isEmpty else { return nil }
        return languageHypotheses(withMaximum: 1).first?.key ?? .undetermined
    }

    open class func dominantLanguage(for string: String) -> NLLanguage? {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(string)
        return recognizer.dominantLanguage
    }

    /// Returns the likeliest languages with their parts of one.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        var scores = LanguageGuess(text).scores
        if !languageConstraints.isEmpty { scores = scores.filter { languageConstraints.contains($0.key) } }
        for (language, hint) in languageHints { scores[language]? *= max(hint, 0.001) }
        let sum = scores.values.reduce(0, +)
        guard sum > 0 else { return [:] }
        // Languages with the same score come in the order of their names.
        let best = scores.sorted { $0.value == $1.value ? $0.key.rawValue < $1.key.rawValue : $0.value > $1.value }
        return Dictionary(uniqueKeysWithValues: best.prefix(max(0, maxHypotheses)).map { ($0.key, $0.value / sum) })
    }
}

private struct LanguageGuess {
    let scores: [NLLanguage: Double]

    /// The commonest words of each language, and letters that few others have.
    private struct Words {
        let language: NLLanguage
        let common: Set<Substring>
        let letters: Set<Character>

        init(_ row: Substring) {
            let parts = row.split(separator: "|", omittingEmptySubsequences: false)
            language = NLLanguage(String(parts[0]))
            common = Set(parts[1].split(separator: " "))
            letters = Set(parts[2])
        }
    }

    private static let words = """
        en|the and of to in is that it was for with you on are this not be have at by my we your what|
        de|der die das und ist nicht ich ein eine zu den mit auf wir sie es im von dem auch wie für|äöüß
        fr|le la les et est un une des pas que je vous dans pour qui sur du nous ce au avec il elle|éèêçàùœ
        es|el la los las y es un una de que no en por con para se del lo está su pero como más|ñ¿¡áíóú
        it|il la le e è un una di che non per con sono del della mi ho questo gli ma anche più|àèìòù
        pt|o a os as e é um uma de que não em para com do da se por eu mais mas você isso|ãõçâ
        nl|de het een en is niet van ik dat je te op voor met zijn er maar wij ook naar hoe|ĳ
        sv|och att det är en ett som på inte jag för med den av har till vi om du så|åäö
        da|og at det er en et som på ikke jeg for med den af har til vi om du der|åæø
        nb|og å det er en et som på ikke jeg for med den av har til vi om du der|åæø
        pl|i w nie na to się jest z że do jak co a po ja ale czy tak za dla|ąęłśżźćń
        tr|bir ve bu için ile çok da de ne ben mi var sen ama gibi daha o olarak|ğışçöü
        fi|ja on ei se että hän olen oli mutta kun niin mitä tämä minä ovat kuin|äö
        cs|a je se na to že v ne co jsem jak ale by do tak s pro jsou|ěščřžůý
        """.split(separator: "\n").map(Words.init)

    private static let scripts: [(ClosedRange<UInt32>, NLLanguage)] = [
        (0x3040...0x30FF, .japanese), (0xAC00...0xD7AF, .korean), (0x0600...0x06FF, .arabic),
        (0x0590...0x05FF, .hebrew), (0x0370...0x03FF, .greek), (0x0900...0x097F, .hindi), (0x0E00...0x0E7F, .thai),
        (0x4E00...0x9FFF, .simplifiedChinese), (0x0400...0x04FF, .russian),
    ]

    init(_ text: String) {
        let scalars = text.unicodeScalars.filter { $0.properties.isAlphabetic }
        var counts: [NLLanguage: Double] = [:]
        for scalar in scalars {
            if let script = Self.scripts.first(where: { $0.0.contains(scalar.value) }) {
                counts[script.1, default: 0] += 1
            }
        }
        // Japanese is written with Chinese characters, too.
        if counts[.japanese] != nil {
            let shared = counts.removeValue(forKey: .simplifiedChinese) ?? 0
            counts[.japanese]? += shared
        }
        if let russian = counts[.russian], text.contains(where: { "іїєґІЇЄҐ".contains($0) }) {
            (counts[.russian], counts[.ukrainian]) = (nil, russian)
        }
        if let (script, count) = counts.max(by: { $0.value < $1.value }), count * 2 > Double(scalars.count) {
            scores = [script: 1]
            return
        }
        let lowered = text.lowercased()
        let words = lowered.split { !$0.isLetter }
        var scores: [NLLanguage: Double] = [:]
        for each in Self.words {
            let known = Double(words.filter { each.common.contains($0) }.count)
            let special = Double(lowered.filter { each.letters.contains($0) }.count)
            let score = known + special / 2
            if score > 0 { scores[each.language] = score }
        }
        self.scores = scores
    }
}
