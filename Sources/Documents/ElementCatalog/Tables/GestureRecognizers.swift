extension CatalogTables {
    static let gestureRecognizers = CatalogTable(
        "GestureRecognizers",
        #"""
        element gestureRecognizers : container on iOS tvOS watchOS title "Gesture Recognizers"
        > {gestureRecognizer} -> *gestureRecognizers

        element precedingGestureRecognizers : container on watchOS title "Preceding Gesture Recognizers"
        > {gestureRecognizer}

        element tapGestureRecognizer : gestureRecognizer class UITapGestureRecognizer watchOS WKTapGestureRecognizer on iOS tvOS watchOS title "Tap Gesture Recognizer"
        @gestureFront
        numberOfTapsRequired integer = 1 -> *tapRecognizer
        numberOfTouchesRequired integer = 1 on iOS tvOS -> *tapRecognizer
        reference reference on watchOS
        @identity
        @gestureChildren
        + *tapRecognizer

        element pongPressGestureRecognizer : gestureRecognizer class UILongPressGestureRecognizer watchOS WKLongPressGestureRecognizer on iOS tvOS title "Long Press Gesture Recognizer"
        @gestureFront
        allowableMovement number ~ 10 -> UILongPressGestureRecognizer.allowableMovement? as f64 if changed
        minimumPressDuration number ~ 0.5 -> UILongPressGestureRecognizer.minimumPressDuration? as f64 if changed
        numberOfTapsRequired integer = 0 -> *tapRecognizer
        numberOfTouchesRequired integer = 1 -> *tapRecognizer
        @identity
        @gestureChildren
        + *tapRecognizer

        element panGestureRecognizer : gestureRecognizer class UIPanGestureRecognizer watchOS WKPanGestureRecognizer on iOS tvOS watchOS title "Pan Gesture Recognizer"
        @gestureFront
        minimumNumberOfTouches integer -> UIPanGestureRecognizer.minimumNumberOfTouches?
        maximumNumberOfTouches integer -> UIPanGestureRecognizer.maximumNumberOfTouches?
        allowedScrollTypes enum scrollTypes -> UIPanGestureRecognizer.allowedScrollTypesMask = 2 if continuous, UIPanGestureRecognizer.allowedScrollTypesMask = 1 if discrete, UIPanGestureRecognizer.allowedScrollTypesMask = 3 if all
        @identity
        @gestureChildren

        element pinchGestureRecognizer : gestureRecognizer class UIPinchGestureRecognizer on iOS title "Pinch Gesture Recognizer"
        @gestureFront
        scale number = 1 -> UIPinchGestureRecognizer.scale? as f64 if changed
        @identity
        @gestureChildren

        element rotationGestureRecognizer : gestureRecognizer class UIRotationGestureRecognizer on iOS title "Rotation Gesture Recognizer"
        @gestureFront
        rotation number = 0 -> UIRotationGestureRecognizer.rotation? as f64 if changed
        @identity
        @gestureChildren

        element swipeGestureRecognizer : gestureRecognizer class UISwipeGestureRecognizer watchOS WKSwipeGestureRecognizer on iOS tvOS watchOS title "Swipe Gesture Recognizer"
        @gestureFront
        numberOfTouchesRequired integer = 1 -> UISwipeGestureRecognizer.numberOfTouchesRequired? if changed
        direction enum swipeDirection = right -> UISwipeGestureRecognizer.direction?
        @identity
        @gestureChildren

        element screenEdgePanGestureRecognizer : gestureRecognizer class UIScreenEdgePanGestureRecognizer on iOS title "Screen Edge Pan Gesture Recognizer"
        @gestureFront
        minimumNumberOfTouches integer -> UIPanGestureRecognizer.minimumNumberOfTouches?
        maximumNumberOfTouches integer -> UIPanGestureRecognizer.maximumNumberOfTouches?
        @identity
        @gestureChildren
        > rectEdge [edges] -> UIScreenEdgePanGestureRecognizer.edges?

        element rectEdge : value on iOS title "Edges"
        key key -> *key
        top bool = NO -> bit 1
        left bool = NO -> bit 2
        bottom bool = NO -> bit 4
        right bool = NO -> bit 8

        element pressTypeMask : value on tvOS title "Allowed Presses"
        key key -> *key
        upArrow bool = NO -> bit 1
        downArrow bool = NO -> bit 2
        leftArrow bool = NO -> bit 4
        rightArrow bool = NO -> bit 8
        select bool = NO -> bit 16
        menu bool = NO -> bit 32
        playPause bool = NO -> bit 64
        pageUp bool = NO -> bit 1073741824
        pageDown bool = NO -> bit 2147483648
        """#)
}
