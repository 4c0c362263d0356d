# The small command, also by the name of Apple's ibtool, and a function that compiles a folder of documents:
#
#   openstoryboard = pkgs.callPackage ./default.nix { inherit releases sha256; };
#   openstoryboard.compile "interface" ./Shop
#
# `releases` is the address of the releases, `sha256` the sum of the file in SHA256SUMS. It is one static file: nothing is patched.
{ stdenvNoCC, fetchurl, releases, sha256, version ? "0.2.0" }:
let
  machine = stdenvNoCC.hostPlatform.parsed.cpu.name;
  command = stdenvNoCC.mkDerivation {
    pname = "openstoryboard-small";
    inherit version;
    src = fetchurl {
      url = "${releases}/download/v${version}/storyboard-small-${version}-linux-${machine}";
      inherit sha256;
    };
    dontUnpack = true;
    installPhase = ''
      mkdir -p $out/bin
      cp $src $out/bin/storyboard
      chmod 755 $out/bin/storyboard
      ln -s storyboard $out/bin/ibtool
    '';
    passthru.compile = name: folder: stdenvNoCC.mkDerivation {
      inherit name;
      src = folder;
      installPhase = "${command}/bin/storyboard compile . -o $out";
    };
    meta = {
      description = "Interface Builder storyboards without Xcode";
      mainProgram = "storyboard";
      platforms = [ "x86_64-linux" "aarch64-linux" ];
    };
  };
in command
