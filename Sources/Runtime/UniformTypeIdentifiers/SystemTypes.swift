/// The types that the system declares, one on a line: identifier, supertypes, extensions of names and MIME types, the preferred first.
///
/// Identifiers and what they conform to are those of "System-declared uniform type identifiers" in Apple's documentation.
enum SystemTypes {
    static let lines = """
        com.adobe.pdf | public.data,public.composite-content | pdf | application/pdf
        com.adobe.raw-image | public.camera-raw-image | dng | image/x-adobe-dng
        com.apple.alias-file | public.data,com.apple.resolvable |  |
        com.apple.applescript.script | public.data,public.script | scpt |
        com.apple.applescript.script-bundle | com.apple.bundle,com.apple.package,public.script | scptd |
        com.apple.applescript.text | public.script | applescript |
        com.apple.application | public.executable |  |
        com.apple.application-and-system-extension | com.apple.xpc-service | appex |
        com.apple.application-bundle | com.apple.application,com.apple.bundle,com.apple.package | app |
        com.apple.archive | public.data,public.archive | aar |
        com.apple.arobject | public.data | arobject |
        com.apple.binary-property-list | com.apple.property-list |  |
        com.apple.bookmark | public.data,com.apple.resolvable |  |
        com.apple.bundle | public.directory | bundle |
        com.apple.flat-rtfd | public.data,public.composite-content |  |
        com.apple.framework | com.apple.bundle | framework |
        com.apple.haptics.ahap | public.json | ahap |
        com.apple.icns | public.image | icns |
        com.apple.internet-location | public.data |  |
        com.apple.iwork.keynote.sffkey | public.data,public.presentation | key |
        com.apple.iwork.numbers.sffnumbers | public.data,public.spreadsheet | numbers |
        com.apple.iwork.pages.sffpages | public.data,public.composite-content | pages |
        com.apple.live-photo | public.data,public.content |  |
        com.apple.m4a-audio | public.audio | m4a | audio/x-m4a
        com.apple.m4v-video | public.movie | m4v | video/x-m4v
        com.apple.metadata-importer | com.apple.plugin | mdimporter |
        com.apple.mount-point | public.item,com.apple.resolvable |  |
        com.apple.package | public.directory |  |
        com.apple.plugin | com.apple.bundle,com.apple.package | plugin |
        com.apple.property-list | public.data | plist | application/x-plist
        com.apple.protected-mpeg-4-audio | public.audio | m4p,m4b |
        com.apple.protected-mpeg-4-video | public.movie | m4v | video/x-m4v
        com.apple.quicklook-generator | com.apple.plugin | qlgenerator |
        com.apple.quicktime-movie | public.movie | mov,qt | video/quicktime
        com.apple.reality | public.data | reality |
        com.apple.resolvable |  |  |
        com.apple.rtfd | com.apple.package,public.composite-content | rtfd |
        com.apple.scenekit.scene | public.3d-content,public.data | scn |
        com.apple.systempreference.prefpane | com.apple.bundle,com.apple.package | prefPane |
        com.apple.webarchive | public.data,public.composite-content | webarchive | application/x-webarchive
        com.apple.xml-property-list | com.apple.property-list,public.xml |  |
        com.apple.xpc-service | com.apple.bundle,com.apple.package | xpc |
        com.compuserve.gif | public.image | gif | image/gif
        com.ilm.openexr-image | public.image | exr | image/x-exr
        com.microsoft.bmp | public.image | bmp,dib | image/bmp
        com.microsoft.excel.xls | public.data,public.spreadsheet | xls | application/vnd.ms-excel
        com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon
        com.microsoft.internet-shortcut | com.apple.internet-location | url |
        com.microsoft.powerpoint.ppt | public.data,public.presentation | ppt | application/vnd.ms-powerpoint
        com.microsoft.waveform-audio | public.audio | wav,wave | audio/wav,audio/vnd.wave
        com.microsoft.windows-executable | public.data,public.executable | exe |
        com.microsoft.word.doc | public.data | doc | application/msword
        com.netscape.javascript-source | public.source-code,public.executable | js,jscript,javascript,mjs | text/javascript
        com.pixar.universal-scene-description | public.3d-content,public.data | usd,usda,usdc |
        com.pixar.universal-scene-description-mobile | public.3d-content,public.data | usdz | model/vnd.usdz+zip
        com.pkware.zip-archive | public.archive |  |
        com.rsa.pkcs-12 | public.data | p12,pfx | application/x-pkcs12
        net.daringfireball.markdown | public.plain-text | md,markdown | text/markdown
        org.gnu.gnu-zip-archive | public.data,public.archive | gz,gzip | application/gzip
        org.idpf.epub-container | public.data,public.composite-content | epub | application/epub+zip
        org.matroska.mkv | public.movie | mkv | video/x-matroska
        org.openxmlformats.presentationml.presentation | public.data,public.presentation | pptx | application/vnd.openxmlformats-officedocument.presentationml.presentation
        org.openxmlformats.spreadsheetml.sheet | public.data,public.spreadsheet | xlsx | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
        org.openxmlformats.wordprocessingml.document | public.data,public.composite-content | docx | application/vnd.openxmlformats-officedocument.wordprocessingml.document
        org.webmproject.webm | public.movie | webm | video/webm
        org.webmproject.webp | public.image | webp | image/webp
        public.3d-content | public.content |  |
        public.3gpp | public.movie | 3gp,3gpp | video/3gpp
        public.aiff-audio | public.audio | aiff,aif | audio/aiff
        public.archive | public.data |  |
        public.assembly-source | public.source-code | s |
        public.audio | public.audiovisual-content |  |
        public.audiovisual-content | public.data,public.content |  |
        public.avi | public.movie | avi,vfw | video/avi
        public.bookmark |  |  |
        public.bzip2-archive | public.data,public.archive | bz2,bzip2 | application/x-bzip2
        public.c-header | public.source-code | h |
        public.c-plus-plus-header | public.source-code | hh,hpp,h++,hxx |
        public.c-plus-plus-source | public.source-code | cp,cpp,c++,cc,cxx |
        public.c-source | public.source-code | c |
        public.calendar-event |  |  |
        public.camera-raw-image | public.image | raw |
        public.comma-separated-values-text | public.delimited-values-text | csv | text/csv,text/comma-separated-values
        public.composite-content | public.content |  |
        public.contact |  |  |
        public.content |  |  |
        public.css | public.text | css | text/css
        public.data | public.item |  |
        public.database |  |  |
        public.delimited-values-text | public.text |  |
        public.directory | public.item |  |
        public.disk-image | public.archive |  |
        public.email-message | public.message | eml | message/rfc822
        public.executable | public.item |  |
        public.file-url | public.url |  |
        public.folder | public.directory |  |
        public.font |  |  |
        public.heic | public.heif-standard | heic | image/heic
        public.heif | public.heif-standard | heif | image/heif
        public.heif-standard | public.image |  |
        public.html | public.text | html,htm,shtml,shtm | text/html
        public.image | public.data,public.content |  |
        public.item |  |  |
        public.jpeg | public.image | jpeg,jpg,jpe | image/jpeg,image/jpg
        public.jpeg-xl | public.image | jxl | image/jxl
        public.json | public.text | json | application/json
        public.log | public.plain-text,public.text | log |
        public.m3u-playlist | public.playlist | m3u,m3u8 | audio/mpegurl
        public.make-source | public.script | mk,mak |
        public.message |  |  |
        public.midi-audio | public.audio | midi,mid,smf,kar | audio/midi
        public.movie | public.audiovisual-content |  |
        public.mp3 | public.audio | mp3,mpga | audio/mpeg,audio/mp3
        public.mpeg | public.movie | mpg,mpeg,mpe,m75,m15 | video/mpeg
        public.mpeg-2-transport-stream | public.movie | ts |
        public.mpeg-2-video | public.video | m2v | video/mpeg2
        public.mpeg-4 | public.movie | mp4,mpg4 | video/mp4
        public.mpeg-4-audio | public.audio | mp4 | audio/mp4
        public.objective-c-plus-plus-source | public.source-code | mm |
        public.objective-c-source | public.source-code | m |
        public.opentype-font | public.font | otf | font/otf
        public.perl-script | public.shell-script | pl,pm | text/x-perl-script
        public.php-script | public.shell-script | php,php3,php4,ph3,ph4,phtml | text/php
        public.plain-text | public.text | txt,text | text/plain
        public.playlist | public.text |  |
        public.png | public.image | png | image/png
        public.presentation | public.composite-content |  |
        public.python-script | public.shell-script | py | text/x-python-script
        public.rtf | public.text | rtf | text/rtf,application/rtf
        public.ruby-script | public.shell-script | rb,rbw | text/x-ruby-script
        public.script | public.source-code |  |
        public.shell-script | public.script | sh,command |
        public.source-code | public.plain-text |  |
        public.spreadsheet | public.content |  |
        public.svg-image | public.image,public.xml | svg,svgz | image/svg+xml
        public.swift-source | public.source-code | swift |
        public.symlink | public.item,com.apple.resolvable |  |
        public.tab-separated-values-text | public.delimited-values-text | tsv | text/tab-separated-values
        public.tar-archive | public.data,public.archive | tar | application/x-tar
        public.text | public.data,public.content |  |
        public.tiff | public.image | tiff,tif | image/tiff
        public.to-do-item |  |  |
        public.truetype-ttf-font | public.font | ttf | font/ttf
        public.unix-executable | public.data,public.executable |  |
        public.url | public.data |  |
        public.utf16-external-plain-text | public.plain-text |  | text/plain;charset=utf-16
        public.utf16-plain-text | public.plain-text |  |
        public.utf8-plain-text | public.plain-text |  | text/plain;charset=utf-8
        public.utf8-tab-separated-values-text | public.tab-separated-values-text,public.utf8-plain-text |  |
        public.vcard | public.text,public.contact | vcf,vcard | text/directory,text/vcard
        public.video | public.movie |  |
        public.volume | public.folder |  |
        public.x509-certificate | public.data | cer,crt,der | application/x-x509-ca-cert
        public.xml | public.text | xml | application/xml,text/xml
        public.yaml | public.text | yml,yaml | application/x-yaml
        public.zip-archive | public.data,com.pkware.zip-archive | zip | application/zip
        """
}
