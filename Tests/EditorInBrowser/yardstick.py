"""What the browser itself needs to fetch a bitmap from this computer and to paint it: what nobody's page can be quicker than."""

import http.server
import struct
import threading

PAINT = """async ([address, count]) => {
    const times = [];
    const place = document.body.appendChild(document.createElement('div'));
    for (let number = 0; number < count; number++) {
        await new Promise(requestAnimationFrame);
        const begun = performance.now();
        const image = new Image();
        image.src = `${address}?${number}`;
        await image.decode();
        place.replaceChildren(image);
        // What a frame shows is on the screen when the frame after it begins.
        await new Promise(done => requestAnimationFrame(() => {
            const after = new MessageChannel();
            after.port1.onmessage = done;
            after.port2.postMessage(0);
        }));
        times.push(performance.now() - begun);
    }
    return times;
}"""


def bitmap(width, height):
    """Pixels of many colors, as the editor's pictures are sent."""
    row = b"".join(struct.pack("<I", 0xFF000000 | (x * 2654435761 & 0xFFFFFF)) for x in range(width))
    pixels = row * height
    head = struct.pack("<2sIHHI", b"BM", 54 + len(pixels), 0, 0, 54)
    return head + struct.pack("<IiiHHIIiiII", 40, width, -height, 1, 32, 0, len(pixels), 0, 0, 0, 0) + pixels


def times(browser, width, height, count=60):
    """In milliseconds, of a page that has nothing else."""
    picture = bitmap(width, height)

    class Answer(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self):
            is_page = self.path == "/"
            body = b"<!doctype html><title>-</title>" if is_page else picture
            self.send_response(200)
            self.send_header("Content-Type", "text/html" if is_page else "image/bmp")
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Cache-Control", "no-store")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    page = browser.new_page()
    try:
        address = f"http://127.0.0.1:{server.server_port}"
        page.goto(address + "/")
        return page.evaluate(PAINT, [address + "/bitmap", count])[5:]
    finally:
        page.close()
        server.shutdown()
