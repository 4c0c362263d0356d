import StoryboardCompiler
import StoryboardModel
import Testing

@Suite("Texts for translators")
struct LocalizableTextTests {
    @Test("the keys of exported texts are those of the compiled pieces")
    func keys() throws {
        let document = try Document(
            Array(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch">
                    <objects>
                        <view id="v-1"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
                            <label text="A" id="l-1"><rect key="frame" x="0" y="0" width="9" height="9"/>
                                <accessibility key="accessibilityConfiguration" hint="B" label="C"/>
                                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="localizedString" keyPath="d.e" value="D"/></userDefinedRuntimeAttributes>
                            </label>
                            <button id="b-1"><rect key="frame" x="0" y="0" width="9" height="9"/>
                                <state key="normal" title="E"/><state key="selected"><string key="title">F
                G</string></state>
                                <buttonConfiguration key="configuration" style="plain" title="H" subtitle="I"/>
                            </button>
                            <segmentedControl id="s-1"><rect key="frame" x="0" y="0" width="90" height="30"/>
                                <segments><segment title="J"/><segment title="K"/></segments></segmentedControl>
                            <textField placeholder="L" text="M" id="t-1"><rect key="frame" x="0" y="0" width="90" height="30"/></textField>
                        </subviews></view>
                    </objects>
                </document>
                """.utf8))
        let texts = document.localizableTexts
        let compilation = StoryboardCompiler(document, name: "Main", isLocalized: true).compile()
        let piece = try #require(compilation.pieces.first)
        // Strings are in the piece as UTF-8.
        let bytes = String(decoding: piece.bytes, as: UTF8.self)
        #expect(texts.map(\.text) == ["A", "B", "C", "D", "E", "F\nG", "H", "I", "J", "K", "M", "L"])
        for text in texts { #expect(bytes.contains(text.key), "\(text.key)") }
    }
}
