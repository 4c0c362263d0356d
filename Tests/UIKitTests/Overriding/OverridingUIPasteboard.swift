import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPasteboard` lets one override.
@MainActor
class OverridingUIPasteboard: UIPasteboard {
    override var name: Name { heard(self, "name", super.name) }
    override var changeCount: Int { heard(self, "changeCount", super.changeCount) }
    override var items: [[String: Any]] {
        get { heard(self, "items", super.items) }
        set { super.items = heard(self, "items =", newValue) }
    }
    override class var general: UIPasteboard {
        heardByClass(Self.self, "general")
        return super.general
    }
    override class func remove(withName name: Name) {
        heardByClass(Self.self, "remove(withName:)")
        return super.remove(withName: name)
    }
    override func setItems(_ items: [[String: Any]], options: [OptionsKey: Any]) {
        heard(self, "setItems(_:options:)", super.setItems(items, options: options))
    }
    override func addItems(_ items: [[String: Any]]) {
        heard(self, "addItems(_:)", super.addItems(items))
    }
    override func setValue(_ value: Any, forPasteboardType type: String) {
        heard(self, "setValue(_:forPasteboardType:)", super.setValue(value, forPasteboardType: type))
    }
    override func setData(_ data: Data, forPasteboardType type: String) {
        heard(self, "setData(_:forPasteboardType:)", super.setData(data, forPasteboardType: type))
    }
    override var numberOfItems: Int { heard(self, "numberOfItems", super.numberOfItems) }
    override var types: [String] { heard(self, "types", super.types) }
    override func contains(pasteboardTypes: [String]) -> Bool {
        heard(self, "contains(pasteboardTypes:)", super.contains(pasteboardTypes: pasteboardTypes))
    }
    override func value(forPasteboardType type: String) -> Any? {
        heard(self, "value(forPasteboardType:)", super.value(forPasteboardType: type))
    }
    override func data(forPasteboardType type: String) -> Data? {
        heard(self, "data(forPasteboardType:)", super.data(forPasteboardType: type))
    }
    override var string: String? {
        get { heard(self, "string", super.string) }
        set { super.string = heard(self, "string =", newValue) }
    }
    override var strings: [String]? {
        get { heard(self, "strings", super.strings) }
        set { super.strings = heard(self, "strings =", newValue) }
    }
    override var url: URL? {
        get { heard(self, "url", super.url) }
        set { super.url = heard(self, "url =", newValue) }
    }
    override var urls: [URL]? {
        get { heard(self, "urls", super.urls) }
        set { super.urls = heard(self, "urls =", newValue) }
    }
    override var image: UIImage? {
        get { heard(self, "image", super.image) }
        set { super.image = heard(self, "image =", newValue) }
    }
    override var images: [UIImage]? {
        get { heard(self, "images", super.images) }
        set { super.images = heard(self, "images =", newValue) }
    }
    override var color: UIColor? {
        get { heard(self, "color", super.color) }
        set { super.color = heard(self, "color =", newValue) }
    }
    override var colors: [UIColor]? {
        get { heard(self, "colors", super.colors) }
        set { super.colors = heard(self, "colors =", newValue) }
    }
    override var hasStrings: Bool { heard(self, "hasStrings", super.hasStrings) }
    override var hasURLs: Bool { heard(self, "hasURLs", super.hasURLs) }
    override var hasImages: Bool { heard(self, "hasImages", super.hasImages) }
    override var hasColors: Bool { heard(self, "hasColors", super.hasColors) }
    override var itemProviders: [NSItemProvider] {
        get { heard(self, "itemProviders", super.itemProviders) }
        set { super.itemProviders = heard(self, "itemProviders =", newValue) }
    }
    override func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        heard(
            self, "setItemProviders(_:localOnly:expirationDate:)",
            super.setItemProviders(itemProviders, localOnly: localOnly, expirationDate: expirationDate))
    }
    override func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        heard(
            self, "setObjects(_:localOnly:expirationDate:)",
            super.setObjects(objects, localOnly: localOnly, expirationDate: expirationDate))
    }
    override var isPersistent: Bool { heard(self, "isPersistent", super.isPersistent) }
    override func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        heard(self, "types(forItemSet:)", super.types(forItemSet: itemSet))
    }
}
