/**
 * The texts of the trace tools, but those of the replay page. `e2e/full/traces.spec.ts` checks that a build without traces
 * holds none of either.
 */

export const TRACE_APP_NAME = 'storefront';

export const TRACE_DATABASE = 'trace_journey';
/** The session storage key of the tab that is recorded, while it has no page. */
export const TRACE_TAB_KEY = 'trace_tab';

/** The largest trace that is read, in bytes: ten times a trace of 5,000 actions of a large shop. */
export const MAX_TRACE_BYTES = 128 * 1024 * 1024;

/** Such as '1 product' and '12 products'. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The recorder's badge, and the save button of a page that failed. */
export const traceTexts = {
  recorder: 'Trace recorder',
  status: (isPaused: boolean, count: number, whole: string) =>
    `${isPaused ? 'Paused' : 'Recording'}, ${counted(count, 'action')}${whole}`,
  /** Beside the page's own actions; '' where the file has no other page. */
  whole: (steps: number, pages: number) => (pages === 1 ? '' : `, ${steps} steps in all, ${pages} pages`),
  report: 'Report a problem',
  wentWrong: 'What went wrong',
  move: 'Move to another corner',
  kept: (count: number) => `The last ${count} actions are kept.`,
  promise:
    'Names and addresses are in a trace, passwords and payment details never. Nothing is sent: you save a file.',
  saved: (fileName: string) =>
    `Saved as ${fileName} in this browser’s downloads, with names and addresses in it: attach it to your report.`,
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

/** ' 2 times' after what was done again; '' for once. */
const timesTried = (count: number): string => (count === 1 ? '' : ` ${count} times`);

export const triedTexts = {
  part: (role: string, name: string) => (name === '' ? `the ${role}` : `the ${role} “${name}”`),
  /** `what` is the part, or a key on it. */
  pressed: (what: string, count: number) => `Pressed ${what}${timesTried(count)}: no action followed`,
  key: (key: string, part: string) => `${key} on ${part}`,
  typed: (part: string) => `Typed into ${part}`,
  focus: (part: string) => `The focus came to ${part}`,
  /** `part` is '' for the page. */
  scroll: (top: number, part: string) => `Scrolled${part === '' ? '' : ` ${part}`} to ${top} px`,
} as const;

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
