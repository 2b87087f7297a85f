/** The sandbox's own errors. */

/** The message of a 404 for an unknown address. */
export const UNKNOWN_ADDRESS = 'There is nothing at this address.';

/**
 * Answers a request with this status and `{ error: message }`. The message is a sentence that a shopper can read.
 */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
  }
}

/** Another process listens on the sandbox's port. */
export class PortTakenError extends Error {
  readonly port: number;

  constructor(port: number) {
    super(
      `Port ${port} is taken. Stop what runs there, or start the sandbox with --port and another number.`,
    );
    this.name = 'PortTakenError';
    this.port = port;
  }
}

/** The data file is not a store of this version. */
export class DataFileError extends Error {
  constructor(dataFile: string, reason: string, options?: ErrorOptions) {
    super(
      `The data file ${dataFile} cannot be used: ${reason} Start the sandbox with --reset for a fresh one.`,
      options,
    );
    this.name = 'DataFileError';
  }
}

/** An answer of the sandbox is not as openapi/storefront.yaml describes it: a defect of the sandbox. */
export class InvalidAnswerError extends Error {
  /** @param problem a sentence that names operation, path and field */
  constructor(problem: string) {
    super(problem);
    this.name = 'InvalidAnswerError';
  }
}
