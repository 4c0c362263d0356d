import FileAccess

/// The pods that an app's `Podfile` names, where the folder `Pods` isn't there, in the versions of `Podfile.lock`. Those that are Swift
/// packages as well are built as such, others by their specifications.
struct Pods {
    struct Pod: Hashable {
        var name: String
        /// The repository, or nil if it isn't known.
        var address: PackageAddress?
        var requirement: PackageRequirement
        /// The parts of the pod that the app names, such as the last word of `Pod/Extras`.
        var parts: Set<String> = []
        /// Whether the app names the pod without a part as well.
        var isWhole = false
    }

    private(set) var all: [Pod] = []
    private var lock: LockFile?

    /// Reads the files in the first of some folders that has any, or returns nil if none has.
    init?(in folders: [String], _ files: any FileStore) {
        for folder in folders {
            func text(_ name: String) -> String? {
                (try? files.read(FilePath.join(folder, name)).bytes).map { String(decoding: $0, as: UTF8.self) }
            }
            let lock = text("Podfile.lock").map(LockFile.init)
            if let lock, !lock.names.isEmpty {
                self.lock = lock
                all = lock.names.map { name in
                    var pod = Self.pod(name, lock.sources[name] ?? [:], lock.versions[name])
                    pod.parts = lock.parts[name] ?? []
                    pod.isWhole = lock.whole.contains(name)
                    return pod
                }
                return
            }
            if let podfile = text("Podfile") {
                all = Self.pods(in: podfile)
                return
            }
        }
        return nil
    }

    /// Returns a pod that another one needs.
    func pod(named name: String) -> Pod {
        all.first { $0.name == name } ?? Self.pod(name, lock?.sources[name] ?? [:], lock?.versions[name])
    }

    private static let beyondAll = PackageVersion(99_999, 0, 0)
    private static let anyVersion = PackageRequirement.range(from: PackageVersion(0, 0, 0), to: beyondAll)

    private static func pod(_ name: String, _ source: [String: String], _ version: String?) -> Pod {
        let address = source["git"] ?? PodRepositories.address(of: name)
        let state: PackageRequirement? =
            source["commit"].map { .revision($0) } ?? source["branch"].map { .branch($0) }
            ?? (source["tag"] ?? version).flatMap { PackageVersion($0).map { .exact($0) } }
        return Pod(name: name, address: address.map { PackageAddress($0) }, requirement: state ?? anyVersion)
    }

    // MARK: Podfile.lock

    /// What `pod install` has chosen.
    private struct LockFile {
        /// The pods that the Podfile names, in its order.
        var names: [String] = []
        var versions: [String: String] = [:]
        /// The parts of them that the Podfile names.
        var parts: [String: Set<String>] = [:]
        /// The pods that the Podfile names without a part.
        var whole: Set<String> = []
        /// Where pods are from that aren't of a registry: `git`, `commit`, `branch`, `tag`.
        var sources: [String: [String: String]] = [:]

        init(_ text: String) {
            var section = "", source = ""
            for line in text.split(whereSeparator: \.isNewline) {
                if let first = line.first, first != " ", line.hasSuffix(":") {
                    section = String(line.dropLast())
                    continue
                }
                switch section {
                case "PODS":
                    guard let found = line.wholeMatch(of: #/  - "?([^\s"/]+)(?:/[^\s"]+)? \(([^)]+)\)"?:?/#) else {
                        continue
                    }
                    versions[String(found.1)] = String(found.2)
                case "DEPENDENCIES":
                    guard let found = line.prefixMatch(of: #/  - "?([^\s"/]+)(?:/([^\s"/]+))?/#) else { continue }
                    if !names.contains(String(found.1)) { names.append(String(found.1)) }
                    if let part = found.2 {
                        parts[String(found.1), default: []].insert(String(part))
                    } else {
                        whole.insert(String(found.1))
                    }
                case "EXTERNAL SOURCES", "CHECKOUT OPTIONS":
                    if let found = line.wholeMatch(of: #/  "?([^\s"/:]+)[^:]*:/#) {
                        source = String(found.1)
                    } else if let found = line.wholeMatch(of: #/    :(\w+): "?(.+?)"?/#) {
                        sources[source, default: [:]][String(found.1)] = String(found.2)
                    }
                default: continue
                }
            }
        }
    }

    // MARK: Podfile

    /// Returns the pods of a Podfile that was never installed.
    private static func pods(in text: String) -> [Pod] {
        var found: [Pod] = []
        for line in text.split(whereSeparator: \.isNewline) {
            guard let match = line.prefixMatch(of: #/\s*pod\s+['"]([^'"/]+)(?:/([^'"/]+)[^'"]*)?['"](.*)/#) else {
                continue
            }
            let (name, rest) = (String(match.1), String(match.3))
            let parts = Set([match.2.map(String.init)].compactMap(\.self))
            if let known = found.firstIndex(where: { $0.name == name }) {
                found[known].parts.formUnion(parts)
                found[known].isWhole = found[known].isWhole || parts.isEmpty
                continue
            }
            var source: [String: String] = [:]
            for option in rest.matches(of: #/:?(git|tag|branch|commit)(?:\s*=>|:)\s*['"]([^'"]+)['"]/#) {
                source[String(option.1)] = String(option.2)
            }
            var pod = pod(name, source, nil)
            if source.isEmpty, let wish = rest.firstMatch(of: #/['"]\s*(~>|>=|=)?\s*(\d[\w.\-]*)\s*['"]/#) {
                pod.requirement = requirement(String(wish.1 ?? "="), String(wish.2)) ?? pod.requirement
            }
            (pod.parts, pod.isWhole) = (parts, parts.isEmpty)
            found.append(pod)
        }
        return found
    }

    /// Returns which versions an operator of a Podfile allows: `~> 1.2` those before 2.0, `~> 1.2.3` those before 1.3.
    private static func requirement(_ sign: String, _ text: String) -> PackageRequirement? {
        let parts = text.split(separator: ".").count
        let whole = text + String(repeating: ".0", count: max(0, 3 - parts))
        guard let version = PackageVersion(whole) else { return nil }
        switch sign {
        case "~>": return .range(from: version, to: parts > 2 ? version.nextMinor : version.nextMajor)
        case ">=": return .range(from: version, to: beyondAll)
        default: return .exact(version)
        }
    }
}

/// The repositories of pods that are Swift packages as well. The registry of pods can't be asked; these are the best known.
enum PodRepositories {
    /// Returns the address of a pod's repository, or nil if it isn't known.
    static func address(of pod: String) -> String? {
        known[pod].map { "https://github.com/\($0.repository).git" }
    }

    /// The pods that only have a program for script phases.
    private static let programs: Set<String> = ["Mockolo", "Sourcery", "SwiftGen", "SwiftLint"]

    /// The pods with a part that is a program, `CLI`.
    private static let librariesWithProgram: Set<String> = ["Apollo", "SwiftFormat"]

    /// Returns whether an app only gets a program for script phases of a pod, and no module.
    static func isProgram(_ pod: Pods.Pod) -> Bool {
        programs.contains(pod.name)
            || librariesWithProgram.contains(pod.name) && !pod.isWhole && pod.parts == ["CLI"]
    }

    /// Returns the product of a pod's package.
    static func product(of pod: String) -> String { known[pod]?.product ?? pod }

    private static let known: [String: (repository: String, product: String?)] = Dictionary(
        uniqueKeysWithValues: lines.split(separator: "\n").map { line in
            let parts = line.split(separator: " ").map(String.init)
            return (parts[0], (parts[1], parts.count > 2 ? parts[2] : nil))
        })

    /// Pods, their repositories, and their products where these have other names.
    private static let lines = """
        Action RxSwiftCommunity/Action
        ActiveLabel optonaut/ActiveLabel.swift
        Alamofire Alamofire/Alamofire
        AlamofireImage Alamofire/AlamofireImage
        AlamofireNetworkActivityIndicator Alamofire/AlamofireNetworkActivityIndicator
        AMPopTip andreamazz/AMPopTip
        Anchorage Rightpoint/Anchorage
        AnimatedCollectionViewLayout KelvinJin/AnimatedCollectionViewLayout
        Atributika psharanda/Atributika
        BetterSegmentedControl gmarm/BetterSegmentedControl
        BonMot Rightpoint/BonMot
        BRYXBanner bryx-inc/BRYXBanner
        BulletinBoard alexisakers/BulletinBoard BLTNBoard
        Cache hyperoslo/Cache
        Cartography robb/Cartography
        CGFloatLiteral devxoul/CGFloatLiteral
        Charts danielgindi/Charts
        CombineCocoa CombineCommunity/CombineCocoa
        CombineExt CombineCommunity/CombineExt
        Cosmos evgenyneu/Cosmos
        CryptoSwift krzyzanowskim/CryptoSwift
        DateTimePicker itsmeichigo/DateTimePicker
        DeepDiff onmyway133/DeepDiff
        DeviceKit devicekit/DeviceKit
        DGCharts danielgindi/Charts
        Differ tonyarnold/Differ
        DifferenceKit ra1028/DifferenceKit
        Differentiator RxSwiftCommunity/RxDataSources
        Disk saoudrizwan/Disk
        DropDown AssistoLab/DropDown
        DynamicColor yannickl/DynamicColor
        EasyPeasy nakiostudio/EasyPeasy
        EasyTipView teodorpatras/EasyTipView
        EFQRCode EFPrefix/EFQRCode
        EmptyDataSet-Swift Xiaoye220/EmptyDataSet-Swift
        ESPullToRefresh eggswift/pull-to-refresh
        ESTabBarController-swift eggswift/ESTabBarController ESTabBarController
        Eureka xmartlabs/Eureka
        FittedSheets gordontucker/FittedSheets
        FloatingPanel scenee/FloatingPanel
        Floaty kciter/Floaty
        FoldingCell Ramotion/folding-cell
        FontAwesome.swift thii/FontAwesome.swift FontAwesome
        FSCalendar WenchaoD/FSCalendar
        FSPagerView WenchaoD/FSPagerView
        Gifu kaishin/Gifu
        GradientLoadingBar fxm90/GradientLoadingBar
        GRDB.swift groue/GRDB.swift GRDB
        GrowingTextView KennethTsang/GrowingTextView
        HandyJSON alibaba/HandyJSON
        Haneke Haneke/HanekeSwift
        Hero HeroTransitions/Hero
        Hue hyperoslo/Hue
        IBAnimatable IBAnimatable/IBAnimatable
        IGListKit Instagram/IGListKit
        ImageSlideshow zvonicek/ImageSlideshow
        InputBarAccessoryView nathantannar4/InputBarAccessoryView
        Instructions ephread/Instructions
        IQKeyboardManagerSwift hackiftekhar/IQKeyboardManager
        JJFloatingActionButton jjochen/JJFloatingActionButton
        JTAppleCalendar patchthecode/JTAppleCalendar
        KeychainAccess kishikawakatsumi/KeychainAccess
        KeychainSwift evgenyneu/keychain-swift KeychainSwift
        Kingfisher onevcat/Kingfisher
        Koloda Yalantis/Koloda
        Lightbox hyperoslo/Lightbox
        Loaf schmidyy/Loaf
        Locksmith matthewpalmer/Locksmith
        lottie-ios airbnb/lottie-ios Lottie
        LTMorphingLabel lexrus/LTMorphingLabel
        Mantis guoyingtao/Mantis
        ManualLayout devxoul/ManualLayout
        MarqueeLabel cbpowell/MarqueeLabel
        Material CosmicMind/Material
        MessageKit MessageKit/MessageKit
        Motion CosmicMind/Motion
        Moya Moya/Moya
        MultiSlider yonat/MultiSlider
        Nimble Quick/Nimble
        NotificationBannerSwift Daltron/NotificationBanner
        NSObject+Rx RxSwiftCommunity/NSObject-Rx NSObject-Rx
        Nuke kean/Nuke
        NVActivityIndicatorView ninjaprox/NVActivityIndicatorView
        OAuthSwift OAuthSwift/OAuthSwift
        ObjectMapper tristanhimmelman/ObjectMapper
        Pageboy uias/Pageboy
        PanModal slackhq/PanModal
        Parchment rechsteiner/Parchment
        Pastel cruisediary/Pastel
        PhoneNumberKit marmelroy/PhoneNumberKit
        PinLayout layoutBox/PinLayout
        PKHUD pkluz/PKHUD
        PopupDialog Orderella/PopupDialog
        Presentr IcaliaLabs/Presentr
        PromiseKit mxcl/PromiseKit
        PureLayout PureLayout/PureLayout
        Quick Quick/Quick
        R.swift mac-cain13/R.swift RswiftLibrary
        R.swift.Library mac-cain13/R.swift.Library Rswift
        ReachabilitySwift ashleymills/Reachability.swift Reachability
        ReactiveCocoa ReactiveCocoa/ReactiveCocoa
        ReactiveSwift ReactiveCocoa/ReactiveSwift
        ReactorKit ReactorKit/ReactorKit
        ReSwift ReSwift/ReSwift
        Reusable AliSoftware/Reusable
        ReusableKit devxoul/ReusableKit
        RxAlamofire RxSwiftCommunity/RxAlamofire
        RxBlocking ReactiveX/RxSwift
        RxCocoa ReactiveX/RxSwift
        RxDataSources RxSwiftCommunity/RxDataSources
        RxFlow RxSwiftCommunity/RxFlow
        RxGesture RxSwiftCommunity/RxGesture
        RxKeyboard RxSwiftCommunity/RxKeyboard
        RxOptional RxSwiftCommunity/RxOptional
        RxRelay ReactiveX/RxSwift
        RxSwift ReactiveX/RxSwift
        RxSwiftExt RxSwiftCommunity/RxSwiftExt
        RxTest ReactiveX/RxSwift
        RxViewController devxoul/RxViewController
        SCLAlertView vikmeup/SCLAlertView-Swift
        Segmentio Yalantis/Segmentio
        SideMenu jonkykong/SideMenu
        Siren ArtSabintsev/Siren
        SkeletonView Juanpe/SkeletonView
        SKPhotoBrowser suzuki-0000/SKPhotoBrowser
        SkyFloatingLabelTextField Skyscanner/SkyFloatingLabelTextField
        SnapKit SnapKit/SnapKit
        Socket.IO-Client-Swift socketio/socket.io-client-swift SocketIO
        SpreadsheetView bannzai/SpreadsheetView
        Spring MengTo/Spring
        SQLite.swift stephencelis/SQLite.swift SQLite
        Starscream daltoniam/Starscream
        Stevia freshOS/Stevia
        SwiftDate malcommac/SwiftDate
        SwiftEntryKit huri000/SwiftEntryKit
        Swifter httpswift/swifter
        SwifterSwift SwifterSwift/SwifterSwift
        SwiftKeychainWrapper jrendel/SwiftKeychainWrapper
        SwiftMessages SwiftKickMobile/SwiftMessages
        SwiftRichString malcommac/SwiftRichString
        SwiftSoup scinfu/SwiftSoup
        SwiftyBeaver SwiftyBeaver/SwiftyBeaver
        SwiftyGif kirualex/SwiftyGif
        SwiftyJSON SwiftyJSON/SwiftyJSON
        SwiftyStoreKit bizz84/SwiftyStoreKit
        SwiftyUserDefaults sunshinejr/SwiftyUserDefaults
        SwiftyXMLParser yahoojapan/SwiftyXMLParser
        Swinject Swinject/Swinject
        SwinjectAutoregistration Swinject/SwinjectAutoregistration
        SwinjectStoryboard Swinject/SwinjectStoryboard
        SwipeCellKit SwipeCellKit/SwipeCellKit
        SWXMLHash drmohundro/SWXMLHash
        TableKit maxsokolov/TableKit
        Tabman uias/Tabman
        TagListView ela/TagListView
        TextFieldEffects raulriera/TextFieldEffects
        Then devxoul/Then
        TinyConstraints roberthein/TinyConstraints
        Toast-Swift scalessec/Toast-Swift Toast
        TransitionButton AladinWay/TransitionButton
        UICircularProgressRing luispadron/UICircularProgressRing
        UIColor_Hex_Swift yeahdongcn/UIColor-Hex-Swift
        UIImageColors jathu/UIImageColors
        UPCarouselFlowLayout zepojo/UPCarouselFlowLayout
        URLNavigator devxoul/URLNavigator
        ViewAnimator marcosgriselli/ViewAnimator
        WeScan WeTransfer/WeScan
        XLPagerTabStrip xmartlabs/XLPagerTabStrip
        YPImagePicker Yummypets/YPImagePicker
        Zip marmelroy/Zip
        ZIPFoundation weichsel/ZIPFoundation
        """
}
