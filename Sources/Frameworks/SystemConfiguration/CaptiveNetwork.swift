public import CoreGraphics

public let kCNNetworkInfoKeySSID: CFString = "SSID"
public let kCNNetworkInfoKeyBSSID: CFString = "BSSID"
public let kCNNetworkInfoKeySSIDData: CFString = "SSIDDATA"

/// Tells the Wi-Fi interfaces. As for an app without the entitlement, there are none.
public func CNCopySupportedInterfaces() -> CFArray? { nil }

/// Returns what is known of a Wi-Fi network: nil, as for an app without the entitlement.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
