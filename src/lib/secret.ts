/**
 * A value that must never be read from the store, an action, a log or a trace: a password, or what a shopper
 * typed into a payment field. It travels closed; only the base query opens it, right before the wire.
 */
export class Secret<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  /** Opens a secret. For the base query alone. */
  static reveal<T>(secret: Secret<T>): T {
    return secret.#value;
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
