import FileAccess
import Testing

@testable import AppProject

@Suite("Pods")
struct PodsTests {
    private func pods(_ files: [String: String]) -> [String]? {
        let memory = MemoryFiles(files)
        return Pods(in: ["/w/App", "/w"], memory)?.all.map { pod in
            "\(pod.name) \(pod.address?.text ?? "?") \(pod.requirement)"
        }
    }

    @Test("Podfile.lock says the versions, and where pods of other places are from")
    func lockFile() {
        let lock = """
            PODS:
              - Alamofire (5.4.3)
              - "Firebase/Core (8.0.0)":
                - FirebaseCore (= 8.0.0)
              - Own (1.0.0)
              - RxCocoa (6.2.0):
                - RxRelay (= 6.2.0)
              - RxRelay (6.2.0)

            DEPENDENCIES:
              - Alamofire (~> 5.4)
              - Firebase/Core
              - Own (from `https://example.org/own.git`, branch `main`)
              - RxCocoa

            EXTERNAL SOURCES:
              Own:
                :branch: main
                :git: https://example.org/own.git

            CHECKOUT OPTIONS:
              Own:
                :commit: 0123456789abcdef
                :git: https://example.org/own.git

            COCOAPODS: 1.10.1
            """
        #expect(
            pods(["/w/App/Podfile.lock": lock, "/w/App/Podfile": "pod 'Other'"]) == [
                "Alamofire https://github.com/Alamofire/Alamofire.git exactly 5.4.3", "Firebase ? exactly 8.0.0",
                "Own https://example.org/own.git the revision 01234567",
                "RxCocoa https://github.com/ReactiveX/RxSwift.git exactly 6.2.0",
            ])
    }

    @Test("A Podfile that was never installed says which versions are allowed")
    func podfile() {
        let text = """
            target 'App' do
              use_frameworks!
              # pod 'Commented'
              pod 'SnapKit', '~> 5.0'
              pod "Kingfisher", "~> 7.1.2"
              pod 'Moya/RxSwift', '15.0.0'
              pod 'Own', :git => 'https://example.org/own.git', :tag => '2.0.0'
              pod 'SwiftyJSON'
            end
            """
        #expect(
            pods(["/w/Podfile": text]) == [
                "SnapKit https://github.com/SnapKit/SnapKit.git 5.0.0 up to before 6.0.0",
                "Kingfisher https://github.com/onevcat/Kingfisher.git 7.1.2..<7.2.0",
                "Moya https://github.com/Moya/Moya.git exactly 15.0.0", "Own https://example.org/own.git exactly 2.0.0",
                "SwiftyJSON https://github.com/SwiftyJSON/SwiftyJSON.git 0.0.0..<99999.0.0",
            ])
        #expect(pods([:]) == nil)
    }

    @Test("Each pod of the table has an address, and products have names of their own where they differ")
    func table() {
        #expect(PodRepositories.address(of: "lottie-ios") == "https://github.com/airbnb/lottie-ios.git")
        #expect(PodRepositories.product(of: "lottie-ios") == "Lottie" && PodRepositories.product(of: "Moya") == "Moya")
        #expect(PodRepositories.address(of: "Nothing") == nil)
    }
}
