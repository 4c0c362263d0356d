import JSONText

/// Rows whose values are several commands each.
extension InspectorRow {
    /// Creates a choice among options with commands of their own. The `usual` one is the default.
    init(_ title: String, chosen: String, usual: String, of options: [Choice]) {
        self.init(title, .choice, .string(chosen))
        self.options = options
        isDefault = chosen == usual
        set = options.first { $0.value == .string(usual) }?.set ?? []
        reset = set
    }

    /// Creates a checkbox that commands turn on and off.
    init(_ title: String, isOn: Bool, usual: Bool, on: [JSONValue], off: [JSONValue]) {
        self.init(title, isOn: isOn)
        options = [Choice(.bool(true), "On", set: on), Choice(.bool(false), "Off", set: off)]
        isDefault = isOn == usual
        // A click toggles the current value.
        set = isOn ? off : on
        reset = usual ? on : off
    }
}
