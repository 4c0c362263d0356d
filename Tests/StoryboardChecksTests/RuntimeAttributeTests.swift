import StoryboardChecks
import Testing

@Suite struct RuntimeAttributeTests {
    private func attributes(_ lines: String) -> String {
        view("<userDefinedRuntimeAttributes>\n\(lines)\n</userDefinedRuntimeAttributes>")
    }

    @Test func `a value fits its type`() throws {
        try assertFindings(
            attributes(
                """
                <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="true"/>
                <userDefinedRuntimeAttribute type="number" keyPath="b"/>
                <userDefinedRuntimeAttribute type="number" keyPath="c"><real key="value" value="wide"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="size" keyPath="d"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="color" keyPath="e"/>
                <userDefinedRuntimeAttribute type="image" keyPath="f"/>
                <userDefinedRuntimeAttribute type="string" keyPath="" value="g"/>
                """),
            [
                "3: error: runtime attribute 'a' of the type 'boolean' has the value 'true', expected YES or NO [runtime-attribute.value]",
                "4: error: runtime attribute 'b' of the type 'number' has no value, expected an 'integer' or 'real' element inside [runtime-attribute.value]",
                "5: error: 'value' is 'wide', expected a number [value.malformed]",
                "6: error: runtime attribute 'd' of the type 'size' has no value, expected a 'size' element inside [runtime-attribute.value]",
                "7: error: runtime attribute 'e' of the type 'color' has no value, expected a 'color' element inside [runtime-attribute.value]",
                "8: error: runtime attribute 'f' of the type 'image' has no value, expected the name of an image [runtime-attribute.value]",
                "9: error: runtime attribute of 'View' has no key path [runtime-attribute.key-path]",
            ])
    }

    @Test func `values that fit are silent`() throws {
        try assertFindings(
            attributes(
                """
                <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="NO"/>
                <userDefinedRuntimeAttribute type="number" keyPath="b"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="rect" keyPath="c"><rect key="value" x="0.0" y="0.0" width="1" height="1"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="range" keyPath="d"><range key="value" location="0" length="3"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="e"/>
                <userDefinedRuntimeAttribute type="nil" keyPath="f"/>
                <userDefinedRuntimeAttribute type="image" keyPath="g" value="cup"/>
                """), [])
    }
}
