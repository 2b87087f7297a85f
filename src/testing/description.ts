import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isRecord, readText } from '../lib/untrusted';

/** The OpenAPI description, parsed. */
export const description: unknown = parse(readFileSync(path.resolve('openapi/storefront.yaml'), 'utf8'));

/** The value at a path of keys; undefined if there is none. */
function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}

/** Resolves a `$ref` inside the description. */
function resolve(value: unknown): unknown {
  const ref = readText(at(value, '$ref'));
  return ref === '' ? value : at(description, ...ref.replace('#/', '').split('/'));
}

/** Method and path of an operation. */
interface OperationRoute {
  readonly method: 'get' | 'post';
  /** With parameters as `:name`. */
  readonly path: string;
}

function findOperation(operationId: string): OperationRoute & { readonly operation: unknown } {
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
export function routeOf(operationId: string): OperationRoute {
  const { method, path: route } = findOperation(operationId);
  return { method, path: route };
}

/** An example answer of the description: the named one, or the first. Throws if there is none. */
export function exampleAnswer(operationId: string, status: number, name?: string): unknown {
  const { operation } = findOperation(operationId);
  const content = at(resolve(at(operation, 'responses', String(status))), 'content', 'application/json');
  const examples = at(content, 'examples');
  const only = isRecord(examples) ? Object.keys(examples)[0] : undefined;
  const value = at(content, 'example') ?? at(examples, name ?? only ?? '', 'value');
  if (value === undefined) throw new Error(`No example for ${operationId} ${status} ${name ?? ''}`);
  return value;
}
