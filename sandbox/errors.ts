/** The failures that the sandbox knows by name. */

/** What is said at an address that is none. */
export const NOTHING_HERE = 'There is nothing at this address.';

/**
 * A request that is answered with `{ error: sentence }`.
 * Takes the HTTP status and one sentence a shopper can read.
 */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.name = 'Refusal';
    this.status = status;
  }
}

/** The port the sandbox should listen on belongs to somebody else. */
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

/** The data file cannot be used: it is no store, or one of another version. */
export class DataFileError extends Error {
  constructor(dataFile: string, why: string, options?: ErrorOptions) {
    super(
      `The data file ${dataFile} cannot be used: ${why} Start the sandbox with --reset for a fresh one.`,
      options,
    );
    this.name = 'DataFileError';
  }
}

/** An answer of the sandbox itself does not fit the description: a defect of the sandbox. */
export class AnswerDriftError extends Error {
  constructor(operation: string, status: number, details: string) {
    super(`The answer ${status} of ${operation} does not fit the description: ${details}`);
    this.name = 'AnswerDriftError';
  }
}
