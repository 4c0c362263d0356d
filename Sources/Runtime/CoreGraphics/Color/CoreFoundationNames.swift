public import Foundation

// Code for Apple's systems passes these to functions of this module, often with `as CFArray`.
public typealias CFArray = [Any]
public typealias CFString = String
public typealias CFData = Data
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFNumber = NSNumber
public typealias CFURL = URL
public typealias CFUUID = UUID
public typealias CFDate = Date
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
