extension CatalogueTables {
    static let gestureRecognizers = CatalogueTable(
        "GestureRecognizers",
        #"""
        element gestureRecognizers : container on iOS tvOS watchOS title "Gesture Recognizers"
        > {gestureRecognizer}

        element precedingGestureRecognizers : container on watchOS title "Preceding Gesture Recognizers"
        > {gestureRecognizer}

        element tapGestureRecognizer : gestureRecognizer class UITapGestureRecognizer watchOS WKTapGestureRecognizer on iOS tvOS watchOS title "Tap Gesture Recognizer"
        @gestureFront
        numberOfTapsRequired integer = 1
        numberOfTouchesRequired integer = 1 on iOS tvOS
        reference reference on watchOS
        @identity
        @gestureChildren

        element pongPressGestureRecognizer : gestureRecognizer class UILongPressGestureRecognizer watchOS WKLongPressGestureRecognizer on iOS tvOS title "Long Press Gesture Recognizer"
        @gestureFront
        allowableMovement number ~ 10
        minimumPressDuration number ~ 0.5
        numberOfTapsRequired integer = 0
        numberOfTouchesRequired integer = 1
        @identity
        @gestureChildren

        element panGestureRecognizer : gestureRecognizer class UIPanGestureRecognizer watchOS WKPanGestureRecognizer on iOS tvOS watchOS title "Pan Gesture Recognizer"
        @gestureFront
        minimumNumberOfTouches integer
        maximumNumberOfTouches integer
        allowedScrollTypes string
        @identity
        @gestureChildren

        element pinchGestureRecognizer : gestureRecognizer class UIPinchGestureRecognizer on iOS title "Pinch Gesture Recognizer"
        @gestureFront
        scale number = 1
        @identity
        @gestureChildren

        element rotationGestureRecognizer : gestureRecognizer class UIRotationGestureRecognizer on iOS title "Rotation Gesture Recognizer"
        @gestureFront
        rotation number = 0
        @identity
        @gestureChildren

        element swipeGestureRecognizer : gestureRecognizer class UISwipeGestureRecognizer watchOS WKSwipeGestureRecognizer on iOS tvOS watchOS title "Swipe Gesture Recognizer"
        @gestureFront
        numberOfTouchesRequired integer = 1
        direction enum swipeDirection = right
        @identity
        @gestureChildren

        element screenEdgePanGestureRecognizer : gestureRecognizer class UIScreenEdgePanGestureRecognizer on iOS title "Screen Edge Pan Gesture Recognizer"
        @gestureFront
        minimumNumberOfTouches integer
        maximumNumberOfTouches integer
        @identity
        @gestureChildren
        > rectEdge [edges]

        element rectEdge : value on iOS title "Edges"
        key key
        top bool = NO
        left bool = NO
        bottom bool = NO
        right bool = NO

        element pressTypeMask : value on tvOS title "Allowed Presses"
        key key
        upArrow bool = NO
        downArrow bool = NO
        leftArrow bool = NO
        rightArrow bool = NO
        select bool = NO
        menu bool = NO
        playPause bool = NO
        pageUp bool = NO
        pageDown bool = NO
        """#)
}
