public import CoreGraphics

public let kCNNetworkInfoKeySSID: CFString = "SSID"
public let kCNNetworkInfoKeyBSSID: CFString = "BSSID"
public let kCNNetworkInfoKeySSIDData: CFString = "SSIDDATA"

/// Tells the Wi-Fi interfaces. As for an app without the entitlement, there are none.
public func CNCopySupportedInterfaces() -> CFArray? { nil }

/// Tells about a Wi-Fi network. As for an app without the entitlement, nothing is told.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
