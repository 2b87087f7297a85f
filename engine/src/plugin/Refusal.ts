import { isGraphQlErrorResult, UserInputError } from '@vendure/core';

/** A refusal is thrown, so that its transaction is rolled back; `extensions.code` says why. */
export class Refusal extends UserInputError {
  constructor(code: string, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    Object.assign(this.extensions, { code, ...details });
  }
}

/** Vendure's services return errors, which would not end the transaction: throws a refusal for one. */
export function requireAccepted(result: object): void {
  if (!isGraphQlErrorResult(result)) return;
  const { errorCode, message, transitionError } = Object.assign(
    { errorCode: '', message: '', transitionError: '' },
    result,
  );
  throw new Refusal('ORDER_REFUSED', transitionError || message, { reason: errorCode });
}
