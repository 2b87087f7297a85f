import { useEffect, useEffectEvent } from 'react';

/** What a key does on the replay page. */
type ReplayCommand = 'toggle' | 'back' | 'forward' | 'first' | 'last' | 'search' | 'nextDivergence' | 'help';

const commandsByKey: ReadonlyMap<string, ReplayCommand> = new Map([
  [' ', 'toggle'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['Home', 'first'],
  ['End', 'last'],
  ['/', 'search'],
  ['n', 'nextDivergence'],
  ['?', 'help'],
]);

/** Fields that take text and choices themselves; a slider takes only arrows, Home and End. */
const FIELDS = 'input:not([type="range"]), textarea, select, [role="dialog"]';
const OWN_KEYS: readonly (readonly [element: string, keys: RegExp])[] = [
  ['button, a, summary', /^ $/],
  ['input[type="range"], [role="separator"]', /^(Arrow|Home|End)/],
  // It is scrolled by these keys.
  ['section[tabindex]', /^(Home|End| )$/],
];

/** The command of a key press; null where the focused element uses the key itself. */
function commandOf(event: KeyboardEvent): ReplayCommand | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const { target, key } = event;
  if (target instanceof Element) {
    if (target.closest(FIELDS) !== null) return null;
    if (OWN_KEYS.some(([element, keys]) => keys.test(key) && target.closest(element) !== null)) return null;
  }
  return commandsByKey.get(key) ?? null;
}

/** What the keys of a page do; those of other commands do nothing. */
export type ReplayCommands = Readonly<Partial<Record<ReplayCommand, () => void>>>;

/**
 * Runs commands by keys, wherever the focus is on the page.
 * @param areOn whether the shopper wants keys
 */
export function useReplayKeys(areOn: boolean, commands: ReplayCommands): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event);
    const run = command === null ? undefined : commands[command];
    if (!areOn || run === undefined) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
