import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPrintPageRenderer` lets one override.
@MainActor
class OverridingUIPrintPageRenderer: UIPrintPageRenderer {
    override var headerHeight: CGFloat {
        get { heard(self, "headerHeight", super.headerHeight) }
        set { super.headerHeight = heard(self, "headerHeight =", newValue) }
    }
    override var footerHeight: CGFloat {
        get { heard(self, "footerHeight", super.footerHeight) }
        set { super.footerHeight = heard(self, "footerHeight =", newValue) }
    }
    override var paperRect: CGRect { heard(self, "paperRect", super.paperRect) }
    override var printableRect: CGRect { heard(self, "printableRect", super.printableRect) }
    override var printFormatters: [UIPrintFormatter]? {
        get { heard(self, "printFormatters", super.printFormatters) }
        set { super.printFormatters = heard(self, "printFormatters =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override var numberOfPages: Int { heard(self, "numberOfPages", super.numberOfPages) }
    override func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        heard(
            self, "addPrintFormatter(_:startingAtPageAt:)",
            super.addPrintFormatter(formatter, startingAtPageAt: pageIndex))
    }
    override func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        heard(self, "printFormattersForPage(at:)", super.printFormattersForPage(at: pageIndex))
    }
    override func prepare(forDrawingPages range: NSRange) {
        heard(self, "prepare(forDrawingPages:)", super.prepare(forDrawingPages: range))
    }
    override func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        heard(self, "drawPage(at:in:)", super.drawPage(at: pageIndex, in: printableRect))
    }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
        heard(self, "drawHeaderForPage(at:in:)", super.drawHeaderForPage(at: pageIndex, in: headerRect))
    }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        heard(self, "drawContentForPage(at:in:)", super.drawContentForPage(at: pageIndex, in: contentRect))
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
        heard(self, "drawFooterForPage(at:in:)", super.drawFooterForPage(at: pageIndex, in: footerRect))
    }
    override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        heard(self, "drawPrintFormatter(_:forPageAt:)", super.drawPrintFormatter(printFormatter, forPageAt: pageIndex))
    }
    override func currentRenderingQuality(forRequested requestedRenderingQuality: RenderingQuality) -> RenderingQuality
    {
        heard(
            self, "currentRenderingQuality(forRequested:)",
            super.currentRenderingQuality(forRequested: requestedRenderingQuality))
    }
}
