import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isRecord, readText } from '../lib/untrusted';

/** The description of the API, read from its file: what the tests' server answers. */
export const description: unknown = parse(readFileSync(path.resolve('openapi/storefront.yaml'), 'utf8'));

/** Goes down an object by keys; undefined where the way ends. */
function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}

/** Follows a reference inside the description. */
function resolve(value: unknown): unknown {
  const ref = readText(at(value, '$ref'));
  return ref === '' ? value : at(description, ...ref.replace('#/', '').split('/'));
}

/** Where an operation is found. */
interface OperationPlace {
  readonly method: 'get' | 'post';
  /** With parameters as `:name`. */
  readonly path: string;
}

function findOperation(operationId: string): OperationPlace & { readonly operation: unknown } {
  const paths = at(description, 'paths');
  for (const [template, item] of Object.entries(isRecord(paths) ? paths : {})) {
    for (const method of ['get', 'post'] as const) {
      const operation = at(item, method);
      if (at(operation, 'operationId') === operationId) {
        return { method, path: template.replace(/\{(\w+)\}/g, ':$1'), operation };
      }
    }
  }
  throw new Error(`The description has no operation ${operationId}.`);
}

/** Method and path of an operation. */
export function placeOf(operationId: string): OperationPlace {
  const { method, path: place } = findOperation(operationId);
  return { method, path: place };
}

/**
 * An example answer of the description: the named one, or the only one. Throws where there is none, so a
 * test cannot rest on an answer that nobody described.
 */
export function exampleAnswer(operationId: string, status: number, name?: string): unknown {
  const { operation } = findOperation(operationId);
  const content = at(resolve(at(operation, 'responses', String(status))), 'content', 'application/json');
  const examples = at(content, 'examples');
  const only = isRecord(examples) ? Object.keys(examples)[0] : undefined;
  const value = at(content, 'example') ?? at(examples, name ?? only ?? '', 'value');
  if (value === undefined) throw new Error(`No example for ${operationId} ${status} ${name ?? ''}`);
  return value;
}
