import ClassModel
import ConnectionOffers
import SourceModel
import StoryboardEditing
import StoryboardModel
import Testing

/// Offers as lines "Group: title (detail)", with "✓" before what is connected and "⌥" before what is an alternate. Also carries each offer out, and asserts that
/// what was offered is then connected, and that taking it away leaves nothing.
func assertOffers(
    _ document: String, from: String, to: String, trigger: ConnectionOffers.Trigger? = nil, swift: String? = nil,
    layout: DocumentLayout = DocumentLayout(), only group: String? = nil, _ expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    let classes = swift.map { text in
        AppClasses([SwiftFile.classes(in: Array(text.utf8), path: "App.swift", module: "App")])
    }
    let original = try Document(Array(document.utf8), idSeed: 1)
    func groups(_ document: Document) -> [OfferGroup] {
        ConnectionOffers(document, classes: classes, layout: layout).groups(from: from, to: to, trigger: trigger)
            .filter { group == nil || $0.title == group }
    }
    let found = groups(original)
    let lines = found.flatMap { group in
        group.offers.map { offer in
            "\(offer.isConnected ? "✓ " : "")\(offer.isAlternate ? "⌥ " : "")\(group.title): \(offer.title)\(offer.detail.map { " (\($0))" } ?? "")"
        }
    }
    #expect(lines == expected, sourceLocation: sourceLocation)
    for group in found {
        for offer in group.offers {
            var document = original
            try document.perform(offer.commands, name: offer.title)
            let same = groups(document).first { $0.title == group.title }?.offers.first {
                $0.title == offer.title && $0.detail == offer.detail
            }
            #expect(
                (same?.isConnected ?? false) == !offer.isConnected,
                "\(group.title): \(offer.title) does not do what it says",
                sourceLocation: sourceLocation)
            if let same, same.isConnected { try document.perform(same.commands, name: "Disconnect") }
        }
    }
}

/// A storyboard with two scenes: 'list', a table view controller in the navigation controller 'nav', and 'detail'.
func app(
    _ listContent: String = "", listAttributes: String = own("List"), detailAttributes: String = "",
    root: String = #"useTraitCollections="YES" useAutolayout="YES" useSafeAreas="YES""#
) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(root) initialViewController="nav"><scenes>
    <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
    <segue destination="list" kind="relationship" relationship="rootViewController" id="root"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="s1"><objects><tableViewController id="list" \(listAttributes) sceneMemberID="viewController">
    <tableView key="view" id="table"><prototypes><tableViewCell id="cell" customClass="Cell" customModule="App">
    <tableViewCellContentView key="contentView" id="content"><subviews><label id="label"/></subviews></tableViewCellContentView>
    </tableViewCell></prototypes></tableView>
    <navigationItem key="navigationItem" id="item"><barButtonItem key="rightBarButtonItem" id="add"/></navigationItem>
    \(listContent)</tableViewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
    <tapGestureRecognizer id="tap"/><exit id="exit" sceneMemberID="exit"/></objects></scene>
    <scene sceneID="s2"><objects><viewController id="detail" \(detailAttributes) sceneMemberID="viewController">
    <view key="view" id="view"><subviews><button id="button"/><containerView id="box"/><textField id="field"/>
    <view id="outer"><subviews><view id="inner"/></subviews></view></subviews>
    <viewLayoutGuide key="safeArea" id="safe"/></view>
    </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="first2" sceneMemberID="firstResponder"/>
    <exit id="exit2" sceneMemberID="exit"/></objects></scene>
    </scenes></document>

    """
}

func own(_ name: String) -> String { #"customClass="\#(name)" customModule="App" customModuleProvider="target""# }
