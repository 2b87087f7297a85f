/** Compares two schemas, with references resolved: what one side may send and the other one does not take. */
import { isRecord, readList, readText } from '../src/lib/untrusted';

/** Something that is not taken or has changed: where, such as `answer 200.data[].title`, and what. */
export interface Mismatch {
  readonly place: string;
  readonly complaint: string;
}

type Schema = Readonly<Record<string, unknown>>;

const schemaOf = (value: unknown): Schema => (isRecord(value) ? value : {});
const namesIn = (value: unknown): readonly string[] => readList(value).map((name) => readText(name));
const MAXIMA = ['maxLength', 'maximum', 'maxItems', 'maxProperties'];
const MINIMA = ['minLength', 'minimum', 'minItems', 'minProperties'];

/** The schemas of which one holds; the schema itself where it names none. */
function alternativesOf(schema: Schema): readonly Schema[] {
  const listed = [...readList(schema['anyOf']), ...readList(schema['oneOf'])].map(schemaOf);
  return listed.length === 0 ? [schema] : listed;
}

/** What of a value's own rules is not taken. */
function ruleComplaints(sent: Schema, taken: Schema): readonly string[] {
  const [sentType, takenType] = [readText(sent['type']), readText(taken['type'])];
  if (takenType !== '' && sentType !== takenType && !(sentType === 'integer' && takenType === 'number')) {
    return [`is of the type ${sentType || 'of any kind'} and not ${takenType}`];
  }
  const choices = namesIn(taken['enum']);
  const others = namesIn(sent['enum']).filter((each) => !choices.includes(each));
  const isOpenChoice = choices.length > 0 && (others.length > 0 || sent['enum'] === undefined);
  const beyond = (name: string, isBeyond: (one: number, other: number) => boolean): boolean => {
    const [mine, theirs] = [sent[name], taken[name]];
    return typeof theirs === 'number' && !(typeof mine === 'number' && !isBeyond(mine, theirs));
  };
  const limits = [
    ...MAXIMA.filter((name) => beyond(name, (one, other) => one > other)),
    ...MINIMA.filter((name) => beyond(name, (one, other) => one < other)),
  ];
  return [
    ...(sent['nullable'] === true && taken['nullable'] !== true ? ['may be null'] : []),
    ...(isOpenChoice ? [`may be ${others.join(', ') || 'another text'}`] : []),
    ...limits.map(
      (name) => `has the ${name} ${readText(sent[name], 'of any size')} and not ${readText(taken[name])}`,
    ),
    ...['pattern', 'format']
      .filter((name) => taken[name] !== undefined && taken[name] !== sent[name])
      .map((name) => `has another ${name}`),
  ];
}

/**
 * What may be sent and is not taken.
 * @param takesUnknown whether fields that are not described are ignored
 */
export function mismatches(
  sent: unknown,
  taken: unknown,
  place: string,
  takesUnknown: boolean,
): readonly Mismatch[] {
  const [one, other] = [schemaOf(sent), schemaOf(taken)];
  const [mine, theirs] = [alternativesOf(one), alternativesOf(other)];
  if (mine.length > 1 || theirs.length > 1) {
    const isTaken = mine.every((each) =>
      theirs.some((choice) => mismatches(each, choice, place, takesUnknown).length === 0),
    );
    return isTaken ? [] : [{ place, complaint: 'may be of another kind' }];
  }
  const complaints = ruleComplaints(one, other).map((complaint) => ({ place, complaint }));
  const required = namesIn(one['required']);
  const missing = namesIn(other['required'])
    .filter((name) => !required.includes(name))
    .map((name) => ({ place: `${place}.${name}`, complaint: 'may be missing' }));
  const known = schemaOf(other['properties']);
  const fields = Object.entries(schemaOf(one['properties'])).flatMap(([name, schema]) => {
    const inner = `${place}.${name}`;
    if (name in known) return mismatches(schema, known[name], inner, takesUnknown);
    const isOpen = takesUnknown || other['additionalProperties'] !== false;
    return isOpen ? [] : [{ place: inner, complaint: 'is not described' }];
  });
  const inner = (key: string): readonly Mismatch[] =>
    isRecord(one[key]) && isRecord(other[key])
      ? mismatches(one[key], other[key], `${place}[]`, takesUnknown)
      : [];
  return [...complaints, ...missing, ...fields, ...inner('items'), ...inner('additionalProperties')];
}

/** Where two schemas differ in anything but their words, and how. */
export function differences(before: unknown, after: unknown, place: string): readonly Mismatch[] {
  const strip = (value: unknown): string =>
    JSON.stringify(value, (key, inner: unknown) =>
      ['description', 'example', 'examples', 'properties', 'items', 'required', 'x-secret'].includes(key)
        ? undefined
        : inner,
    ) ?? '';
  const [one, other] = [schemaOf(before), schemaOf(after)];
  const changed = (at: string): readonly Mismatch[] => [{ place: at, complaint: 'has changed' }];
  const own = strip(one) === strip(other) ? [] : changed(place);
  const isSecret = other['x-secret'] === true;
  const secrecy =
    (one['x-secret'] === true) === isSecret
      ? []
      : [{ place, complaint: isSecret ? 'is a secret now' : 'is no longer a secret' }];
  const [had, has] = [schemaOf(one['properties']), schemaOf(other['properties'])];
  const isRequired = (schema: Schema, name: string): boolean => namesIn(schema['required']).includes(name);
  const fields = [...new Set([...Object.keys(had), ...Object.keys(has)])].flatMap((name) => {
    const inner = `${place}.${name}`;
    if (!(name in has)) return [{ place: inner, complaint: 'is gone' }];
    if (!(name in had))
      return [{ place: inner, complaint: isRequired(other, name) ? 'is new' : 'is new and optional' }];
    return isRequired(one, name) === isRequired(other, name)
      ? differences(had[name], has[name], inner)
      : changed(inner);
  });
  const items = [one['items'], other['items']].every(isRecord)
    ? differences(one['items'], other['items'], `${place}[]`)
    : [];
  return [...own, ...secrecy, ...fields, ...items];
}
