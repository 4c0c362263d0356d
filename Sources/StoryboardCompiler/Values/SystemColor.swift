/// The light values of system colours for documents that don't carry them.
struct SystemColor {
    /// One component for a grey, three for a colour.
    var components: [Double]
    var alpha: Double

    init(_ components: [Double], _ alpha: Double = 1) {
        self.components = components
        self.alpha = alpha
    }

    static let light: [String: SystemColor] = [
        "darkTextColor": SystemColor([0]), "lightTextColor": SystemColor([1], 0.6), "labelColor": SystemColor([0]),
        "systemBackgroundColor": SystemColor([1]),
        "groupTableViewBackgroundColor": SystemColor([0.9490, 0.9490, 0.9686]),
        "viewFlipsideBackgroundColor": SystemColor([0.1216, 0.1294, 0.1412]), "clearColor": SystemColor([0], 0),
        "scrollViewTexturedBackgroundColor": SystemColor([0.4353, 0.4431, 0.4745]),
        "tableCellGroupedBackgroundColor": SystemColor([1]), "tableBackgroundColor": SystemColor([1]),
        "linkColor": SystemColor([0, 0.47843137254901963, 1]),
        "secondaryLabelColor": SystemColor([0.23529411764705882, 0.23529411764705882, 0.2627450980392157], 0.6),
        "tertiaryLabelColor": SystemColor([0.23529411764705882, 0.23529411764705882, 0.2627450980392157], 0.3),
        "quaternaryLabelColor": SystemColor([0.23529411764705882, 0.23529411764705882, 0.2627450980392157], 0.18),
        "placeholderTextColor": SystemColor([0.23529411764705882, 0.23529411764705882, 0.2627450980392157], 0.3),
        "separatorColor": SystemColor([0.23529411764705882, 0.23529411764705882, 0.2627450980392157], 0.29),
        "opaqueSeparatorColor": SystemColor([0.7764705882352941, 0.7764705882352941, 0.7843137254901961]),
        "secondarySystemBackgroundColor": SystemColor([0.9490196078431372, 0.9490196078431372, 0.9686274509803922]),
        "tertiarySystemBackgroundColor": SystemColor([1]),
        "systemGroupedBackgroundColor": SystemColor([0.9490196078431372, 0.9490196078431372, 0.9686274509803922]),
        "secondarySystemGroupedBackgroundColor": SystemColor([1]),
        "tertiarySystemGroupedBackgroundColor": SystemColor([
            0.9490196078431372, 0.9490196078431372, 0.9686274509803922,
        ]),
        "systemRedColor": SystemColor([1, 0.23137254901960785, 0.18823529411764706]),
        "systemOrangeColor": SystemColor([1, 0.5843137254901961, 0]),
        "systemYellowColor": SystemColor([1, 0.8, 0]),
        "systemGreenColor": SystemColor([0.20392156862745098, 0.7803921568627451, 0.34901960784313724]),
        "systemTealColor": SystemColor([0.18823529411764706, 0.6901960784313725, 0.7803921568627451]),
        "systemBlueColor": SystemColor([0, 0.47843137254901963, 1]),
        "systemIndigoColor": SystemColor([0.34509803921568627, 0.33725490196078434, 0.8392156862745098]),
        "systemPurpleColor": SystemColor([0.6862745098039216, 0.3215686274509804, 0.8705882352941177]),
        "systemPinkColor": SystemColor([1, 0.17647058823529413, 0.3333333333333333]),
        "systemGrayColor": SystemColor([0.5568627450980392, 0.5568627450980392, 0.5764705882352941]),
        "systemGray2Color": SystemColor([0.6823529411764706, 0.6823529411764706, 0.6980392156862745]),
        "systemGray3Color": SystemColor([0.7803921568627451, 0.7803921568627451, 0.8]),
        "systemGray4Color": SystemColor([0.8196078431372549, 0.8196078431372549, 0.8392156862745098]),
        "systemGray5Color": SystemColor([0.8980392156862745, 0.8980392156862745, 0.9176470588235294]),
        "systemGray6Color": SystemColor([0.9490196078431372, 0.9490196078431372, 0.9686274509803922]),
        "systemFillColor": SystemColor([0.47058823529411764, 0.47058823529411764, 0.5019607843137255], 0.2),
        "secondarySystemFillColor": SystemColor([0.47058823529411764, 0.47058823529411764, 0.5019607843137255], 0.16),
        "tertiarySystemFillColor": SystemColor([0.4627450980392157, 0.4627450980392157, 0.5019607843137255], 0.12),
        "quaternarySystemFillColor": SystemColor([0.4549019607843137, 0.4549019607843137, 0.5019607843137255], 0.08),
        "tintColor": SystemColor([0, 0.47843137254901963, 1]),
    ]
}
