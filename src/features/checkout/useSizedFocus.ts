import { useEffect, useRef, type RefObject } from 'react';
import type { CartLine } from '../../api/models/types';
import { lineKey } from '../../lib/lineChoice';
import type { ChooseSize } from '../../components/LineSizes';

/** Moves the focus to the line whose size was chosen, as the pressed button is gone; lines have `data-line`. */
export function useSizedFocus(
  list: RefObject<HTMLElement | null>,
  lines: readonly CartLine[],
  onSizeChoose: ChooseSize,
): ChooseSize {
  const sized = useRef('');
  useEffect(() => {
    if (sized.current === '') return;
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    items.find(({ dataset }) => dataset['line'] === sized.current)?.focus();
    sized.current = '';
  }, [list, lines]);
  return (line, size) => {
    sized.current = lineKey({ ...line, selectedSize: size });
    onSizeChoose(line, size);
  };
}
