import type { RootState } from '../../app/types';

export interface ActionText {
  readonly text: string;
  /** 'failure' can be filtered; 'noise' is hidden, because it says nothing of what the shopper did or saw. */
  readonly kind: 'event' | 'failure' | 'noise';
}

export interface Sentenced extends ActionText {
  readonly part: string;
}

/** A sentence of a type of action, or a function that makes one of its payload and of the state before it. */
type Sentence<Payload> = string | ActionText | ((payload: Payload, before: RootState) => string | ActionText);

export function failure(text: string): ActionText {
  return { text, kind: 'failure' };
}

/** Something that happens without a shopper's doing, and changes nothing on the screen. */
export function noise(text: string): ActionText {
  return { text, kind: 'noise' };
}

interface Creator<Payload> {
  readonly type: string;
  readonly match: (action: unknown) => action is { readonly type: string; readonly payload: Payload };
}

/** What a function tells of an action of a file, which may not be what this build makes; else something else. */
export function tryToTell<T>(tell: () => T, otherwise: T): T {
  try {
    return tell();
  } catch {
    return otherwise;
  }
}

export type ActionDescriptions = ReadonlyMap<string, (action: unknown, before: RootState) => Sentenced>;

/**
 * The sentences of a part of the shop.
 * @param part what a person calls it
 * @param creators action creators by name, such as a slice's `actions`
 * @param sentences one for each of them, or it does not compile
 */
export function describeActions<Payloads extends object>(
  part: string,
  creators: { readonly [Name in keyof Payloads]: Creator<Payloads[Name]> },
  sentences: { readonly [Name in keyof Payloads]: Sentence<Payloads[Name]> },
): ActionDescriptions {
  const descriptions = new Map<string, (action: unknown, before: RootState) => Sentenced>();
  for (const name in creators) {
    const { type, match } = creators[name];
    const sentence = sentences[name];
    descriptions.set(type, (action, before) => {
      const said = tryToTell<string | ActionText>(() => {
        if (typeof sentence !== 'function') return sentence;
        return match(action) ? sentence(action.payload, before) : type;
      }, type);
      return typeof said === 'string' ? { text: said, kind: 'event', part } : { ...said, part };
    });
  }
  return descriptions;
}
