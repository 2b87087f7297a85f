/** Compares recordings of two visits: what is made anew in each of them, such as ids and times, is no difference. */
import { isRecord } from '../../lib/untrusted';
import type { Difference } from '../delta';
import { differencesBetween } from './replayTrace';

const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z?/g;
/** Words of a text that only a program makes: of a slug, a search or a typed text none is one. */
const IDS = [
  // UUIDs
  '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}',
  // a purchase: when it was sent, and a nanoid
  '\\d{13}-[\\w-]{21}',
  // orders; payments and accounts of the sandbox
  'ORD-\\d+(?:-\\d+)*',
  '(?:pay|usr)_[\\da-f]{12,}',
];
/** Parts of a text that each visit makes anew: times, ports and ids. */
const MADE_ANEW = new RegExp(
  `${TIME.source}|(?<=//[\\w.-]+:)\\d{4,5}(?=/)|(?<![\\w-])(?:${IDS.join('|')})(?![\\w-])`,
  'g',
);
/** Texts that are made anew as a whole: the last names of their path, and what they look like. */
const WHOLE_IDS: readonly (readonly [names: RegExp, id: RegExp])[] = [
  // nanoid
  [/(^|\.)id$|Id$/, /^(?=.*[a-z])(?=.*[A-Z])(?=.*(\d|[a-z][A-Z]))[\w-]{21}$/],
  [/(^|\.)location\.key$/, /^[\w-]{8}$/],
  [/(^|\.)sessionId$/, /^[a-z\d]{14}$/],
  // orders of other servers, but those that a shopper has typed to track one
  [/(?<!originalArgs\.)\b(orderId|currentId)$/, /^(?=.*\d)[A-Z\d-]{4,}$/],
];
const WORD = new RegExp(`${TIME.source}|[\\w-]{4,}`, 'g');
/** Numbers from here on are times, in milliseconds since 1970. */
const FIRST_TIME = 1e12;

/** What is made anew in one visit, and what stands for it in the other. */
type Pair = readonly [left: string, right: string];

/** A text with each part that is made anew replaced by the number of its first occurrence. */
export function createNumbering(): (text: string) => string {
  const numbers = new Map<string, number>();
  return (text) =>
    text.replace(MADE_ANEW, (part) => {
      const number = numbers.get(part) ?? numbers.size + 1;
      numbers.set(part, number);
      return `[${number}]`;
    });
}

/** The words of a state: an id that both visits have was not made anew in one of them. */
const wordsOf = (state: unknown): ReadonlySet<string> => new Set(JSON.stringify(state)?.match(WORD) ?? []);

/** What is made anew in two texts at a path; nothing where they differ in something else too. */
function pairTexts(path: string, left: string, right: string): readonly Pair[] {
  if (WHOLE_IDS.some(([names, id]) => names.test(path) && id.test(left) && id.test(right))) {
    return [[left, right]];
  }
  if (left.replace(MADE_ANEW, '[id]') !== right.replace(MADE_ANEW, '[id]')) return [];
  const others = right.match(MADE_ANEW) ?? [];
  return (left.match(MADE_ANEW) ?? []).flatMap((part, index): readonly Pair[] => {
    const other = others[index];
    return other === undefined || other === part ? [] : [[part, other]];
  });
}

function pairValues({ path, recorded, replayed }: Difference): readonly Pair[] {
  if (typeof recorded !== 'string' || typeof replayed !== 'string') return [];
  return pairTexts(path.slice(-2).join('.'), recorded, replayed);
}

/** Whether a difference comes of a visit's pace: two times of one visit may be one in the other. */
function isPaceAlone(difference: Difference): boolean {
  const { path, recorded, replayed } = difference;
  const [slice, part] = path;
  // Some answers are asked for ahead of a press, or not; these repeat which there are, and in which order they came.
  if (slice === 'api' && part === 'queries' && path.length === 3) {
    return !('recorded' in difference && 'replayed' in difference);
  }
  if (slice === 'api' && (part === 'provided' || part === 'subscriptions')) return true;
  // Messages close by themselves, and the story tells which were shown.
  if (slice === 'notifications') return true;
  if (typeof recorded === 'number' && typeof replayed === 'number') {
    return recorded >= FIRST_TIME && replayed >= FIRST_TIME;
  }
  if (typeof recorded !== 'string' || typeof replayed !== 'string') return false;
  return recorded.replace(TIME, '[time]') === replayed.replace(TIME, '[time]');
}

/** Names that only one of two records has, each with the next one of the other record. */
function pairNames(differences: readonly Difference[]): readonly Pair[] {
  const parentOf = ({ path }: Difference) => JSON.stringify(path.slice(0, -1));
  const pair = (left: Difference, right: Difference) =>
    pairTexts('id', String(left.path.at(-1)), String(right.path.at(-1)));
  const others = differences.filter((each) => !('recorded' in each));
  return differences.flatMap((left) => {
    if ('replayed' in left) return [];
    const at = others.findIndex((each) => parentOf(each) === parentOf(left) && pair(left, each).length > 0);
    if (at < 0) return [];
    return others.splice(at, 1).flatMap((right) => pair(left, right));
  });
}

function rename(value: unknown, names: ReadonlyMap<string, string>): unknown {
  const renameText = (text: string): string => text.replace(WORD, (part) => names.get(part) ?? part);
  if (typeof value === 'string') return renameText(value);
  if (Array.isArray(value)) return value.map((member: unknown) => rename(member, names));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [renameText(name), rename(member, names)]),
  );
}

/**
 * What differs between the states of two visits, but for ids, keys and times that stand for each other: each of them
 * always for the same one.
 */
export function differencesOfVisits(left: unknown, right: unknown): readonly Difference[] {
  const names = new Map<string, string>();
  const others = new Set<string>();
  const words = { left: wordsOf(left), right: wordsOf(right) };
  for (;;) {
    const all = differencesBetween(rename(left, names), right);
    const differences = all.filter((each) => !isPaceAlone(each));
    const known = names.size;
    for (const [mine, other] of [...differences.flatMap(pairValues), ...pairNames(all)]) {
      if (names.has(mine) || others.has(mine) || others.has(other)) continue;
      if (words.right.has(mine) || words.left.has(other)) continue;
      names.set(mine, other);
      others.add(other);
    }
    if (names.size > known) continue;
    // Said in each visit's own ids and times.
    const own = new Map([...names].map(([mine, other]) => [other, mine] as const));
    return differences.map((each) =>
      'recorded' in each ? { ...each, recorded: rename(each.recorded, own) } : each,
    );
  }
}
