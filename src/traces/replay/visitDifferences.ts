/** Compares recordings of two visits: what is made anew in each of them, such as ids and times, is no difference. */
import { isRecord } from '../../lib/untrusted';
import type { Difference } from '../delta';
import { differencesBetween } from './replayTrace';

const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z?/g;
/**
 * Parts of a text that each visit may make anew: times, ports, and longer words of letters and digits such as ids. Not
 * digits alone: postal codes, phones and amounts are what a shopper has typed or seen.
 */
const MADE_ANEW = new RegExp(
  `${TIME.source}|(?<=:)\\d{4,5}(?=/)|[\\w-]{20,}|(?=[a-z_-]*\\d)(?=[\\d-]*[a-z_])[\\w-]{6,}`,
  'gi',
);
/** What an id may be within a text: not a short number, such as a quantity. */
const WORD = new RegExp(`${TIME.source}|[\\w-]{4,}`, 'g');
/** Names of texts and numbers that are one id or key as a whole. */
const ID_NAME = /^(id|key|tab|.*(Id|At|TimeStamp|Time))$/;
/** Numbers from here on are times, in milliseconds since 1970. */
const FIRST_TIME = 1e12;

/** What is made anew in one visit, and what stands for it in the other. */
type Pair = readonly [left: string | number, right: string | number];

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

const withoutIds = (text: string): string => text.replace(MADE_ANEW, '');

/** The words of a state: an id that both visits have was not made anew in one of them. */
const wordsOf = (state: unknown): ReadonlySet<string> =>
  new Set(JSON.stringify(state)?.match(/[\w-]+/g) ?? []);

/** The parts of two texts that are made anew; none where the texts differ in something else too. */
function pairParts(left: string, right: string): readonly Pair[] {
  if (withoutIds(left) !== withoutIds(right)) return [];
  const others = right.match(MADE_ANEW) ?? [];
  return (left.match(MADE_ANEW) ?? []).flatMap((part, index): readonly Pair[] => {
    const other = others[index];
    return other === undefined || other === part ? [] : [[part, other]];
  });
}

function pairValues({ path, recorded, replayed }: Difference): readonly Pair[] {
  const isId = ID_NAME.test(String(path.at(-1)));
  if (typeof recorded === 'number' && typeof replayed === 'number') {
    return isId ? [[recorded, replayed]] : [];
  }
  if (typeof recorded !== 'string' || typeof replayed !== 'string') return [];
  return isId ? [[recorded, replayed]] : pairParts(recorded, replayed);
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
  return recorded.replace(TIME, '') === replayed.replace(TIME, '');
}

/** Names that only one of two records has, each with the next one of the other record. */
function pairNames(differences: readonly Difference[]): readonly Pair[] {
  const parentOf = ({ path }: Difference) => JSON.stringify(path.slice(0, -1));
  const pair = (left: Difference, right: Difference) =>
    pairParts(String(left.path.at(-1)), String(right.path.at(-1)));
  const others = differences.filter((each) => !('recorded' in each));
  return differences.flatMap((left) => {
    if ('replayed' in left) return [];
    const at = others.findIndex((each) => parentOf(each) === parentOf(left) && pair(left, each).length > 0);
    if (at < 0) return [];
    return others.splice(at, 1).flatMap((right) => pair(left, right));
  });
}

function rename(value: unknown, names: ReadonlyMap<string | number, string | number>): unknown {
  const renameText = (text: string): string =>
    String(names.get(text) ?? text.replace(WORD, (part) => String(names.get(part) ?? part)));
  if (typeof value === 'string') return renameText(value);
  if (typeof value === 'number') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((member: unknown) => rename(member, names));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [renameText(name), rename(member, names)]),
  );
}

/**
 * What differs between the states of two visits, but for ids, keys, times and numbers that stand for each other: each
 * of them always for the same one.
 */
export function differencesOfVisits(left: unknown, right: unknown): readonly Difference[] {
  const names = new Map<string | number, string | number>();
  const others = new Set<string | number>();
  const words = { left: wordsOf(left), right: wordsOf(right) };
  for (;;) {
    const all = differencesBetween(rename(left, names), right);
    const differences = all.filter((each) => !isPaceAlone(each));
    const known = names.size;
    for (const [mine, other] of [...differences.flatMap(pairValues), ...pairNames(all)]) {
      if (names.has(mine) || others.has(mine) || others.has(other)) continue;
      if (typeof mine === 'string' && words.right.has(mine)) continue;
      if (typeof other === 'string' && words.left.has(other)) continue;
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
