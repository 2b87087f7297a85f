/** Every text of the trace tools. `e2e/full/traces.spec.ts` checks that a build without traces holds none of them. */

export const TRACE_APP_NAME = 'storefront';

export const TRACE_DATABASE = 'trace_journey';
/** The session storage key of the tab that is recorded, while it has no page. */
export const TRACE_TAB_KEY = 'trace_tab';

/** The largest trace that is read, in bytes: ten times a trace of 5,000 actions of a large shop. */
export const MAX_TRACE_BYTES = 128 * 1024 * 1024;

/** The recorder's badge, and the save button of a page that failed. */
export const traceTexts = {
  recorder: 'Trace recorder',
  status: (isPaused: boolean, count: number, whole: string) =>
    `${isPaused ? 'Paused' : 'Recording'}, ${count} ${count === 1 ? 'action' : 'actions'}${whole}`,
  /** Beside the page's own actions; '' where the file has no other page. */
  whole: (all: number, pages: number) => (pages === 1 ? '' : `, ${all} in all, ${pages} pages`),
  report: 'Report a problem',
  wentWrong: 'What went wrong',
  move: 'Move to another corner',
  kept: (count: number) => `The last ${count} actions are kept.`,
  promise:
    'Names and addresses are in a trace, passwords and payment details never. Nothing is sent: you save a file.',
  save: 'Save trace',
  pause: 'Pause',
  resume: 'Go on recording',
  clear: 'Clear',
} as const;

export const importTexts = {
  notice:
    'You are looking at an imported trace. Nothing you do here is sent or kept. Reload the page to leave.',
  leave: 'Leave the replay',
} as const;

export const traceProblems = {
  tooLarge: `The file is larger than ${MAX_TRACE_BYTES / 1024 / 1024} MB.`,
  unreadable: 'The file cannot be read.',
  otherOrigin: 'The address asks for a file of another host. Only files of this one are opened.',
  notThere: (path: string) => `There is no file ${path} on this host.`,
  empty: 'The file is empty.',
  notJson: 'The file is not JSON.',
  notTrace: 'The file is not a trace: it holds no list of actions.',
  foreign: "This is another shop's trace.",
  notAction: (number: number) => `Action ${number} of the trace has no type.`,
  brokenPayload: 'The actions of the trace cannot be read.',
  brokenState: 'The state that the trace starts from cannot be read.',
  newerVersion: 'The trace was written by a newer build of the shop.',
  stepsMissing: 'The trace holds more actions than states.',
  brokenStep: (number: number) => `The state after action ${number} of the trace cannot be read.`,
  brokenDelta: 'The trace changes a part of the state that is not there.',
} as const;

const timesTried = (count: number): string => (count === 1 ? '' : ` ${count} times`);

export const triedTexts = {
  part: (role: string, name: string) => (name === '' ? `the ${role}` : `the ${role} “${name}”`),
  /** `what` is the part, or a key on it. */
  pressed: (what: string, count: number) => `Pressed ${what}${timesTried(count)}: no action followed`,
  key: (key: string, part: string) => `${key} on ${part}`,
  typed: (part: string) => `Typed into ${part}`,
  focus: (part: string) => `The focus came to ${part}`,
  scroll: (top: number) => `Scrolled to ${top} px`,
} as const;

/** A step as a ticket. */
export const ticketTexts = {
  copy: 'Copy as Markdown',
  copied: 'Copied to the clipboard',
  notCopied: 'The browser refused to copy',
  title: (fileName: string, step: number) => `${fileName}, step ${step}`,
  before: (count: number) => `(${count} steps before)`,
  steps: 'Steps to reproduce',
  place: 'Place:',
  build: 'Build:',
  expected: 'Expected:',
  toWrite: '(what should have happened)',
  seen: 'Seen:',
} as const;

export const placeTexts = {
  size: (width: number, height: number, ratio: number) =>
    `${width} × ${height} px${ratio === 1 ? '' : `, ${ratio} device pixels each`}`,
  light: 'light scheme',
  dark: 'dark scheme',
  reducedMotion: 'reduced motion',
  forcedColors: 'forced colours',
  textSize: (pixels: number) => `letters of ${pixels} px`,
  touch: 'used by touch',
  mouse: 'used by mouse',
  offline: 'without a connection',
} as const;

export const noteTexts = {
  label: 'Note on this step',
  hint: 'What is wrong here, or worth a look',
  save: 'Save with notes',
  mark: (note: string) => `Note: ${note}`,
} as const;

export const keyTexts = {
  open: 'Keys',
  title: 'Keys of this page',
  keys: [
    ['Space', 'Play or pause'],
    ['← →', 'Step back or forward'],
    ['Home, End', 'First or last step'],
    ['/', 'Search actions'],
    ['n', 'Next divergence or difference'],
    ['?', 'Show this list'],
  ],
  areOn: 'Use these keys',
  close: 'Close the list',
} as const;

export const compareTexts = {
  open: 'Compare with another trace',
  file: 'The other trace',
  title: 'Comparison of two traces',
  counts: (same: number, different: number) =>
    `${same === 1 ? '1 step is' : `${same} steps are`} the same, ${different === 1 ? '1 differs' : `${different} differ`}.`,
  first: (fileName: string) => `First trace, ${fileName}`,
  second: (fileName: string) => `Second trace, ${fileName}`,
  inFirst: 'First trace',
  inSecond: 'Second trace',
  firstShop: 'The shop of the first trace',
  secondShop: 'The shop of the second trace',
  nextDifference: 'Next difference',
  close: 'Back to the replay',
  same: 'same',
  differs: 'differs',
  onlyHere: 'only here',
  missing: 'Not in this trace',
  thisPair: 'These steps',
  whichPair: (left: number, right: number) =>
    `Step ${left} of the first trace, step ${right} of the second trace`,
  states: 'Differences of the states',
  equalStates: 'Both states are equal.',
} as const;

export const replayTexts = {
  welcome: 'Replay a trace',
  invitation:
    'Drop a trace anywhere on this page, and see every screen and every state of it again: files of this shop’s recorder, and exports of the Redux DevTools.',
  promise:
    'Nothing leaves this page. A replay sends no request and changes nothing on this device. Product pictures are left out, because they would have to be fetched.',
  choose: 'Choose a trace',
  chooseAnother: 'Open another',
  file: 'Trace file',
  reading: (fileName: string) => `Reading ${fileName} …`,
  replayOf: 'Replay of ',
  recordedBy: (build: string) => `Recorded by build ${build}`,
  dropped: (count: number) => `, without the first ${count} actions`,
  settingUp: 'Setting up the shop …',
  framedShop: 'The shop at this step',
  noScreenTitle: 'No screen',
  noScreen: 'This build cannot draw the state of this step.',
  refused: 'A replay sends nothing.',

  failed: (step: number, message: string) => `A reducer of this build failed at step ${step}: ${message}`,
  diverges: (step: number) => `This build diverges from the recording at step ${step}.`,
  unverified: 'The file holds no states to compare with: it can be watched, not verified.',
  allEqual: (count: number) =>
    count === 1 ? 'The one state equals the recorded one.' : `All ${count} states equal the recorded ones.`,
  toDivergence: 'Go to the divergence',

  player: 'Player',
  firstStep: 'First step',
  stepBack: 'Step back',
  play: 'Play',
  pause: 'Pause',
  stepForward: 'Step forward',
  lastStep: 'Last step',
  step: 'Step',
  position: (step: number, last: number) => `${step} of ${last}`,

  actions: 'Actions',
  search: 'Search actions',
  show: 'Show',
  shows: [
    ['story', 'The story'],
    ['failures', 'Failures'],
    ['all', 'Every action'],
  ],
  part: 'Part of the shop',
  everyPart: 'Every part',
  slice: 'Slice',
  everySlice: 'Every slice',
  pace: 'Pace',
  screen: 'Screen',
  noMatch: 'No action matches.',
  divergesHere: 'diverges',
  unknownAction: 'unknown to this build',
  strangeStart: (missing: readonly string[], unknown: readonly string[]) =>
    [
      ...(missing.length === 0
        ? []
        : [
            `The state that the trace starts from lacks ${missing.join(', ')}: the initial state of this build stands for it.`,
          ]),
      ...(unknown.length === 0 ? [] : [`It has what this build does not know: ${unknown.join(', ')}.`]),
    ].join(' '),
  start: 'Start',
  unknownPart: 'Other',
  callOpen: (asked: string) => `${asked}: no answer in this trace`,
  callSkipped: (asked: string) => `${asked}: not sent, as it was asked before`,
  callAborted: (asked: string, took: string) => `${asked}: given up${took}`,
  callFailed: (asked: string, took: string, why: string) => `${asked}: failed${took}: ${why}`,
  callAnswered: (asked: string, answered: string, took: string) =>
    `${asked}: ${answered === '' ? 'answered' : answered}${took}`,
  callTook: (duration: string) => ` in ${duration}`,
  callBroken: 'an error in the shop’s code',

  paces: [
    ['recorded', 'As recorded'],
    ['shortWaits', 'As recorded, waits cut to 1 s'],
    ['1', '1 step a second'],
    ['2', '2 steps a second'],
    ['5', '5 steps a second'],
    ['10', '10 steps a second'],
    ['25', '25 steps a second'],
  ],
  screens: [
    ['recorded', 'As it was recorded'],
    ['fit', 'This window'],
    ['phone', 'Phone, 390 × 844 px'],
    ['tablet', 'Tablet, 768 × 1024 px'],
    ['desktop', 'Desktop, 1440 × 900 px'],
  ],
  secretNames: (names: string) =>
    `This file holds values under names that look like secrets: ${names}. Be careful whom you give it to.`,

  lanes: 'Network and console',
  laneKinds: {
    call: 'API call',
    console: 'Console error',
    rejection: 'Unhandled rejection',
    policy: 'Refused by the policy',
    longTask: 'Long task',
    place: 'Shown otherwise',
  },
  sentBody: (call: string) => `Sent with ${call}`,
  answerBody: (call: string) => `Answer to ${call}`,
  noAnswer: 'no answer',
  duration: (milliseconds: number) => `${Math.round(milliseconds)} ms`,
  pageStarts: {
    open: 'An address was opened',
    reload: 'The page was loaded again',
    bank: 'Back from the bank',
    tab: 'Another tab was opened',
  },

  thisStep: 'This step',
  whichStep: (step: number) => `Step ${step}`,
  divergence: 'Divergence',
  madeOfIt: 'What this build makes of it',
  recorded: 'Recorded',
  thisBuild: 'This build',
  changes: 'Changes',
  before: 'Before',
  after: 'After',
  beginning: 'The state that the recording starts from.',
  noChange: 'This action changed nothing.',
  more: (count: number) => `And ${count} more.`,
  action: 'Action',
  absent: 'absent',
  wholeState: 'the whole state',
} as const;
