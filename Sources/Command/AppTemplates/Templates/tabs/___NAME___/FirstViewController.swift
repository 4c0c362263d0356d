import UIKit

class FirstViewController: UIViewController {
}
