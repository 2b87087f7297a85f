import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { HydrationBoundary } from '../../components/HydrationBoundary';
import { BOTTOM_SPACE, pageColumns, OFFLINE_LINE } from '../../components/tokens';
import { MAIN_ID } from '../../lib/constants';
import { layoutTexts } from '../appTexts';

interface MainLayoutProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly bottomBar: ReactNode;
  /** The page. Direct children keep to the content column, but for those wrapped in FullBleed. */
  readonly children: ReactNode;
}

const Main = styled('main')(pageColumns, ({ theme }) => ({
  // At least as tall as the window: the footer stays below it while a page is loading.
  flex: '1 0 auto',
  minHeight: '100vh',
  alignContent: 'start',
  paddingTop: 24,
  paddingBottom: 56,
  [theme.breakpoints.up('md')]: { paddingTop: 40, paddingBottom: 96 },
  // The first child, without :first-child, of which Emotion warns.
  '&:has(> [data-full-bleed]:not(* + *))': { paddingTop: 0 },
  '&:has(> [data-full-bleed]:last-child)': { paddingBottom: 0 },
}));

/** The layout of all pages but sign-in and registration: skip link, header, page, footer, bottom bar. */
export function MainLayout({ header, footer, bottomBar, children }: MainLayoutProps) {
  return (
    <Stack
      // Room below the end of the page for what is fixed at the bottom.
      sx={{ minHeight: '100dvh', paddingBottom: { xs: BOTTOM_SPACE, md: OFFLINE_LINE } }}
    >
      <Link
        component="a"
        href={`#${MAIN_ID}`}
        sx={{
          position: 'fixed',
          top: 8,
          left: 8,
          zIndex: 'tooltip',
          padding: '12px 16px',
          bgcolor: 'background.paper',
          borderRadius: 1,
          '&:not(:focus)': { transform: 'translateY(-200%)' },
        }}
      >
        {layoutTexts.skip}
      </Link>
      <HydrationBoundary>{header}</HydrationBoundary>
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <HydrationBoundary>{footer}</HydrationBoundary>
      {bottomBar}
    </Stack>
  );
}
