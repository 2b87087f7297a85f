import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { cutAfter } from './tokens';

interface SentNoteProps {
  /** What the form is for. */
  readonly lead: string;
  readonly isSent: boolean;
  /** Said in the place of the lead once the form was sent. */
  readonly children: string;
}

/** The lead of a form, and in its place that it was sent: both have their room, so that nothing moves. A toast is what is announced. */
export function SentNote({ lead, isSent, children }: SentNoteProps) {
  return (
    <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
      <Typography color="textSecondary" sx={{ visibility: isSent ? 'hidden' : 'visible' }}>
        {lead}
      </Typography>
      <Typography
        variant="body2"
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          columnGap: 0.75,
          color: 'success.main',
          visibility: isSent ? 'visible' : 'hidden',
        }}
      >
        <Check fontSize="small" />
        <Box component="span" sx={{ ...cutAfter(2), overflowWrap: 'anywhere' }}>
          {children}
        </Box>
      </Typography>
    </Box>
  );
}
