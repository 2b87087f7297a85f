/** The errors of a server that answers the API. */

/** The message of a 404 for an unknown address. */
export const UNKNOWN_ADDRESS = 'There is nothing at this address.';

/** The message of a 503, while a part of the store gives no answer. */
export const CANNOT_ANSWER = 'The store cannot answer just now. Please try again in a moment.';

/**
 * Answers a request with this status and `{ error: message }`. The message is a sentence that a shopper can read.
 */
export class HttpError extends Error {
  readonly status: number;
  /** Seconds after which the request is worth another try; null where it is not said. */
  readonly retryAfterS: number | null;

  constructor(
    status: number,
    message: string,
    options: ErrorOptions & { readonly retryAfterS?: number } = {},
  ) {
    super(message, options);
    this.name = 'HttpError';
    this.status = status;
    this.retryAfterS = options.retryAfterS ?? null;
  }
}

/** An answer of the server is not as openapi/storefront.yaml describes it: a defect of the server. */
export class InvalidAnswerError extends Error {
  /** @param problem a sentence that names operation, path and field */
  constructor(problem: string) {
    super(problem);
    this.name = 'InvalidAnswerError';
  }
}
