import type { CSSObject, Theme } from '@mui/material/styles';

/** A thin light edge around a picture that is made for a light page, such as a logo: dark lines show in the dark scheme. */
export function lightEdge({ vars }: Theme): CSSObject {
  return { filter: `drop-shadow(0 0 1px ${vars.palette.text.primary})` };
}
