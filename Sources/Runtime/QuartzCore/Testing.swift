// Nothing is used of it, but tests of whoever imports QuartzCore must find it built.
import _Testing_QuartzCore
