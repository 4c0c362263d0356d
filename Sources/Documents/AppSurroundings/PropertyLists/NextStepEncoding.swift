/// The character set in which old property lists write characters as octal numbers.
enum NextStepEncoding {
    /// The characters from 128 on, from Unicode's table `NEXTSTEP.TXT`.
    private static let upper: [UInt16] = Array(
        """
        \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿\
        ¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}
        """.utf16)

    static func unit(of byte: UInt8) -> UInt16 { byte < 128 ? UInt16(byte) : upper[Int(byte) - 128] }
}
