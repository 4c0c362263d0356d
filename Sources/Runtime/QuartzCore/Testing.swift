// Unused, but it must be built for tests of modules that import QuartzCore.
import _Testing_QuartzCore
