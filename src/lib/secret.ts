/**
 * A value that must never be read from the store, an action, a log or a trace: a password, or what a shopper
 * typed into a payment field. It travels closed; only the base query opens it, right before the wire.
 */
export class Secret<T> {
  readonly #value: T;
  readonly #offered: readonly string[];

  /**
   * @param value what is closed
   * @param offered words inside it that the shop showed before, such as the options of a select: a server that
   * says one of them tells nothing about what was typed
   */
  constructor(value: T, offered: readonly string[] = []) {
    this.#value = value;
    this.#offered = offered;
  }

  /** Opens a secret. For the base query alone. */
  static reveal<T>(secret: Secret<T>): T {
    return secret.#value;
  }

  /** The words inside that are no secret. */
  static offered(secret: Secret<unknown>): readonly string[] {
    return secret.#offered;
  }

  /** What JSON, and so every trace, shows instead of the value. */
  toJSON(): string {
    return '[secret]';
  }

  /** What a text shows instead of the value. */
  toString(): string {
    return '[secret]';
  }
}

/** Replaces each secret in a request body, at any depth, by its value. */
export function revealSecrets(body: unknown): unknown {
  if (body instanceof Secret) return revealSecrets(Secret.reveal<unknown>(body));
  if (Array.isArray(body)) return body.map(revealSecrets);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, revealSecrets(value)]));
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The texts that the secrets of a request body hold, at any depth, but for words that were offered. */
export function secretTexts(body: unknown): readonly string[] {
  if (body instanceof Secret) {
    const offered = new Set(Secret.offered(body));
    return textsOf(revealSecrets(body)).filter((text) => !offered.has(text));
  }
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(secretTexts) : [];
}
