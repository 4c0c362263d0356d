import ClassModel
import Foundation
import Testing

@testable import UIKit

/// What the editor offers for a class of UIKit is what the class takes when a nib is loaded, and the other way round.
@MainActor
@Suite struct FrameworkTableTests {
    /// Classes that both know, by name.
    private static var shared: [(name: String, type: AnyClass, entry: FrameworkClasses.Entry)] {
        NibClasses.table.compactMap { name, type in
            guard let entry = FrameworkClasses.shared[name], "\(type)" == name else { return nil }
            return (name, type, entry)
        }.sorted { $0.name < $1.name }
    }

    /// What is offered and not taken yet, with what it waits for.
    private static let waiting: [String: String] = [
        "UITableView.prefetchDataSource": "data that is fetched ahead",
        "UICollectionView.prefetchDataSource": "data that is fetched ahead",
        "UITableViewController.refreshControl": "scrolling by fingers, at whose end lists refresh",
    ]

    @Test func theSameClassesStandAboveEach() {
        #expect(Self.shared.count > 50)
        for (name, type, entry): (String, AnyClass, FrameworkClasses.Entry) in Self.shared {
            #expect(entry.superclass == _getSuperclass(type).map { "\($0)" }, "\(name)")
        }
    }

    @Test func whatIsOfferedIsTaken() {
        for (name, type, entry): (String, AnyClass, FrameworkClasses.Entry) in Self.shared {
            let members = (type as? any InterfaceObject.Type)?.interfaceMembers
            for member in entry.members where member.isOffered && member.kind != .action {
                let isTaken = members?.properties[member.name] != nil
                #expect(isTaken == (Self.waiting["\(name).\(member.name)"] == nil), "\(name).\(member.name)")
            }
        }
    }

    @Test func whatWaitsIsOffered() {
        let offered = Self.shared.flatMap { item in
            item.entry.members.filter(\.isOffered).map { "\(item.name).\($0.name)" }
        }
        #expect(Set(Self.waiting.keys).subtracting(offered) == [])
    }

    @Test func everyNameStandsForAClassThatNibsCanHold() {
        for (name, type): (String, AnyClass) in NibClasses.table where type != NSObject.self {
            #expect(type is any NibDecodable.Type, "\(name)")
        }
    }
}
