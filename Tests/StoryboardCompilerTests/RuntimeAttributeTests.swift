import NibArchive
import Testing

@Suite struct RuntimeAttributeTests {
    private func attribute(_ type: String, _ rest: String, _ inner: String = "", localized: Bool = false) throws
        -> NibObject?
    {
        try assertCompiled(
            viewDocument(
                """
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="\(type)" keyPath="layer.it" \(rest)>\(inner)\
                </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
                """), isLocalized: localized
        ).view().runtimeAttributes["layer.it"]
    }

    @Test func everyType() throws {
        #expect(try attribute("boolean", #"value="YES""#)?.numberValue?.boolValue == true)
        #expect(try attribute("boolean", #"value="NO""#)?.numberValue?.boolValue == false)
        #expect(
            try attribute("number", "", #"<integer key="value" value="7"/>"#)?.numberValue == .integer(7))
        #expect(
            try attribute("number", "", #"<real key="value" value="2.0"/>"#)?.numberValue == .double(2))
        #expect(try attribute("string", #"value="text""#)?.stringValue == "text")
        #expect(
            try attribute("string", "", #"<string key="value">two&#10;lines</string>"#)?.stringValue == "two\nlines")
        #expect(
            try attribute("point", "", #"<point key="value" x="1" y="2.5"/>"#)?.string("NS.pointval") == "{1, 2.5}")
        #expect(
            try attribute("size", "", #"<size key="value" width="3" height="4"/>"#)?.string("NS.sizeval") == "{3, 4}")
        #expect(
            try attribute("rect", "", #"<rect key="value" x="1" y="2" width="3" height="4"/>"#)?.string("NS.rectval")
                == "{{1, 2}, {3, 4}}")
        let range = try attribute("range", "", #"<range key="value" location="5" length="6"/>"#)
        #expect(range?.object("NS.rangeval.location")?.numberValue == .integer(5))
        #expect(range?.object("NS.rangeval.length")?.numberValue == .integer(6))
        #expect(
            try attribute(
                "color", "",
                #"<color key="value" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
            )?
            .className == "UIColor")
        #expect(try attribute("image", #"value="star""#)?.string("UIResourceName") == "star")
    }

    @Test func nilIsWritten() throws {
        let nib = try assertCompiled(
            viewDocument(
                #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="nil" keyPath="x"/></userDefinedRuntimeAttributes>"#
            )
        ).view()
        let pair = try nib.first("UINibKeyValuePair")
        #expect(pair["UIValue"] == .null)
        #expect(try pair.object("UIObject") == nib.first("UIView"))
    }

    @Test func aLocalizedStringHasAKey() throws {
        let text = try attribute("localizedString", #"value="Hello""#, localized: true)
        #expect(text?.className == "NSLocalizableString" && text?.string("NSKey") == "root.layer.it")
        #expect(text?.string("NSDev") == "Hello")
    }

    @Test func anUnknownTypeIsReported() throws {
        try assertCompiled(
            viewDocument(
                """
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="matrix" keyPath="x" value="1"/>
                <userDefinedRuntimeAttribute type="number" keyPath="y" value="many"/>
                <userDefinedRuntimeAttribute type="point" keyPath="z"/>
                </userDefinedRuntimeAttributes>
                """), ["4 value.unknown", "5 value.malformed", "6 value.missing"])
    }
}
