import { styled } from '@mui/material/styles';
import { HEADER_HEIGHT } from './tokens';

/** Space to the header and to the sides of the window, in pixels. */
const SPACES = { header: 8, side: 16 } as const;

/** A place over the page, below the header, for messages that stay until they are closed. */
export const BelowHeader = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  top: HEADER_HEIGHT.narrow + SPACES.header,
  insetInline: SPACES.side,
  display: 'grid',
  gap: 8,
  [theme.breakpoints.up('md')]: { top: HEADER_HEIGHT.wide + SPACES.header, justifyContent: 'end' },
}));
