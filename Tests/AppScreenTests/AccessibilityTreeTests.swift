import AppDriver
import AppHost
import AppStage
import Foundation
import JSONText
import Testing
import UIKit

@testable import AppScreen

/// A row that leads on, and one with a button for details.
private final class RowsController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = ["Kenya", "Java"][indexPath.row]
        cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .detailButton
        return cell
    }
}

@MainActor
@Suite("What assistive technology perceives") struct AccessibilityTreeTests {
    private func elements() throws -> [(role: String, label: String, frame: [Double])] {
        let stage = try AppStage {
            let bar = UITabBarController()
            let rows = RowsController()
            rows.tabBarItem = UITabBarItem(title: "Coffees", image: nil, tag: 0)
            let other = UIViewController()
            other.tabBarItem = UITabBarItem(title: "Teas", image: nil, tag: 1)
            bar.viewControllers = [rows, other]
            return bar
        }
        let environment = stage.host.environment
        let json = environment.perform { AccessibilityTree(ScreenElement.all(in: environment)).json }
        return try (JSONReader.read(Array(json.line.utf8)).elements ?? []).map { element in
            (
                element["role"]?.string ?? "", element["label"]?.string ?? "",
                (element["frame"]?.elements ?? []).compactMap(\.number)
            )
        }
    }

    @Test("a tab bar contains its tabs")
    func tabBar() throws {
        let elements = try elements()
        let bar = try #require(elements.first { $0.role == "tablist" })
        let tabs = elements.filter { $0.role == "tab" }
        #expect(bar.label == "Tab Bar" && tabs.map(\.label) == ["Coffees", "Teas"])
        for tab in tabs {
            #expect(tab.frame[1] >= bar.frame[1] && tab.frame[0] + tab.frame[2] <= bar.frame[0] + bar.frame[2] + 1)
        }
    }

    @Test("a sign that a row leads on is no element, a button for details is one")
    func accessories() throws {
        let elements = try elements()
        #expect(elements.filter { $0.role == "button" }.map(\.label) == ["More Info"])
        #expect(["Kenya", "Java"].allSatisfy { name in elements.contains { $0.label == name } })
    }
}
