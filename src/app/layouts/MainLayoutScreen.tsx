import { styled } from '@mui/material/styles';
import { TextLink } from '../../components/TextLink';
import type { ReactNode } from 'react';
import { PagePiece } from '../../components/PagePiece';
import {
  BOTTOM_SPACE,
  colors,
  from,
  PAGE_MARK,
  pageColumns,
  RADIUS,
  WIDE_BOTTOM_SPACE,
} from '../../components/tokens';
import { MAIN_ID } from './navigation';
import { layoutTexts } from './layoutTexts';

export interface MainLayoutScreenProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly bottomBar: ReactNode;
  /** The page. Direct children keep to the content column, but for those wrapped in FullBleed. */
  readonly children: ReactNode;
}

const Layout = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // Room below the end of the page for what is fixed at the bottom.
  paddingBottom: BOTTOM_SPACE,
  [from.md]: { paddingBottom: WIDE_BOTTOM_SPACE },
});

const SkipLink = styled(TextLink)({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'var(--mui-zIndex-tooltip)',
  padding: '12px 16px',
  backgroundColor: colors.paper,
  borderRadius: RADIUS,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});

const Main = styled('main')({
  // At least as tall as the window: the footer stays below it while a page is loading.
  flex: '1 0 auto',
  minHeight: '100vh',
  alignContent: 'start',
  paddingTop: 24,
  paddingBottom: 56,
  ...pageColumns,
  [from.md]: { paddingTop: 40, paddingBottom: 96, ...pageColumns[from.md] },
  // The first child, without :first-child, of which Emotion warns.
  '&:has(> [data-full-bleed]:not(* + *))': { paddingTop: 0 },
  '&:has(> [data-full-bleed]:last-child)': { paddingBottom: 0 },
});

/** The layout of all pages but sign-in and registration: skip link, header, page, footer, bottom bar. */
export function MainLayoutScreen({ header, footer, bottomBar, children }: MainLayoutScreenProps) {
  return (
    <Layout {...{ [PAGE_MARK]: true }}>
      <SkipLink href={`#${MAIN_ID}`}>{layoutTexts.skip}</SkipLink>
      <PagePiece>{header}</PagePiece>
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <PagePiece>{footer}</PagePiece>
      {bottomBar}
    </Layout>
  );
}
