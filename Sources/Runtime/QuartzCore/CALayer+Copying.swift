extension CALayer {
    /// Copies what all kinds of layers have.
    func copyLook(of other: CALayer) {
        (bounds, position, anchorPoint, zPosition) = (other.bounds, other.position, other.anchorPoint, other.zPosition)
        (transform, sublayerTransform) = (other.transform, other.sublayerTransform)
        (isHidden, isDoubleSided, opacity, isOpaque) = (
            other.isHidden, other.isDoubleSided, other.opacity, other.isOpaque
        )
        (masksToBounds, mask, cornerRadius) = (other.masksToBounds, other.mask, other.cornerRadius)
        (cornerCurve, cornerRadii, isGeometryFlipped) = (other.cornerCurve, other.cornerRadii, other.isGeometryFlipped)
        (maskedCorners, backgroundColor) = (other.maskedCorners, other.backgroundColor)
        (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
        (shadowColor, shadowOpacity, shadowOffset) = (other.shadowColor, other.shadowOpacity, other.shadowOffset)
        (shadowRadius, shadowPath) = (other.shadowRadius, other.shadowPath)
        (magnificationFilter, minificationFilter) = (other.magnificationFilter, other.minificationFilter)
        (contents, contentsGravity, contentsScale) = (other.contents, other.contentsGravity, other.contentsScale)
        (contentsRect, contentsCenter, name) = (other.contentsRect, other.contentsCenter, other.name)
        (allowsGroupOpacity, shouldRasterize) = (other.allowsGroupOpacity, other.shouldRasterize)
        (compositingMode, stain, drawingMargin, drawsContents) = (
            other.compositingMode, other.stain, other.drawingMargin, other.drawsContents
        )
        ownValues = other.ownValues
        (rasterizationScale, needsDisplayOnBoundsChange) = (other.rasterizationScale, other.needsDisplayOnBoundsChange)
    }
}
