import StoryboardChecks
import Testing

@Suite struct LaunchScreenTests {
    @Test func `a launch screen has nothing that the app's code would have to carry out`() throws {
        let content = """
            <view key="view" customClass="Splash" customModule="App" id="root">
                <subviews>
                    <mapView id="map"/>
                    <imageView id="image"/>
                </subviews>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="shiny" value="YES"/>
                </userDefinedRuntimeAttributes>
            </view>
            <connections>
                <outlet property="image" destination="image" id="o-1"/>
            </connections>
            """
        try assertFindings(
            controller(content, root: #"initialViewController="vc" launchScreen="YES""#),
            [
                "2: error: launch screen has an object of the class 'Splash', but the app's code does not run yet [launch-screen.custom-class]",
                "4: error: launch screen has 'Map Kit View' of the class 'MKMapView', which a launch screen cannot show [launch-screen.unsupported-view]",
                "8: error: launch screen has the runtime attribute 'shiny', but nothing sets it yet [launch-screen.runtime-attribute]",
                "12: warning: launch screen has the outlet 'image', but the app's code does not run yet [launch-screen.connection]",
            ])
        try assertFindings(controller(content), [])
    }

    @Test func `a launch screen has one controller, the initial one`() throws {
        try assertFindings(
            storyboard(
                scene() + "\n" + scene(id: "more", attributes: #"title="More""#),
                root: #"initialViewController="vc" launchScreen="YES""#),
            ["3: warning: launch screen has another controller, 'More', which is never shown [launch-screen.root]"])
        try assertFindings(
            storyboard(scene(), root: #"launchScreen="YES""#),
            ["1: warning: launch screen has no initial controller, so it stays black [launch-screen.root]"])
    }
}
