import FileAccess
import Testing

@testable import AppProject

@Suite("Schemes of projects") struct SchemeTests {
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
        let launch = Scheme.shared(for: "App", in: "/w/App.xcodeproj", files)
        #expect(
            launch.arguments == ["-AppleLanguages", "(de)", "-AppleLocale", "de_CH", "-name", "two words"])
        #expect(launch.variables == ["PORT": "80"])
        #expect(Scheme.shared(for: "None", in: "/w/App.xcodeproj", files).arguments.isEmpty)
    }

    @Test("A scheme chooses the app that it launches, or builds, and the launch; one that isn't there is an error")
    func chosen() throws {
        let target = """
            T2 = { isa = PBXNativeTarget; name = Trial; productType = "com.apple.product-type.application";
                   buildPhases = (); buildConfigurationList = TL; };
            """
        let project = ProjectTests.project(
            files: "", references: "", groups: "G = { isa = PBXGroup; sourceTree = \"<group>\"; };", more: target
        ).replacing("targets = (T);", with: "targets = (T, T2);")
        func scheme(_ action: String, _ target: String, _ attributes: String = "") -> String {
            "<Scheme><\(action) \(attributes)><BuildableReference BlueprintName=\"\(target)\"/></\(action)></Scheme>"
        }
        var all = ["/w/A.xcodeproj/project.pbxproj": project]
        func find(_ name: String) throws -> AppProject {
            try AppProject.find(in: "/w", scheme: name, MemoryFiles(all))
        }
        // Without schemes, each target has one, which Xcode makes.
        #expect(try find("Trial").settings["TARGET_NAME"] == "Trial")
        all["/w/A.xcodeproj/xcshareddata/xcschemes/Daily.xcscheme"] = scheme("LaunchAction", "Trial", "language=\"fr\"")
        all["/w/A.xcodeproj/xcuserdata/me/xcschemes/Mine.xcscheme"] = scheme("BuildAction", "My App")
        all["/w/A.xcworkspace/contents.xcworkspacedata"] =
            "<Workspace><FileRef location=\"group:A.xcodeproj\"/></Workspace>"
        all["/w/A.xcworkspace/xcshareddata/xcschemes/All.xcscheme"] = scheme("LaunchAction", "Trial")
        all["/w/A.xcodeproj/xcshareddata/xcschemes/Torn.xcscheme"] = "<Scheme"
        all["/w/A.xcodeproj/xcshareddata/xcschemes/Empty.xcscheme"] = "<Scheme/>"
        #expect(try find("Daily").settings["TARGET_NAME"] == "Trial")
        #expect(try find("Daily").launchArguments == ["-AppleLanguages", "(fr)"])
        #expect(try find("Mine").settings["TARGET_NAME"] == "My App" && find("Mine").launchArguments.isEmpty)
        #expect(try find("All").settings["TARGET_NAME"] == "Trial")
        let folder = "/w/A.xcodeproj/xcshareddata/xcschemes"
        for (name, place, message) in [
            ("Torn", "\(folder)/Torn.xcscheme", "the scheme can't be read"),
            ("Empty", "\(folder)/Empty.xcscheme", "the scheme builds no target"),
            ("None", "/w", "there is no scheme named 'None'"),
        ] {
            #expect {
                try find(name)
            } throws: { error in
                let error = error as? ProjectError
                return error?.path == place && error?.message == message
                    && (error?.hint == nil) == (name != "None")
            }
        }
    }
}
