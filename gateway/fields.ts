/** Reads what the engine or the database answered, with a type check for each field. */
import { isRecord } from '../src/lib/untrusted';

/** An answer of the engine or the database is not what was asked for. */
export class UnexpectedAnswerError extends Error {}

/** The fields of an object. Throws an UnexpectedAnswerError for a value that is none. */
export class Fields {
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(value: unknown) {
    if (!isRecord(value)) throw new UnexpectedAnswerError('The answer is no object.');
    this.#fields = value;
  }

  #fail(name: string, kind: string): never {
    throw new UnexpectedAnswerError(`The field ${name} of the answer is no ${kind}.`);
  }

  /** Whether there is a value other than null. */
  has(name: string): boolean {
    return (this.#fields[name] ?? null) !== null;
  }

  text(name: string): string {
    const value = this.#fields[name];
    return typeof value === 'string' ? value : this.#fail(name, 'text');
  }

  number(name: string): number {
    const value = this.#fields[name];
    return typeof value === 'number' ? value : this.#fail(name, 'number');
  }

  flag(name: string): boolean {
    const value = this.#fields[name];
    return typeof value === 'boolean' ? value : this.#fail(name, 'boolean');
  }

  child(name: string): Fields {
    return new Fields(this.#fields[name]);
  }

  children(name: string): Fields[] {
    return this.#list(name).map((item) => new Fields(item));
  }

  texts(name: string): string[] {
    return this.#list(name).map((item) =>
      typeof item === 'string' ? item : this.#fail(name, 'list of texts'),
    );
  }

  /** Every field that is a text. */
  allTexts(): Record<string, string> {
    const texts: Record<string, string> = {};
    for (const [name, value] of Object.entries(this.#fields))
      if (typeof value === 'string') texts[name] = value;
    return texts;
  }

  #list(name: string): readonly unknown[] {
    const value = this.#fields[name];
    return Array.isArray(value) ? value : this.#fail(name, 'list');
  }
}
