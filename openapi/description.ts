/** Reads storefront.yaml for everything that keeps to it: the sandbox, the servers of tests and `npm run api:verify`. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Document } from 'openapi-backend';
import { parse } from 'yaml';
import { isRecord, readText } from '../src/lib/untrusted';

/** The hand-written description. */
export const DESCRIPTION_FILE = join(__dirname, 'storefront.yaml');

/** What is generated of it. */
export const GENERATED = join(__dirname, '../src/api/generated');

/** Fields that hold values and not schemas. */
const VALUES: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum']);

/** The value at a path of keys; undefined if there is none. */
export function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}

/** The examples of a media type, by name: 'example' where it has one without a name. */
export function examplesOf(content: unknown): Readonly<Record<string, unknown>> {
  const named = at(content, 'examples');
  if (!isRecord(named)) return { example: at(content, 'example') };
  return Object.fromEntries(Object.entries(named).map(([name, example]) => [name, at(example, 'value')]));
}

/** Puts what a `$ref` names in its place. Throws where it names nothing, and where a schema holds itself. */
function resolve(root: unknown, value: unknown, within: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => resolve(root, item, within));
  if (!isRecord(value)) return value;
  const ref = readText(value['$ref']);
  if (ref !== '') {
    if (within.includes(ref)) throw new Error(`${ref} of the description holds itself.`);
    const named = at(root, ...ref.replace('#/', '').split('/'));
    if (named === undefined) throw new Error(`The description names ${ref}, which it does not have.`);
    return resolve(root, named, [...within, ref]);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      // A copy: the validator takes an object that it meets twice for a cycle.
      VALUES.has(key) ? structuredClone(inner) : resolve(root, inner, within),
    ]),
  );
}

/**
 * Closes every object that does not say `additionalProperties`, so that a misspelt or forgotten field is found.
 * Throws for `allOf`: closed parts refuse each other's fields.
 * @param isSchema whether the value may be a schema, and not the list of an object's properties
 */
function close(value: unknown, isSchema = true): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => close(item));
  if (!isRecord(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      isSchema && VALUES.has(key) ? part : close(part, !isSchema || key !== 'properties'),
    ]),
  );
  if (!isSchema) return inner;
  if (Array.isArray(value['allOf'])) throw new Error('The description uses allOf: write the object out.');
  return value['type'] === 'object' && value['additionalProperties'] === undefined
    ? { ...inner, additionalProperties: false }
    : inner;
}

function isDocument(value: unknown): value is Document {
  return isRecord(value) && isRecord(value['paths']) && 'openapi' in value;
}

/** A parsed description with every reference resolved and every object closed that does not say otherwise. */
export function closedDescription(raw: unknown): Document {
  const document = close(resolve(raw, raw));
  if (!isDocument(document)) throw new Error('The description is no OpenAPI document.');
  return document;
}

/** The description cannot be read, as in the middle of a change. */
export class DescriptionError extends Error {
  constructor(file: string, cause: unknown) {
    // Of YAML, lines that show the place follow.
    const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split(/:?\n/);
    super(`${basename(file)} cannot be read: ${reason}`, { cause });
    this.name = 'DescriptionError';
  }
}

/**
 * The description of the store's API, with references resolved and objects closed. Throws a DescriptionError where it
 * cannot be read.
 */
export function readDescription(file = DESCRIPTION_FILE): Document {
  try {
    return closedDescription(parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new DescriptionError(file, error);
  }
}
