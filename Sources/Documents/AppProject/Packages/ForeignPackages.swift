/// The best known packages whose modules are in Objective-C or C++ or are binaries: they aren't fetched, since nothing of them could be
/// built here. Code that needs them is left out.
enum ForeignPackages {
    /// Returns the reason why the package at an address can't be built here, or nil if it isn't known.
    static func reason(for address: PackageAddress) -> String? {
        guard let owner = address.repository.split(separator: "/").dropLast().last.map(String.init),
            let language = known["\(owner)/\(address.identity)"]
        else { return nil }
        return "the package '\(address.name)' \(language)"
    }

    private static let known: [String: String] = Dictionary(
        uniqueKeysWithValues: [
            (objectiveC, "is written in Objective-C, which isn't compiled here"),
            (binary, "is a binary for Apple's systems; only sources are built here"),
        ].flatMap { names, what in names.split(whereSeparator: \.isWhitespace).map { (String($0), what) } })

    /// Owners and names in lowercase letters.
    private static let objectiveC = """
        firebase/firebase-ios-sdk firebase/leveldb firebase/nanopb google/googlesignin-ios google/googleutilities
        google/googledatatransport google/gtm-session-fetcher google/gtmappauth google/app-check openid/appauth-ios
        sdwebimage/sdwebimage sdwebimage/sdwebimagewebpcoder sdwebimage/sdwebimageswiftui facebook/facebook-ios-sdk
        afnetworking/afnetworking jdg/mbprogresshud svprogresshud/svprogresshud jonasgessner/jgprogresshud
        flipboard/flanimatedimage realm/realm-swift realm/realm-cocoa realm/realm-core ccgus/fmdb codermjlee/mjrefresh
        getsentry/sentry-cocoa microsoft/appcenter-sdk-apple parse-community/parse-sdk-ios-osx
        """
    private static let binary = """
        google/googleappmeasurement google/grpc-binary google/abseil-cpp-binary googlemaps/ios-maps-sdk
        googlemaps/ios-places-sdk onesignal/onesignal-ios-sdk onesignal/onesignal-xcframework
        googleads/swift-package-manager-google-mobile-ads
        """
}
