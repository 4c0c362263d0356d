/// A value of a PDF file.
indirect enum PDFObject {
    case null
    case bool(Bool)
    case number(Double)
    case string([UInt8])
    case name(String)
    case array([PDFObject])
    case dictionary([String: PDFObject])
    case stream(PDFStream)
    /// Another object of the file, by its number.
    case reference(Int)

    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var name: String? { if case .name(let value) = self { value } else { nil } }
    var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// Nil for what is no number, or none that fits.
    var integer: Int? { number.flatMap { abs($0) < 1e12 ? Int($0) : nil } }
}

/// Bytes with a dictionary that says how they are packed.
struct PDFStream {
    var dictionary: [String: PDFObject]
    /// As they are in the file.
    var bytes: ArraySlice<UInt8>
}
