import FileAccess
import Testing

@testable import AppProject

@Suite("Schemes of projects") struct LaunchSchemeTests {
    @Test("The scheme that launches a target has its language, arguments and variables")
    func scheme() {
        func scheme(_ target: String, _ attributes: String, _ more: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Scheme><LaunchAction \(attributes)><BuildableProductRunnable>
            <BuildableReference BlueprintName = "\(target)"></BuildableReference></BuildableProductRunnable>\(more)
            </LaunchAction></Scheme>
            """
        }
        let folder = "/w/App.xcodeproj/xcshareddata/xcschemes"
        let files = MemoryFiles([
            "\(folder)/A.xcscheme": scheme("Other", "language = \"fr\"", ""),
            "\(folder)/B.xcscheme": scheme(
                "App", "language = \"de\" region = \"CH\"",
                """
                <CommandLineArguments><CommandLineArgument argument = "-name &quot;two words&quot;" isEnabled = "YES"/>
                <CommandLineArgument argument = "-off" isEnabled = "NO"/></CommandLineArguments>
                <EnvironmentVariables><EnvironmentVariable key = "PORT" value = "80" isEnabled = "YES"/>
                <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"/></EnvironmentVariables>
                """),
            "\(folder)/Broken.xcscheme": "<Scheme",
        ])
        let launch = LaunchScheme(of: "App", in: "/w/App.xcodeproj", files)
        #expect(
            launch.arguments == ["-AppleLanguages", "(de)", "-AppleLocale", "de_CH", "-name", "two words"])
        #expect(launch.variables == ["PORT": "80"])
        #expect(LaunchScheme(of: "None", in: "/w/App.xcodeproj", files).arguments.isEmpty)
    }
}
