import { styled } from '@mui/material/styles';
import { HEADER_HEIGHT } from './tokens';

/** A place over the page, below the header, for messages that stay until they are closed. */
export const BelowHeader = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  top: HEADER_HEIGHT.narrow + 8,
  insetInline: 16,
  display: 'grid',
  gap: 8,
  // The buttons of a message are below its box.
  '& > *': { padding: 8, backgroundColor: theme.vars.palette.background.default },
  [theme.breakpoints.up('md')]: { top: HEADER_HEIGHT.wide + 8, justifyContent: 'end' },
}));
