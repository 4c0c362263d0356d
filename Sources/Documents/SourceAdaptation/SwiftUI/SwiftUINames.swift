/// The names that sources have from SwiftUI.
enum SwiftUINames {
    static let all: Set<String> = Set(
        """
        AccessibilityFocusState Alert AlertScene Alignment AlignmentID Anchor Angle AngularGradient Animatable
        AnimatablePair Animation AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView App AppStorage AsyncImage Axis
        Bindable Binding BlendMode BorderedButtonStyle BorderedProminentButtonStyle BorderlessButtonStyle Button
        ButtonBorderShape ButtonRole ButtonStyle Canvas Capsule Circle Color ColorPicker ColorScheme
        ColorSchemeContrast Commands ConcentricRectangle ContainerRelativeShape ContentMode ContentShapeKinds
        ContentSizeCategory ContentTransition ControlGroup ControlSize CoordinateSpace DatePicker DisclosureGroup
        Divider DocumentGroup DragGesture DynamicProperty DynamicTypeSize DynamicViewContent Edge EdgeInsets EditButton
        EditMode Ellipse EllipticalGradient EmptyModifier EmptyView Entry Environment EnvironmentKey EnvironmentObject
        EnvironmentValues EnvironmentalModifier EquatableView FetchRequest FetchedResults FileDocument FillStyle
        FocusState FocusedBinding FocusedValue Font ForEach Form GeometryEffect GeometryProxy GeometryReader Gesture
        GestureState Gradient GraphicsContext Grid GridItem GridRow Group GroupBox HStack HorizontalAlignment
        HorizontalEdge Image InsettableShape KeyframeAnimator Label LabelStyle LabeledContent LayoutPriority LazyHGrid
        LazyHStack LazyVGrid LazyVStack LinearGradient Link List ListStyle LocalizedStringKey LongPressGesture
        MagnificationGesture Material MatchedGeometryProperties Menu MeshGradient MultiDatePicker Namespace
        NavigationLink NavigationPath NavigationSplitView NavigationStack NavigationView NavigationViewStyle
        ObservedObject OpenURLAction OutlineGroup PageTabViewStyle PhaseAnimator PhotosPicker PhotosPickerItem Picker
        PickerStyle PinnedScrollableViews PlainButtonStyle PlainListStyle PopoverAttachmentAnchor PreferenceKey
        PresentationDetent PresentationMode PreviewDevice PreviewLayout PreviewProvider Previewable PrimitiveButtonStyle
        ProgressView ProgressViewStyle ProposedViewSize RadialGradient Rectangle RedactionReasons RotationGesture
        RoundedCornerStyle RoundedRectangle SafeAreaRegions Scene SceneBuilder ScenePhase SceneStorage ScrollView
        ScrollViewProxy ScrollViewReader Section SectionedFetchRequest SecureField Shape ShapeStyle Slider
        SpatialTapGesture Spacer State StateObject Stepper StrokeStyle SubscriptionView SwitchToggleStyle SymbolEffect
        SymbolVariants TabView Table TapGesture Text TextAlignment TextEditor TextField TextFieldStyle TimelineView
        Toggle ToggleStyle ToolbarContent ToolbarItem ToolbarItemGroup ToolbarItemPlacement Transaction Transition
        UIApplicationDelegateAdaptor UIHostingConfiguration UIHostingConfigurationBackground
        UIHostingControllerSizingOptions UIViewControllerRepresentable UIViewControllerRepresentableContext
        UIViewRepresentable UIViewRepresentableContext UnevenRoundedRectangle UnitPoint VStack VerticalAlignment
        VerticalEdge View ViewBuilder ViewDimensions ViewModifier ViewThatFits WindowGroup ZStack withAnimation
        """.split { $0 == " " || $0 == "\n" }.map(String.init))

    /// The view controller that shows a view of SwiftUI, and what stands in its place.
    static let host = "UIHostingController"
    static let placeholder = "SwiftUIPlaceholder"
}
