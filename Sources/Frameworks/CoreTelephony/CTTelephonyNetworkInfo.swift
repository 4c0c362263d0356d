public import Foundation

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"

/// The company that connects calls.
open class CTCarrier: NSObject, @unchecked Sendable {
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { true }
}

/// What is known of the network of calls. As on a device without a card, nothing is.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    open var currentRadioAccessTechnology: String? { nil }
    open var dataServiceIdentifier: String? { nil }
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
    open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
}

public let CTCallStateDialing = "CTCallStateDialing"
public let CTCallStateIncoming = "CTCallStateIncoming"
public let CTCallStateConnected = "CTCallStateConnected"
public let CTCallStateDisconnected = "CTCallStateDisconnected"

open class CTCall: NSObject, @unchecked Sendable {
    open var callState: String { CTCallStateDisconnected }
    open var callID: String { "" }
}

/// Tells of calls, which there are none of.
open class CTCallCenter: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    open var currentCalls: Set<CTCall>? { nil }
    open var callEventHandler: ((CTCall) -> Void)?
}
