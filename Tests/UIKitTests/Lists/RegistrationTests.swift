import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Cells by any class")
struct RegistrationTests {
    private final class Row: UITableViewCell {}
    private final class Tile: UICollectionViewCell {}

    @Test("A class that is only known as any class is registered, and nil isn't")
    func anyClass() {
        let table = UITableView()
        table.register(Row.classForCoder(), forCellReuseIdentifier: "row")
        let none: AnyClass? = nil
        table.register(none, forCellReuseIdentifier: "none")
        #expect(table.dequeueReusableCell(withIdentifier: "row") is Row)
        #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
        let tiles: AnyClass? = Tile.self
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(tiles, forCellWithReuseIdentifier: "tile")
    }

    @Test("The sublayers of a layer can be set as a whole")
    func sublayers() {
        let (layer, old, new) = (CALayer(), CALayer(), CALayer())
        layer.addSublayer(old)
        layer.sublayers = [new]
        #expect(layer.sublayers == [new] && old.superlayer == nil && new.superlayer === layer)
        layer.sublayers = nil
        #expect(layer.sublayers == nil && new.superlayer == nil)
    }
}
