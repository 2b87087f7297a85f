import { createContract } from '../../openapi/contract';
import { at, closedDescription, examplesOf } from '../../openapi/description';
import parsed from '../../openapi/storefront.yaml';
import { operations, type OperationId } from '../api/generated/operations';

/** The OpenAPI description, with references resolved and objects closed. */
export const description = closedDescription(parsed);

/** Validates the requests and answers of tests. */
export const contract = createContract(description);

/** An example answer of the description: the named one, or the first. Throws if there is none. */
export function exampleAnswer(operationId: OperationId, status: number, name?: string): unknown {
  const { method, path } = operations[operationId];
  const operation = at(description, 'paths', path, method.toLowerCase());
  const content = at(operation, 'responses', String(status), 'content', 'application/json');
  const examples = examplesOf(content);
  const value = name === undefined ? Object.values(examples)[0] : examples[name];
  if (value === undefined) throw new Error(`No example for ${operationId} ${status} ${name ?? ''}`);
  return value;
}
