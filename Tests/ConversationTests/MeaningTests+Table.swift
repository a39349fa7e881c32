extension MeaningTests {
  /// A typed line, and the line that its refusal suggests, or how it ended without one.
  static let table = """
    click Add -> tap Add
    press Add -> tap Add
    touch Add -> tap Add
    hit Add -> tap Add
    push Add -> tap Add
    click on Add -> tap Add
    tap on the Add button -> tap Add
    press the add button -> tap add
    tap the Add -> tap Add
    tap button Add -> tap Add
    click -> tap Add
    tpa Add -> tap Add
    tap Addd -> tap Add
    tap row 0 -> select 0
    tap cell 0 -> select 0
    tap on row 0 -> select 0
    tap 0 -> select 0
    tap To Do Item 1 -> select 'To Do Item 1'
    click row 0 -> select 0
    touch row 0 -> select 0
    open row 0 -> select 0
    choose 0 -> select 0
    pick 0 -> select 0
    select row 0 -> done
    delete 0 -> swipe 0
    remove 0 -> swipe 0
    delete row 0 -> swipe 0
    delete the row 0 -> swipe 0
    delete -> swipe 'To Do Item 1'
    remove item 0 -> swipe 0
    erase 0 -> swipe 0
    rm 0 -> swipe 0
    trash 0 -> swipe 0
    swipe left 0 -> swipe 0
    swipe left on row 0 -> swipe 0
    swipe 0 left -> swipe 0
    swipe on 0 -> swipe 0
    swipe row 0 -> done
    swipe -> swipe 'To Do Item 1'
    tap -> tap Add
    select -> select 'To Do Item 1'
    new window -> open list as second
    second window -> open list as second
    another window -> open list as second
    open window -> open list as second
    window -> open list as second
    open second -> open list as second
    open new window -> open list as second
    switch to misused -> swap misused
    switch correct -> swap correct
    use correct -> swap correct
    use massive -> swap massive
    try correct -> swap correct
    change to correct -> swap correct
    set wiring correct -> wirings correct
    set wiring misused -> wirings misused
    set wirings misused -> wirings misused
    wiring correct -> wirings correct
    wiring -> show wirings
    misused -> malformed
    correct -> wirings correct
    set system counter -> system counter
    counter -> system counter
    slow -> server latency 2s
    print items -> show model
    print -> show model
    po items -> show model
    po self.items -> show model
    p items -> show model
    po -> show model
    p -> show model
    expr items -> show model
    expression -> show model
    frame variable -> show model
    v -> show model
    dump -> show model
    state -> show model
    items -> show model
    store -> show model
    data -> show model
    inspect items -> show model
    show items -> show model
    show store -> show model
    show state -> show model
    show data -> show model
    show array -> show model
    show hops -> show flow
    show notifications -> show flow
    show ui -> show screen
    show view -> show screen
    show memory -> show alive
    show leaks -> show alive
    bt -> show flow calls
    backtrace -> show flow calls
    stack -> show flow calls
    thread backtrace -> show flow
    where -> show flow
    b -> find
    br s -n foo -> find
    breakpoint set -> malformed
    break tap -> malformed
    step -> step tap Add
    s -> show flow
    n -> show flow
    next -> show flow
    c -> turn
    continue -> turn
    finish -> turn
    run -> help play
    r -> help play
    list -> show code
    l -> show code
    watchpoint -> watch show model
    log -> show flow
    logs -> show flow
    events -> show flow
    console -> show flow
    notifications -> show flow
    messages -> show flow
    trace -> show flow
    rotate -> layout
    rotate left -> layout
    landscape -> layout
    home -> what
    swipe left To Do Item 1 -> swipe 'To Do Item 1'
    swipe item 1 -> swipe 'To Do Item 1'
    background -> done
    foreground -> refused
    refresh -> pull
    reload -> pull
    pull to refresh -> pull
    screenshot -> show screen
    screen -> show screen
    look -> show screen
    ls -> show screen
    ui -> show screen
    view -> show screen
    hierarchy -> show screen
    offline -> server drop
    go offline -> server drop
    online -> server ok
    airplane -> server drop
    network -> show requests
    server success -> server ok
    server error -> server fail
    server accept -> server ok
    exit() -> quit
    quit() -> quit
    :q -> quit
    :q! -> quit
    :wq -> quit
    .exit -> quit
    .quit -> quit
    q! -> quit
    \\q -> quit
    exit; -> quit
    halt -> quit
    end -> quit
    clear -> malformed
    cls -> malformed
    ? -> help
    h -> help
    man tap -> help tap
    what is wrong -> why
    what's wrong -> why
    what happened -> why
    what changed -> show diff
    what now -> what
    what can i do -> what
    why is this wrong -> why
    why wrong -> why
    why is -> why
    explain breach -> why
    explain error -> why
    explain this -> why
    explain it -> why
    wtf -> why
    error -> why
    errors -> why
    breaches -> why
    violations -> why
    issues -> why
    bugs -> why
    expect no breach -> expect clean
    expect no breaches -> expect clean
    expect no symptom -> expect clean
    expect no errors -> expect clean
    expect ok -> expect clean
    expect nothing -> expect clean
    expect row count 1 -> expect rows 1
    expect rows count 1 -> expect rows 1
    expect count 1 -> expect rows 1
    expect items 1 -> expect rows 1
    expect 1 row -> expect rows 1
    expect 2 rows -> expect rows 2
    expect no rows -> expect rows 0
    expect empty -> expect rows 0
    expect text Milk -> expect shows Milk
    expect see 'To Do' -> expect shows 'To Do'
    expect contains Milk -> expect shows Milk
    expect title 'To Do' -> expect shows 'To Do'
    expect no Milk -> expect hides Milk
    expect not Milk -> expect hides Milk
    assert rows 1 -> expect rows 1
    assert clean -> expect clean
    assert no breach -> expect clean
    check rows 1 -> expect rows 1
    check no breach -> expect clean
    verify clean -> expect clean
    xctassert rows 1 -> expect rows 1
    ensure rows 1 -> expect rows 1
    should rows 1 -> expect rows 1
    outside delete 0 -> outside remove 0
    outside erase 0 -> outside remove 0
    outside insert Milk -> outside add Milk
    outside create Milk -> outside add Milk
    outside edit 0 Milk -> outside rename 0 Milk
    outside move 0 0 -> outside reorder 0 0
    remote add Milk -> outside add Milk
    device add Milk -> outside add Milk
    sync -> outside add TEXT
    rename 0 Milk -> outside rename 0 Milk
    resend 0 -> outside resend 0
    leak -> explain leak
    model-in-controller -> explain model-in-controller
    size -> show size
    model -> show model
    flow -> show flow
    requests -> show requests
    alive -> show alive
    diff -> show diff
    laws -> show rules
    wait 2 -> advance 2s
    wait 2s -> advance 2s
    sleep 1 -> advance 1s
    sleep 500ms -> advance 500ms
    advance 2 -> advance 2s
    turn 3 -> repeat 3 turn
    go back -> back
    go -> help goto
    up -> back
    previous -> back
    pop -> back
    leave -> back
    cancel -> dismiss
    hide -> dismiss
    please undo -> undo
    undo that -> undo
    oops -> undo
    rollback -> undo
    revert -> undo
    u -> undo
    z -> undo
    again -> redo
    redo it -> malformed
    hist -> history
    journal -> history
    checkout 1 -> goto 1
    jump 1 -> goto 1
    reset -> wirings misused
    restart -> wirings misused
    start over -> wirings misused
    new -> tap Add
    kill -> relaunch
    reboot -> wirings misused
    export a.md -> save a.md
    record a.md -> save a.md
    load a.mvc -> play a.mvc
    exec a.mvc -> play a.mvc
    run a.mvc -> play a.mvc
    compare -> contrast on
    diff correct -> malformed
    contrast correct misused -> wirings correct, misused
    side-by-side -> contrast on
    versus -> contrast on
    objects -> show alive
    memory -> show alive
    heap -> show alive
    perf -> show cost
    profile -> show cost
    cost -> show cost
    loc -> show size
    scroll down -> help scroll
    page down -> help scroll
    drag 0 to 1 -> move 0 to 1
    write Milk -> type Milk
    input Milk in Title -> type Milk in Title
    enter -> help type
    submit -> return
    done -> return
    ok -> server ok
    paste -> batch 2
    paste 3 -> batch 3
    i want to tap Add -> tap Add
    can you tap Add -> tap Add
    let me undo -> undo
    show me the model -> show model
    hint -> what
    options -> what
    how -> what
    where am i -> what
    usage -> help
    docs -> help
    commands -> help
    about -> help
    hello -> help
    in second tap Add -> refused
    in first click Add -> in first tap Add
    in first delete 0 -> in first swipe 0
    in first swipe left 0 -> in first swipe 0
    in window tap Add -> refused
    tap Add in first -> in first tap Add
    show undo -> undo
    systems -> show systems
    rules -> show rules
    resume -> foreground
    airplane mode -> server drop
    add row -> tap Add
    new row -> tap Add
    new item -> tap Add
    create item -> tap Add
    insert -> tap Add
    3 tap Add -> repeat 3 tap Add
    debug tap Add -> tap Add
    list systems -> show systems
    list rules -> show rules
    todo with server -> system todo with server
    todo misused -> wirings misused
    delte 0 -> swipe 0
    find screens disagree -> find screens-disagree
    why ui changes ui -> why ui-changes-ui
    start again -> wirings misused
    start tap Add -> tap Add
    tutorial -> lesson
    course -> lesson
    lesson 1.2 -> done
    """
}
