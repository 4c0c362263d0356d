/// The banks of sounds that `AVAudioUnitSampler` loads instruments from.
public let kAUSampler_DefaultPercussionBankMSB = 0x78
public let kAUSampler_DefaultMelodicBankMSB = 0x79
public let kAUSampler_DefaultBankLSB = 0x00
