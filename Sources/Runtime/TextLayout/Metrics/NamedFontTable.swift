/// The published advance widths of families that are part of iOS but can't be distributed; see docs/named-fonts.md.
enum NamedFontTable {
    /// A font of a family, possibly interpolated between two that were measured.
    struct Face {
        fileprivate var lighter: Measured
        fileprivate var bolder: Measured
        /// The interpolation from the lighter to the bolder font; outside of 0...1 it extrapolates.
        fileprivate var share: Double

        /// Returns the advance in ems, or nil if none was published.
        func advance(of scalar: Unicode.Scalar) -> Double? {
            guard let place = NamedFontTable.places[scalar], place < min(lighter.advances.count, bolder.advances.count)
            else { return nil }
            return between(lighter.advances[place] / lighter.unitsPerEm, bolder.advances[place] / bolder.unitsPerEm)
        }

        /// The width of the font relative to its substitute.
        var standInScale: Double { max(between(lighter.standInScale, bolder.standInScale), 0) }

        private func between(_ low: Double, _ high: Double) -> Double { max(low + (high - low) * share, 0) }
    }

    fileprivate struct Measured {
        var weight: Int
        var unitsPerEm: Double
        var standInScale: Double
        var advances: [Double]
    }

    /// Returns the font of a family, or nil if nothing is known about it.
    static func face(family: String, weight: Int) -> Face? {
        let name = family.lowercased()
        guard let faces = families[name], let lighter = faces.first, let bolder = faces.last else { return nil }
        let span = Double(max(bolder.weight - lighter.weight, 1))
        let share = shares[name]?[weight] ?? Double(weight - lighter.weight) / span
        return Face(lighter: lighter, bolder: bolder, share: share)
    }

    /// Interpolations for weights that aren't evenly spaced.
    private static let shares: [String: [Int: Double]] = [
        "avenir next": [100: -0.5],
        "helvetica neue": [100: -1.6, 200: -1, 300: -0.55, 500: 0.48],
    ]

    private static let places: [Unicode.Scalar: Int] = {
        let ascii = (0x20...0x7E).map { Unicode.Scalar(UInt8($0)) }
        return Dictionary(
            uniqueKeysWithValues: (ascii + Array("–—‘’“”…".unicodeScalars)).enumerated().map { ($1, $0) })
    }()

    /// The families by lowercase name, fonts from light to bold.
    private static let families: [String: [Measured]] = {
        var families: [String: [Measured]] = [:]
        var name = ""
        for line in faces.split(separator: "\n") {
            let fields = line.split(separator: ";").map { String($0.drop { $0 == " " }) }
            if fields.count == 4, let weight = Int(fields[1]), let em = Double(fields[2]), let scale = Double(fields[3])
            {
                name = fields[0]
                families[name, default: []].append(
                    Measured(weight: weight, unitsPerEm: em, standInScale: scale, advances: []))
            } else if let last = families[name]?.indices.last {
                families[name]?[last].advances += line.split(separator: " ").compactMap { Double($0) }
            }
        }
        return families
    }()

    /// The family, weight, units per em, and width relative to the substitute; then the advances of ASCII from the
    /// space on and, for some fonts, those of dashes, quotes and the ellipsis.
    private static let faces = """
        avenir; 400; 54; 0.983
        15 15 28 30 30 45 38 14 14 14 24 36 15 18 15 20 30 30 30 30 30 30 30 30 30 30 15 15 36 36 36 26 43
        37 34 38 40 32 30 42 39 14 26 34 27 48 42 45 31 45 32 30 31 37 33 51 34 31 30 14 20 14 36 27 13 28
        33 26 33 30 16 33 30 13 13 26 13 46 30 32 33 33 18 23 18 30 26 39 26 26 23 14 12 14 36
        avenir; 800; 54; 0.981
        16 16 28 32 32 49 40 16 16 16 25 36 16 17 16 21 32 32 32 32 32 32 32 32 32 32 16 16 36 36 36 28 43
        39 35 37 41 33 31 42 40 15 27 37 28 50 43 45 33 46 34 31 31 39 36 53 37 34 33 15 21 15 36 27 14 29
        34 26 34 31 19 34 31 14 14 29 14 47 31 33 34 34 21 24 21 31 28 43 29 28 26 15 12 15 36
        avenir next; 400; 1006.2; 0.999
        250 330 410 560 580 830 700 260 300 300 440 670 260 320 260 370 580 580 580 580 580 580 580 580 580
        580 300 300 670 670 670 480 800 700 640 720 757 590 562 780 720 260 492 630 510 890 760 850 580 840
        600 560 570 710 620 970 650 600 570 300 370 300 670 500 240 534 640 500 640 572 300 630 580 250 250
        510 252 883 580 610 635 640 360 444 317 581 490 750 480 490 440 300 220 300 670
        avenir next; 700; 1006.2; 1.017
        250 360 500 600 650 910 780 300 340 340 490 670 300 330 300 420 650 650 650 650 650 650 650 650 650
        650 330 330 670 670 670 550 800 730 670 700 770 610 580 770 760 320 530 710 530 960 790 850 640 860
        660 590 580 740 680 1025 700 670 640 340 420 340 690 500 300 570 660 500 660 600 360 660 620 296 300
        600 298 924 620 630 660 660 400 470 370 610 570 870 590 570 510 340 240 340 670
        georgia; 400; 1000; 1.048
        240 330 410 640 610 820 710 220 380 380 470 640 270 370 270 470 610 430 560 550 560 530 570 500 600
        570 310 310 640 640 640 480 930 670 650 640 750 650 600 730 810 390 520 690 600 930 770 740 610 740
        700 560 620 760 670 980 710 620 600 380 470 380 640 640 500 500 560 450 570 480 330 510 580 290 290
        540 290 880 590 540 570 560 410 430 350 580 500 740 500 490 440 430 380 430 640
        georgia; 700; 1000; 1.134
        250 380 510 700 640 880 800 270 450 450 480 700 330 380 330 470 700 490 630 620 650 600 650 550 680
        650 370 370 700 700 700 550 970 760 760 720 830 720 670 810 910 450 600 820 690 1020 840 820 700 820
        800 650 680 830 760 1130 810 730 690 450 470 450 700 700 500 600 650 530 660 570 390 580 680 350 350
        630 340 1020 690 640 660 650 520 510 400 680 570 860 590 560 530 500 390 500 700
        futura; 500; 1000; 1.029
        helvetica neue; 400; 1000; 0.997
        278 259 426 556 556 1000 630 278 259 259 352 600 278 389 278 333 556 556 556 556 556 556 556 556 556
        556 278 278 600 600 600 556 800 648 685 722 704 611 574 759 722 259 519 667 556 871 722 760 648 760
        685 648 574 722 611 926 611 648 611 259 333 259 600 500 222 537 593 537 593 537 296 574 556 222 222
        519 222 853 556 574 593 593 333 500 315 556 500 758 518 500 480 333 222 333 600 500 1000 278 278 426
        426 1000
        helvetica neue; 700; 1000; 1.000
        278 278 463 556 556 1000 685 278 296 296 407 600 278 407 278 371 556 556 556 556 556 556 556 556 556
        556 278 278 600 600 600 556 800 685 704 741 741 648 593 759 741 295 556 722 593 907 741 778 667 778
        722 649 611 741 630 944 667 667 648 333 371 333 600 500 259 574 611 574 611 574 333 611 593 258 278
        574 258 906 593 611 611 611 389 537 352 593 520 814 537 519 519 333 223 333 600 500 1000 278 278 463
        463 1000
        palatino; 400; 1000; 1.066
        250 278 371 500 500 840 778 208 333 333 389 606 250 333 250 606 500 500 500 500 500 500 500 500 500
        500 250 250 606 606 606 444 747 778 611 709 774 611 556 763 832 337 333 726 611 946 831 786 604 786
        668 525 613 778 722 1000 667 667 667 333 606 333 606 500 333 500 553 444 611 479 333 556 582 291 234
        556 291 883 582 546 601 560 395 424 326 603 565 834 516 556 500 333 606 333 606 500 1000 278 278 500
        500 1000
        palatino; 700; 1000; 1.046
        250 278 402 500 500 889 833 227 333 333 444 606 250 333 250 296 500 500 500 500 500 500 500 500 500
        500 250 250 606 606 606 444 747 778 667 722 833 611 556 833 833 389 389 778 611 1000 833 833 611 833
        722 611 667 778 778 1000 667 667 667 333 606 333 606 500 333 500 611 444 611 500 389 556 611 333 333
        611 333 889 611 556 611 611 389 444 333 611 556 833 500 556 500 310 606 310 606 500 1000 278 278 500
        500 1000
        trebuchet ms; 400; 1000; 0.933
        300 370 320 520 520 600 710 160 370 370 370 520 370 370 370 520 520 520 520 520 520 520 520 520 520
        520 370 370 520 520 520 370 770 590 570 600 610 540 520 680 650 280 480 580 510 710 640 670 560 680
        580 480 580 650 590 850 560 570 550 370 360 370 520 520 520 530 560 500 560 550 370 500 550 290 370
        500 290 830 550 540 560 560 390 400 400 550 490 740 500 490 470 370 520 370 520
        trebuchet ms; 700; 1000; 0.933
        300 370 370 590 590 680 710 230 370 370 430 590 370 370 370 390 590 590 590 590 590 590 590 590 590
        590 370 370 590 590 590 440 770 630 600 610 640 570 580 670 680 280 530 620 550 750 670 700 590 710
        610 510 610 680 620 880 600 610 560 400 360 400 590 590 590 530 580 510 580 570 370 500 590 300 370
        550 290 860 590 570 580 580 430 430 400 590 530 780 550 530 530 430 590 430 590
        verdana; 400; 1000; 1.069
        350 390 460 820 640 1080 730 270 450 450 640 820 360 450 360 450 640 640 640 640 640 640 640 640 640
        640 450 450 820 820 820 550 1000 680 690 700 770 630 570 780 750 420 450 690 560 840 750 790 600 790
        700 680 620 730 680 990 690 620 690 450 450 450 820 640 640 600 620 520 620 600 350 620 630 270 340
        590 270 970 630 610 620 620 430 520 390 630 590 820 590 590 530 630 450 630 820
        verdana; 700; 1000; 1.143
        340 400 590 870 710 1270 860 330 540 540 710 870 360 480 360 690 710 710 710 710 710 710 710 710 710
        710 400 400 870 870 870 620 960 780 760 720 830 680 650 810 840 550 560 770 640 950 850 850 730 850
        780 710 680 810 760 1130 760 740 690 540 690 540 870 710 710 670 700 590 700 660 420 700 710 340 400
        670 340 1060 710 690 700 700 500 590 460 710 650 980 670 650 600 710 540 710 870
        """
}
