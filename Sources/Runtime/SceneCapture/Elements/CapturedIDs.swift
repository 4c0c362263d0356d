/// Ids in Xcode's form that follow from where an object is, so that a screen that is captured again has the same ones.
struct CapturedIDs {
    private var taken: Set<String> = []

    /// Returns the id of an object with a path such as `Detail/view/subviews/2`.
    mutating func id(_ path: String) -> String {
        var number = 0
        while true {
            let id = Self.spelled(Self.hash(number == 0 ? path : "\(path)#\(number)"))
            if taken.insert(id).inserted { return id }
            number += 1
        }
    }

    // FNV-1a, with its last step of mixing so that similar paths differ in all characters.
    private static func hash(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ (hash >> 31)) &* 0x9E37_79B9_7F4A_7C15
        return hash ^ (hash >> 29)
    }

    private static func spelled(_ hash: UInt64) -> String {
        var rest = hash
        var id = ""
        for length in [3, 2, 3] {
            if !id.isEmpty { id += "-" }
            for _ in 0..<length {
                id.append(letters[Int(rest % UInt64(letters.count))])
                rest /= UInt64(letters.count)
            }
        }
        return id
    }

    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
}
