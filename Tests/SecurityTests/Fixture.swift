import Foundation

/// Keys and certificates that were made with OpenSSL for these tests, and what it signed and encrypted with them.
enum Fixture {
    static let certificate = data(
        """
        MIIDXzCCAkegAwIBAgICEjQwDQYJKoZIhvcNAQELBQAwSDELMAkGA1UEBhMCVVMxFDASBgNVBAoMC0V4YW1wbGUgT3JnMQ0wCwYDVQQL
        DARVbml0MRQwEgYDVQQDDAtleGFtcGxlLmNvbTAeFw0yNjExMjgwMTEyMDlaFw0zNjExMjUwMTEyMDlaMEgxCzAJBgNVBAYTAlVTMRQw
        EgYDVQQKDAtFeGFtcGxlIE9yZzENMAsGA1UECwwEVW5pdDEUMBIGA1UEAwwLZXhhbXBsZS5jb20wggEiMA0GCSqGSIb3DQEBAQUAA4IB
        DwAwggEKAoIBAQCo7D5RGnc+OD6e0bAFqAKTazKg+0XLePTd6yrMagjUhMpGLpemmiMRxTvNSf7fxnUYlfm7485e2udvM3bFzLNL46aP
        zk0mOx/Uf9i2dyvh9c0vsAr/crAaOKgH2u6fArsv2C1LAPUaXsFENsxnMhzw7UX9xHKV47mbqr1hzgjeGjPhceGRhBjsR5k14Mg35an/
        V9x4RsITOH6FyafZpdP4NOVV7ggrtkFdL0O0jondQJNBYO4hWdxaPo5QmbvzVFebwgC74ZVJ3kTl0W/UvsNX2Af1C5RkcCPAABY1vqtk
        jqGrzx+l3tdZH3cMPa+05OM4cdroqQwqXhEPKS1OOklTAgMBAAGjUzBRMB0GA1UdDgQWBBQFMumR1LpHFW9YmouLYSwSyBx4pzAfBgNV
        HSMEGDAWgBQFMumR1LpHFW9YmouLYSwSyBx4pzAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUAA4IBAQAKE1i7UvTeTQn42yvC
        Wj6FgHdidRfDAa0wxpvWbeWTyXpod/+2LsIWYmEy+eXNHts+PHIIkw+B+RuqOVRf1MkyuE6zqtYLKy+QjFhIjKu5OY2cUH2zVkDfcpzX
        nGOsgzfoZLU+mX4/dW+Pk654Gj2E+zjWHQhRdkzOZlgSVbA5TXIAo3BXr+6GKlJnm43GQrU+crD9zhMFXqv7gt6/MwpDvUgWGE39zklS
        UHeV+EWljJiF58AJcWizYW2mEptBkBI//GxDd8jIjh0KeSP3M2nEoW1VEUVuCDQBOjFK/BbQ2aSIg27GO4oShrkMmKOn0mZXKDl4Ullu
        /u7d/GU/pYhS
        """)

    static let certificateOfCurve = data(
        """
        MIIBuDCCAT6gAwIBAgIUGmP9huH87ARu5N08erPY83AwgY4wCgYIKoZIzj0EAwIwEzERMA8GA1UECgwIT25seSBPcmcwHhcNMjYxMTI4
        MDExMjA5WhcNMzYxMTI1MDExMjA5WjATMREwDwYDVQQKDAhPbmx5IE9yZzB2MBAGByqGSM49AgEGBSuBBAAiA2IABKN/CWrFYXkqnq/p
        wIjl3fgqqy9rmLBjaC7pv5QdIkoqQXTIP8OS1JYYfmVw4TWWJvThb+8uKnhU34bd0RW+BcQ/rrwNMqgEeFGRv2ZD7UIny5D54vlE6rhk
        Y73D6fnhoKNTMFEwHQYDVR0OBBYEFCZsNVafeZAXTFPb7yApi51o28b+MB8GA1UdIwQYMBaAFCZsNVafeZAXTFPb7yApi51o28b+MA8G
        A1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDaAAwZQIwATo3btKqI0+62tf5lixDbt09OUQw98sI56HoIi5eoMONHfc9d0WdMkOLgu7S
        9heqAjEAncPLgbfKjk/kFOlGrhnDjA+1R28QvYzcxLZoJZVG260ymmMhap1Urj0+y4U3ldh4
        """)

    static let rsaKey = data(
        """
        MIIEowIBAAKCAQEAqOw+URp3Pjg+ntGwBagCk2syoPtFy3j03esqzGoI1ITKRi6XppojEcU7zUn+38Z1GJX5u+POXtrnbzN2xcyzS+Om
        j85NJjsf1H/Ytncr4fXNL7AK/3KwGjioB9runwK7L9gtSwD1Gl7BRDbMZzIc8O1F/cRyleO5m6q9Yc4I3hoz4XHhkYQY7EeZNeDIN+Wp
        /1fceEbCEzh+hcmn2aXT+DTlVe4IK7ZBXS9DtI6J3UCTQWDuIVncWj6OUJm781RXm8IAu+GVSd5E5dFv1L7DV9gH9QuUZHAjwAAWNb6r
        ZI6hq88fpd7XWR93DD2vtOTjOHHa6KkMKl4RDyktTjpJUwIDAQABAoIBAA9UwaMiv8fJ2wUXCt64jONMS2AI7iC1baPmgA/lX7/J/YG5
        INJiEuS9/dt358XvgRkmI3BGEKjTPUX+ab0yAuPUWX2bv6zEmPL0V3rX/geYA3NciuL8SbdXhQiRei68VLjW6eVwxM4L44aJYqvLBI1p
        O3z4o12vOV1DdcS2ql9d44thtFXAZRcx6AGWQyuRkvAXwot99taiWvPzI22xDv1YlsKaT9+0b1uyA3Tx9Vlfv3xjznE8a9X7RC0Xqxfk
        qy+kc8L2AYtpl9f6wcdPC0K6sjdMVU4bqFxquVRnKETTuiNz6O9g+sQeyv+Tx119/vlGMWp2bC4COdBwuvlTHeECgYEA4uyD+0HxbhYV
        DnJTEumKxQyfTOwIPwigL/t4jRy218gwsXr/oOoHXYCyL6iuGkCEE5FXIfUMBMS6DDy45fLlgH/VAA/3yA4U+jZhAQtV9wnOFsub7bUE
        PYrb+H+N8pBKwev3pCNqAnRtxBu5yfUXSY+tXmwu5H7ymQyQ+HNj7S8CgYEAvpEyFjHCD5E0eF1dpLM1QX9uPy6RZF8S0MPmZI7yOg+r
        MSKs4F6XsGFWCOahJ627mdmPGUFbOXBetmYBMZvnC/LLoSYR5JYI2a53amTVUdLcc5KD8JvBAvRy47tViPg/GR0QRzQ2wx0YV/ANJ0l4
        tLg2KtrTvGVrefYW8MOBhR0CgYBatFd9EzrB2inIgIIcSSWi5gy23pHdQEFnbIkfPp8HWYm9J4EOfP08rriKvE37SFaCy9GcTSrkrQ4A
        3jS6FYEPAAnP4JIWcSqJaTsVA8b03AJ4siI9veFYCC0tAy9mCa8YHI38GfvBx3AotzxoMYOBb+DIoU2NIAEwlAlOhjEnGQKBgBEjccO5
        OeC4iGWC0Bct3s5DLaEVCRJj0odf9up4SKScICNNIQsUtsOwHVKzmy68WzDc9hepXxDtYDc7OURC5yaV8WZOzDEopScen7K72st/EUB7
        ns4W0+b2IRcGFA07dkFF8d7VfU9S4IuYFTbBTs/B+W0lPQGmhWH0ld+VVaKpAoGBAMnJTvUizYN6KQzoXtn4eYoWOOKuHrdMh9Caf5Ft
        U44+XoxVap507SlUvKTU7qa3QH6BGllnckkqth5mVW4ATh1mR+YkvtDecvxS6yJ3/MhuCimEQx/mOkI9TtDwyJvRVSfy5vEoq3IhF4+c
        17lYBmHi+DJE7Xlp3ZePLA52unwk
        """)

    static let rsaPublicKeyInfo = data(
        """
        MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqOw+URp3Pjg+ntGwBagCk2syoPtFy3j03esqzGoI1ITKRi6XppojEcU7zUn+
        38Z1GJX5u+POXtrnbzN2xcyzS+Omj85NJjsf1H/Ytncr4fXNL7AK/3KwGjioB9runwK7L9gtSwD1Gl7BRDbMZzIc8O1F/cRyleO5m6q9
        Yc4I3hoz4XHhkYQY7EeZNeDIN+Wp/1fceEbCEzh+hcmn2aXT+DTlVe4IK7ZBXS9DtI6J3UCTQWDuIVncWj6OUJm781RXm8IAu+GVSd5E
        5dFv1L7DV9gH9QuUZHAjwAAWNb6rZI6hq88fpd7XWR93DD2vtOTjOHHa6KkMKl4RDyktTjpJUwIDAQAB
        """)

    static let pkcs1Signature = data(
        """
        Wza70fdS6I0I65OVfddurYu7UNdS2D70+NSlbGjW9/pNAJWavyPupFFfHwFcaAcO82Jbnr6MgTlFXWOviC5Advd3zQApnMasR+3Vyu0t
        PZRwo0+kmdt6soD5pCf2eThUJ+iffkpuLkKM6/RkcumiuBPDTxsqBAYWp8z3/dGEVt4aATD5Wi2mUvB26oun1d42LVUT8yxl03ajJRPq
        /YG1Heh+/HeG/6R94pbxstgp8nlhbmoyPydNUI0gWdLz1tfdOlveakVbP1DbHcKe2zI9N7OIqpEYw6uNs8k7wZN+Bp1PPyjr3c7J6u/8
        M6rxFHv8J6znfiIcmmMobuywJ4VOaQ==
        """)

    static let pssSignature = data(
        """
        pry0Qy9m5DXbazPVjhsT7wxGMApruSlI8PXNVjfFBO09ONkGlReCfctCTgFVrFdoIW6zRlH8HjrGq+APGjzBttEYcymf6imA+Q2bV4R8
        bRInEHdGglug8d7qf8IPw1xeZDncxvhXzng1V+OumrOA7NMJAktjM384RbZxRG/EilJBSMGi9iOySXDjEpaKqbObn39z30hmzYNpRuQY
        aKrk0ShW+1XmL0XqW/atWpa/90sOVXp1MaEGpOQ3RjYlMmYbjiOpJzAolmCxbtFGwV0s+whQnqTIFbqtwFfiayX6qrR1etXLlSCyM3pt
        V4TsWC9cRIXRNwcT8xw2U/OMhtARlw==
        """)

    static let oaepCiphertext = data(
        """
        fLpMSCR37iKPbLVlzDyzID0nuvVpyW+t8tkwLENaUG7hfjq895AB+MGcgcdITCki7ahvPyUOKrWwf50rM39uusXDAJevoCdKLPDp255W
        GmYv4uUk+AZhBpg/qlbn6BfmVL6H7d9G2bXnkrx95cn6n6Wxi+yDzCkWeJf/CXTdx+z7VmqCGxnqNt4ZEGmI2GgxZXg+LUqnyWW31bNy
        8R+xpzjOycqNIP8P6rGTD9pcnbc1/43uMjsKWEru5/CiPnzBuVSspNjNl2m7omsLLdVa8lczD3EXA3YbAZsLAC8Eh5S89Y7sbmTrbNuO
        pon+ABAV+Jdwu7X1n7+FSAWhh5SCBA==
        """)

    private static func data(_ base64: String) -> Data {
        Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data()
    }
}
