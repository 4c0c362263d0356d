// A storyboard made from code: a list that shows details. It is checked, compiled, and written.
//
//   swift run MakeStoryboard FILE

import StoryboardKit

let empty = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <scenes/>
    </document>

    """

guard CommandLine.arguments.count == 2 else { fatalError("usage: MakeStoryboard FILE") }
var document = try Document(Array(empty.utf8))
try document.perform(
    [
        .addScene(controller: "tableViewController", title: "Coffees", id: "list", isInitial: true),
        .addScene(controller: "viewController", title: "Coffee", storyboardIdentifier: "Coffee", id: "detail"),
        .embed(objects: ["list"], in: "navigationController"),
        .addSegue(from: "list", to: "detail", kind: "show", identifier: "ShowCoffee"),
        .addObject(item: "label", into: "detail", x: 40, y: 120),
    ], name: "Make")

for problem in Checker.check(document) { print("\(problem.severity.rawValue): \(problem.message)") }
let compilation = StoryboardCompiler(document, name: "Coffees").compile()
guard compilation.isComplete else { fatalError("\(compilation.diagnostics)") }
try DiskFiles().put(document.write(), asFile: CommandLine.arguments[1])
print("\(document.scenes.count) scenes, \(compilation.pieces.count) compiled pieces")
