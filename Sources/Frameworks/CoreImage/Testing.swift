// Unused, but it must be built for tests of modules that import CoreImage.
import _Testing_CoreImage
