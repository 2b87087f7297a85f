import type { Theme } from '@mui/material/styles';

/** Default props and styles of Material UI's components, as the theme holds them. */
export type ComponentStyles = NonNullable<Theme['components']>;
