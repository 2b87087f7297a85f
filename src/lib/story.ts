/** What an action says in a replay. */
export interface ActionText {
  readonly text: string;
  /** 'failure' can be filtered; 'noise' is hidden, because it says nothing of what the shopper did or saw. */
  readonly kind: 'event' | 'failure' | 'noise';
}

/** A sentence of a type of action, or a function that makes one of its payload and of the state before it. */
export type Sentence<Payload, State> =
  | string
  | ActionText
  | ((payload: Payload, before: State) => string | ActionText);

/** A failure, for the shopper or for the shop. */
export function failure(text: string): ActionText {
  return { text, kind: 'failure' };
}

/** Something that happens without a shopper's doing, and changes nothing on the screen. */
export function noise(text: string): ActionText {
  return { text, kind: 'noise' };
}

/** An action creator of Redux Toolkit, which recognises its actions. */
interface Creator<Payload> {
  readonly type: string;
  readonly match: (action: unknown) => action is { readonly type: string; readonly payload: Payload };
}

/**
 * A part of the shop and what its actions say, by type. A describer throws where an action is not what its type promises:
 * it was read from a file.
 */
export interface Story<State> {
  /** What a person calls this part of the shop. */
  readonly part: string;
  readonly describers: ReadonlyMap<string, (action: unknown, before: State) => string | ActionText>;
}

function createDescriber<Payload, State>(creator: Creator<Payload>, sentence: Sentence<Payload, State>) {
  return (action: unknown, before: State): string | ActionText => {
    if (typeof sentence !== 'function') return sentence;
    if (!creator.match(action)) throw new TypeError(creator.type);
    return sentence(action.payload, before);
  };
}

/**
 * The sentences of a part of the shop.
 * @param creators action creators by name, such as a slice's `actions`
 * @param sentences one for each of them, or it does not compile
 */
export function createStory<Payloads extends object, State = unknown>(
  part: string,
  creators: { readonly [Name in keyof Payloads]: Creator<Payloads[Name]> },
  sentences: { readonly [Name in keyof Payloads]: Sentence<Payloads[Name], State> },
): Story<State> {
  const describers = new Map<string, (action: unknown, before: State) => string | ActionText>();
  for (const name in creators) {
    describers.set(creators[name].type, createDescriber(creators[name], sentences[name]));
  }
  return { part, describers };
}

/** Such as '1 product' and '12 products'. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
