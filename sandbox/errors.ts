/** Why the sandbox cannot start. */

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
