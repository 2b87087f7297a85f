import { useRef, type RefObject } from 'react';

interface RequiredSize {
  /** The ref of the element around the sizes. */
  readonly sizeGroup: RefObject<HTMLDivElement | null>;
  readonly isMissing: boolean;
  /** Runs what needs a size; without one it calls `onMissing` and moves the focus to the first size. */
  readonly withSize: (run: () => void) => void;
}

/** Requires a size of a product that has sizes. */
export function useRequiredSize(sizes: readonly string[], size: string, onMissing: () => void): RequiredSize {
  const sizeGroup = useRef<HTMLDivElement>(null);
  const isMissing = sizes.length > 0 && size === '';
  return {
    sizeGroup,
    isMissing,
    withSize: (run) => {
      if (!isMissing) {
        run();
        return;
      }
      onMissing();
      sizeGroup.current?.querySelector('button')?.focus();
    },
  };
}
