package import CoreGraphics
package import Foundation

/// What a person perceives of an object: the defaults of its accessibility, and what tests find it by.
package struct Perception {
    /// The text that is shown.
    package var text: String?
    /// The label where it isn't the text.
    var label: String?
    package var value: Value?
    package var traits: UIAccessibilityTraits = []
    /// Whether the object is one element, with all that is in it.
    package var isWhole = false
    /// The parts that can be touched, if they aren't views.
    package var parts: [Part] = []

    package init(
        text: String? = nil, label: String? = nil, value: Value? = nil, traits: UIAccessibilityTraits = [],
        isWhole: Bool = false, parts: [Part] = []
    ) {
        (self.text, self.label, self.value, self.traits) = (text, label, value, traits)
        (self.isWhole, self.parts) = (isWhole, parts)
    }

    /// A value that a person sees or sets.
    package enum Value: Hashable {
        case flag(Bool)
        case number(Double)
        case text(String)
        case date(Date)
        /// The selected rows of the columns, or the numbers of rows of the sections.
        case rows([Int])
    }

    /// A part of a control that has its own text and action.
    package struct Part {
        package var text: String?
        /// The frame in the control.
        package var frame: CGRect
        package var isEnabled = true
        package var isSelected = false
    }

    /// The value in words, as assistive technology speaks it.
    var spokenValue: String? {
        switch value {
        case .flag(let isOn): isOn ? "1" : "0"
        case .number(let number): number.formatted(.number.precision(.fractionLength(0...2)))
        case .text(let text): text
        case .date(let date): date.formatted()
        case .rows, nil: nil
        }
    }
}

extension Double {
    /// The number as a share in percent: "40%".
    var spokenShare: String { "\(Int(clamping: (self * 100).rounded()))%" }
}
