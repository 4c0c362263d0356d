"""What goes wrong with an app that is shown in a page, and what the page says and offers then.

    faults.py STORYBOARD FOLDER

STORYBOARD is the command. FOLDER takes pictures.
"""

import json
import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

from app_page import AppPage, Served, chromium

SOURCE = """import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Controller()
        window?.makeKeyAndVisible()
        return true
    }
}

class Controller: UIViewController {
    let count = UILabel(frame: CGRect(x: 40, y: 100, width: 300, height: 40))
    var taps = 0

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        count.text = "0 taps"
        view.addSubview(count)
        add("Tap", #selector(tap), 160)
        add("Crash", #selector(crash), 220)
        add("Hang", #selector(hang), 280)
    }

    func add(_ title: String, _ action: Selector, _ y: CGFloat) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 40, y: y, width: 200, height: 44)
        button.addTarget(self, action: action, for: .touchUpInside)
        view.addSubview(button)
    }

    @objc func tap() {
        taps += 1
        count.text = "\\(taps) taps"
        print("tapped \\(taps)")
    }
    @objc func crash() { fatalError("sold out") }
    @objc func hang() { while true {} }
}
"""


def children(process):
    text = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True).stdout
    return [int(word) for word in text.split()]


def refused(address, **headers):
    try:
        urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=5)
        return None
    except urllib.error.HTTPError as error:
        return error.code


def main(command, folder):
    command = os.path.abspath(command)
    with tempfile.TemporaryDirectory() as home, chromium() as browser:
        app = pathlib.Path(home) / "Faulty"
        app.mkdir()
        source = app / "App.swift"
        source.write_text(SOURCE)
        os.environ["XDG_CACHE_HOME"] = str(pathlib.Path(home) / "cache")
        served = Served(command, "run", app, "--watch")
        try:
            page = AppPage(browser, served.address, folder=folder)
            page.wait_for("running")
            page.button("Tap").click()
            page.text("1 taps").wait_for()
            page.picture("running")

            # The tab is closed and opened again: the app is where it was.
            page.page.close()
            page = AppPage(browser, served.address, folder=folder)
            page.text("1 taps").wait_for(timeout=20_000)

            # Ten tabs show the same app.
            others = [AppPage(browser, served.address) for _ in range(9)]
            page.button("Tap").click()
            for each in [page, *others]:
                each.text("2 taps").wait_for(timeout=20_000)
            for each in others:
                assert not each.problems, each.problems
                each.page.close()

            # Nobody else is answered.
            assert refused(served.address.rsplit("/", 2)[0] + "/wrong/") == 403
            assert refused(served.address, Origin="http://example.com") == 403
            assert refused(served.address, Host="example.com") == 403
            # A malformed message changes nothing.
            page.page.evaluate("window.app.app.send('touches', {touches: [{id: -1, phase: 'x', x: 1e99, y: null}]})")
            page.button("Tap").click()
            page.text("3 taps").wait_for()

            # A crash is reported with its message and its place, and the app starts again.
            page.button("Crash").click()
            page.wait_for("crashed")
            page.picture("crashed")
            state = page.page.evaluate("window.app.app.state")
            assert "sold out" in state["text"] and "App.swift" in state["text"], state["text"]
            assert any("Crash" in json.dumps(step) for step in state["steps"]), state["steps"]
            page.page.get_by_role("button", name="Run Again").first.click()
            page.wait_for("running")
            page.text("0 taps").wait_for(timeout=20_000)

            # A killed app is reported as well.
            os.kill(children(served.process.pid)[0], signal.SIGKILL)
            page.wait_for("crashed")
            page.page.get_by_role("button", name="Run Again").first.click()
            page.wait_for("running")
            page.text("0 taps").wait_for(timeout=20_000)

            # An endless loop is noticed and can be stopped.
            page.button("Hang").click()
            page.wait_for("unresponsive")
            page.picture("unresponsive")
            page.page.get_by_role("button", name="Stop").first.click()
            page.wait_for("ended")
            page.page.get_by_role("button", name="Run Again").first.click()
            page.wait_for("running")
            page.text("0 taps").wait_for(timeout=20_000)

            # A saved mistake is reported with its place, and the next version runs.
            source.write_text(SOURCE.replace("taps += 1", "taps += one"))
            page.wait_for("failed")
            page.picture("failed")
            messages = page.page.evaluate("window.app.app.state.messages")
            assert any(each["file"].endswith("App.swift") and each["line"] and "one" in each["message"] for each in messages), messages
            source.write_text(SOURCE.replace("taps += 1", "taps += 10"))
            page.wait_for("running")
            page.button("Tap").click()
            page.text("10 taps").wait_for(timeout=20_000)
            page.picture("watched")
            assert not page.problems, page.problems
        finally:
            served.end()
        print("faults: fine")


if __name__ == "__main__":
    main(*sys.argv[1:3])
