import { TOUCH_TARGET } from '../../components/tokens';

/** A link outside of running text: a touch target. */
export const standaloneLinkSx = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TOUCH_TARGET,
} as const;

/** The small print below a form. */
export const fineprintSx = { color: 'text.secondary', marginTop: 3, marginBottom: 1 } as const;
