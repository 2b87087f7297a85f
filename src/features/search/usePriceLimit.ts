import { useState } from 'react';
import { readTypedAmount } from '../../lib/typedAmount';
import { useTypingPause } from './useTypingPause';

interface TypedLimit {
  /** The limit that the text was typed for. */
  readonly value: number | null;
  readonly text: string;
  /** The limit that was set since the field has the focus; undefined for none. */
  readonly set: number | null | undefined;
  readonly isUnread: boolean;
}

/**
 * A limit of the price as a shopper types it. It is set when they pause, leave the field or press Enter; a text that is no
 * amount stays, and so does the limit.
 * @param value in rupees; null for no limit
 * @param onChange sets it; `isSame` where this field set the last one too, and still has the focus
 */
export function usePriceLimit(
  value: number | null,
  onChange: (value: number | null, isSame: boolean) => void,
) {
  const shown = value === null ? '' : String(value);
  const [typed, setTyped] = useState<TypedLimit>({ value, text: shown, set: undefined, isUnread: false });
  const { text } = typed;
  // A limit that is changed elsewhere replaces the text.
  if (typed.value !== value)
    setTyped({ ...typed, value, text: typed.set === value ? text : shown, isUnread: false });

  const limit = text.trim() === '' ? null : readTypedAmount(text);
  const isUnread = limit === null && text.trim() !== '';
  const isWaiting = isUnread ? !typed.isUnread : limit !== value;

  function commit(isLeft: boolean): void {
    if (!isUnread && limit !== value) onChange(limit, typed.set !== undefined && typed.set === value);
    const isShown = isLeft && !isUnread && limit === value;
    setTyped({
      value,
      text: isShown ? shown : text,
      set: isLeft ? undefined : isUnread || limit === value ? typed.set : limit,
      isUnread,
    });
  }
  useTypingPause(text, isWaiting, () => commit(false));

  return {
    text,
    isUnread: typed.isUnread,
    onType: (next: string): void => setTyped({ ...typed, text: next, isUnread: false }),
    onLeave: (): void => commit(true),
    onEnter: (): void => commit(false),
  };
}
