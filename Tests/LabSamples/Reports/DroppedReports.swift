extension [DroppedReport] {
  /// Reports that were read for the list, and why each has no program.
  public static let all: [DroppedReport] = [
    DroppedReport(
      "xmartlabs/Eureka#1807",
      "the same mistake as wasabeef/recyclerview-animators#56"
    ),
    DroppedReport(
      "TableProApp/TablePro#2460",
      "the same mistake: a row's view keeps its index; here it also misleads VoiceOver"
    ),
    DroppedReport("lwouis/alt-tab-macos#2528", "the same mistake, in the text field of a row"),
    DroppedReport("TeamHavit/Havit-Android#495", "the same mistake"),
    DroppedReport("mattDavo/Yippy#39", "the same mistake as afterxleep/Bouncer#65"),
    DroppedReport(
      "SecUSo/privacy-friendly-passwordgenerator#31",
      "the same mistake as afterxleep/Bouncer#65"
    ),
    DroppedReport("mit-cml/appinventor-sources#4041", "the same mistake as coderyi/NetworkEye#8"),
    DroppedReport(
      "nextcloud/ios#105",
      "three rows are selected and a toolbar's button is touched; the rule is about the one row of a touch"
    ),
    DroppedReport(
      "AnilDeshpande/RecycleListVeiwDemo#2",
      "the same mistake as coderyi/NetworkEye#8, with an order in place of a filter"
    ),
    DroppedReport(
      "chausovSurfStudio/TextFieldsCatalog#93",
      "the same mistake as chrisamanse/CheckboxButton#3, for the text of a field"
    ),
    DroppedReport("BijeshNair/NIDropDown#15", "says that another row answers, and not how"),
    DroppedReport("netcosports/Astrolabe#33", "a title without a text"),
    DroppedReport(
      "herzbube/littlego#442",
      "the same mistake as ReactiveX/RxSwift#437, for a switch"
    ),
    DroppedReport("MortimerGoro/MGSwipeTableCell#160", "the same mistake as ReactiveX/RxSwift#437"),
    DroppedReport(
      "mattdonnelly/Swifter#250",
      "the same mistake as layerhq/Atlas-iOS#1279, at each login"
    ),
    DroppedReport("aryaxt/iOS-Slide-Menu#110", "the same mistake as deltachat/deltachat-ios#1138"),
    DroppedReport("malpern/KeyPath#142", "the same mistake as layerhq/Atlas-iOS#1279"),
    DroppedReport("DK1DA/KIImagePager#39", "each reload starts a timer: two timers are two events"),
    DroppedReport(
      "monal-im/Monal#194",
      "one account is entered twice: two entries of the user, with two identities"
    ),
    DroppedReport(
      "Dimillian/IceCubesApp#908",
      "items come again while scrolling; the cause is not told"
    ),
    DroppedReport(
      "taglia3/TGLParallaxCarousel#10",
      "inside of one view, which keeps the views of its items"
    ),
    DroppedReport(
      "openfoodfacts/openfoodfacts-ios#279",
      "a screen opens twice; the cause is not told"
    ),
    DroppedReport("CEWendel/SWTableViewCell#381", "several fingers touch several rows at one time"),
    DroppedReport(
      "muzam1l/tclone#1",
      "the same mistake as mullvad/mullvadvpn-app#3898, on the web"
    ),
    DroppedReport("Awful/Awful.app#824", "an indicator that stays; the cause is not told"),
    DroppedReport(
      "KoheiHayakawa/KHAForm#3",
      "the same mistake as element-hq/element-ios#1124, for a checkmark"
    ),
    DroppedReport(
      "City-of-Bloomington/open311-ios#58",
      "the same mistake as element-hq/element-ios#1124, for a text"
    ),
    DroppedReport("rizumita/CTCheckbox#4", "the same mistake as Boris-Em/BEMCheckBox#52"),
    DroppedReport(
      "woocommerce/woocommerce-ios#788",
      "a color stays in a reused cell; the lab draws no colors"
    ),
    DroppedReport("SDWebImage/SDWebImage#1394", "closed without a cause"),
    DroppedReport(
      "atljeremy/JFMinimalNotifications#22",
      "the same mistake as rnystrom/RNGridMenu#11"
    ),
    DroppedReport(
      "omz/Pythonista-Issues#419",
      "the same mistake as openfoodfacts/openfoodfacts-ios#8, between threads"
    ),
    DroppedReport(
      "couchbase/couchbase-lite-net#45",
      "the same mistake as SwipeCellKit/SwipeCellKit#53"
    ),
    DroppedReport(
      "xmartlabs/XLPagerTabStrip#86",
      "as jessesquires/JSQMessagesViewController#181; never added there"
    ),
    DroppedReport(
      "jessesquires/JSQMessagesViewController#268",
      "an observer that outlives what it observes can't be put"
    ),
    DroppedReport("divadretlaw/CustomAlert#18", "the same mistake as deltachat/deltachat-ios#2736"),
    DroppedReport("DeclarativeHub/Bond#391", "the same mistake as deltachat/deltachat-ios#2235"),
    DroppedReport("GitHawkApp/GitHawk#238", "the same mistake as owntracks/ios#268"),
    DroppedReport("christianselig/apollo-bugs#63", "the badge of an app that does not run"),
    DroppedReport(
      "mastodon/mastodon-ios#760",
      "a slow answer leads to a second tap: a question of design"
    ),
    DroppedReport(
      "saiy2k/nostr-components#78",
      "a failure that changes a model: right for every rule about screens"
    ),
    DroppedReport("tbl00c/TLChat#11", "the same mistake as openHPI/xikolo-ios#475"),
    DroppedReport("nextcloud/talk-ios#986", "the same mistake as deltachat/deltachat-ios#439"),
  ]
}
