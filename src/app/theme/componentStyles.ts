import type { Theme } from '@mui/material/styles';

export type ComponentStyles = NonNullable<Theme['components']>;

/** The shadow of what lies over the page: dialogs, notices, toasts. */
export const FLOATING_SHADOW = '0 8px 24px rgb(22 24 26 / 0.14)';
