import Box from '@mui/material/Box';
import { TextLink } from '../../components/TextLink';
import type { ReactNode } from 'react';
import { BOTTOM_SPACE, DOCKED, pageColumns } from '../../components/tokens';
import { MAIN_ID } from './navigation';

export interface MainLayoutScreenProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly bottomBar: ReactNode;
  /** The page. Direct children keep to the content column, but for those wrapped in FullBleed. */
  readonly children: ReactNode;
}

/** The layout of all pages but sign-in and registration: skip link, header, page, footer, bottom bar. */
export function MainLayoutScreen({ header, footer, bottomBar, children }: MainLayoutScreenProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        // Room below the end of the page for what is fixed at the bottom.
        paddingBottom: { xs: BOTTOM_SPACE, md: DOCKED },
      }}
    >
      <TextLink
        href={`#${MAIN_ID}`}
        sx={{
          position: 'fixed',
          top: 8,
          left: 8,
          zIndex: 'tooltip',
          padding: '12px 16px',
          bgcolor: 'background.paper',
          borderRadius: 1,
          transform: 'translateY(-200%)',
          '&:focus': { transform: 'none' },
        }}
      >
        Skip to content
      </TextLink>
      {header}
      <Box
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        sx={{
          // At least as tall as the window: the footer stays below it while a page is loading.
          flex: '1 0 auto',
          minHeight: '100vh',
          alignContent: 'start',
          paddingTop: { xs: 3, md: 5 },
          paddingBottom: { xs: 7, md: 12 },
          // The first child, without :first-child, of which Emotion warns.
          '&:has(> [data-full-bleed]:not(* + *))': { paddingTop: 0 },
          '&:has(> [data-full-bleed]:last-child)': { paddingBottom: 0 },
          ...pageColumns,
        }}
      >
        {children}
      </Box>
      {footer}
      {bottomBar}
    </Box>
  );
}
