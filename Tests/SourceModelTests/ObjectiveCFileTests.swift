import ClassModel
import SourceModel
import StoryboardModel
import Testing

@Suite struct ObjectiveCFileTests {
    private func read(_ text: String) -> FileClasses {
        ObjectiveCFile.classes(in: Array(text.utf8), path: "File.m")
    }

    private func words(_ members: [ClassMember]) -> [String] {
        members.map { "\($0.kind) \($0.name)\($0.type.map { ": \($0)" } ?? "") @\($0.place.line)" }
    }

    @Test func `an interface has its class, superclass and members`() {
        let found = read(
            """
            #import <UIKit/UIKit.h> // @interface Fake : NSObject
            /* @interface Other : NSObject */
            @class Song;
            NS_ASSUME_NONNULL_BEGIN

            IB_DESIGNABLE
            @interface SongController : UIViewController <UITableViewDelegate, Player> {
                IBOutlet UILabel *first, *second;
                int count;
            }
            @property (nonatomic, weak) IBOutlet UITableView *tableView;
            @property (strong) IBOutletCollection(UIButton) NSArray<UIButton *> *buttons;
            @property (nonatomic) IBInspectable CGFloat radius;
            @property (copy, nullable) NSString *note;
            @property (weak) IBOutlet id<Player> player;
            - (IBAction)play:(UIButton *)sender;
            - (IBAction)stop;
            - (IBAction)tap:(id)sender forEvent:(UIEvent *)event;
            - (IBAction)unwind:(UIStoryboardSegue *)segue;
            - (void)load NS_AVAILABLE_IOS(7_0);
            + (instancetype)shared;
            @end
            """)
        #expect(found.classes.map(\.name) == ["SongController"])
        let songs = found.classes[0]
        #expect(songs.superclass == "UIViewController")
        #expect(songs.place.line == 7)
        #expect(songs.isDesignable)
        #expect(
            words(songs.members) == [
                "outlet first: UILabel @8", "outlet second: UILabel @8", "outlet tableView: UITableView @11",
                "outletCollection buttons: UIButton @12", "inspectable radius: CGFloat @13",
                "property note: NSString @14", "outlet player @15", "action play:: UIButton @16", "action stop @17",
                "action tap:forEvent: @18", "unwindAction unwind:: UIStoryboardSegue @19", "method load @20",
            ])
    }

    @Test func `categories, class extensions and implementations add to the class`() throws {
        let classes = AppClasses([
            read("@interface A : UIViewController\n@end"),
            read(
                """
                @interface A () <B>
                @property (weak, nonatomic) IBOutlet UILabel *label;
                @end
                @implementation A { IBOutlet UIView *ivar; }
                @synthesize label = _label;
                - (IBAction)go:(id)sender { if (x) { [self y:@"}"]; } }
                - (void)viewDidLoad
                {
                    [super viewDidLoad];
                }
                @end
                @implementation A (More)
                - (IBAction)more:(id)sender {}
                @end
                """),
        ])
        let members = try #require(classes.find("A")).members
        #expect(
            words(members) == [
                "outlet label: UILabel @2", "outlet ivar: UIView @4", "action go: @6", "method viewDidLoad @7",
                "action more: @13",
            ])
    }

    @Test(arguments: [
        "@interface", "@interface A", "@interface A : ", "@interface A : B <", "@interface A : B { IBOutlet",
        "@interface A : B\n- (", "@interface A : B\n- (IBAction", "@interface A : B\n@property (", "@\"", "/*", "#\\",
        "@interface A : B\n@property IBOutletCollection(", "@implementation A\n- (void)x {{{",
    ])
    func `broken headers give what can be read`(text: String) {
        _ = read(text)
    }
}
