export const SECRET_PLACEHOLDER = '[secret]';

/**
 * A value that must never be read from the store, an action or a log: a password, or what a shopper typed
 * into a payment field. Only the base query reveals it, right before it sends the request.
 */
export class Secret<T> {
  readonly #value: T;
  readonly #publicTexts: readonly string[];

  /**
   * @param value what must not be read
   * @param publicTexts texts within the value that the shop itself has shown, such as the options of a select:
   * an answer that repeats one of them reveals nothing that was typed
   */
  constructor(value: T, publicTexts: readonly string[] = []) {
    this.#value = value;
    this.#publicTexts = publicTexts;
  }

  /** Returns the value. For the base query alone. */
  static reveal<T>(secret: Secret<T>): T {
    return secret.#value;
  }

  static publicTexts(secret: Secret<unknown>): readonly string[] {
    return secret.#publicTexts;
  }

  toJSON(): string {
    return SECRET_PLACEHOLDER;
  }

  toString(): string {
    return SECRET_PLACEHOLDER;
  }
}

/** A request body whose named fields are a `Secret` until the base query sends them. */
export type WithSecrets<Dto, Keys extends keyof Dto> = Omit<Dto, Keys> & {
  readonly [K in Keys]: Secret<Dto[K]>;
};

/** Returns a request body with every secret, at any depth, replaced by its value. */
export function revealSecrets(body: unknown): unknown {
  if (body instanceof Secret) return revealSecrets(Secret.reveal<unknown>(body));
  if (Array.isArray(body)) return body.map(revealSecrets);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, revealSecrets(value)]));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts to hide in the answer to a request: all that the secrets in its body hold, without their public texts. */
export function secretTexts(body: unknown): readonly string[] {
  if (body instanceof Secret) {
    const publicTexts = new Set(Secret.publicTexts(body));
    return textsIn(revealSecrets(body)).filter((text) => !publicTexts.has(text));
  }
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(secretTexts) : [];
}

/** What `autocomplete` says of passwords, codes and cards. A password that is being shown is a field of type text. */
const SECRET_AUTOCOMPLETE = /password|one-time-code|^cc-/;

/** Whether a field of a form takes a secret, so that its text must not be stored. */
export function isSecretField(field: { readonly type: string; readonly autocomplete: string }): boolean {
  return field.type === 'password' || SECRET_AUTOCOMPLETE.test(field.autocomplete);
}
