/// A format of sounds: four letters as a number.
public typealias AudioFormatID = UInt32

public let kAudioFormatLinearPCM = format("lpcm")
public let kAudioFormatMPEG4AAC = format("aac ")
public let kAudioFormatMPEG4AAC_HE = format("aach")
public let kAudioFormatMPEG4AAC_LD = format("aacl")
public let kAudioFormatMPEG4AAC_ELD = format("aace")
public let kAudioFormatAppleLossless = format("alac")
public let kAudioFormatAppleIMA4 = format("ima4")
public let kAudioFormatMPEGLayer3 = format(".mp3")
public let kAudioFormatAC3 = format("ac-3")
public let kAudioFormatULaw = format("ulaw")
public let kAudioFormatALaw = format("alaw")
public let kAudioFormatiLBC = format("ilbc")
public let kAudioFormatAMR = format("samr")
public let kAudioFormatFLAC = format("flac")
public let kAudioFormatOpus = format("opus")

private func format(_ letters: StaticString) -> AudioFormatID {
    letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
}
