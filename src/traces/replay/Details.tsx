import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface DetailsProps {
  readonly label: string;
  readonly titles: Iterable<string>;
  /** Which step it is. */
  readonly where: string;
  readonly children: ReactNode;
}

/** What is to say of a step: scrolled by itself. */
export function Details({ label, titles, where, children }: DetailsProps) {
  return (
    <Box
      component="section"
      aria-label={label}
      tabIndex={0}
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: 'auto',
        p: 2,
        '&:focus-visible': { outlineOffset: '-2px' },
        '& code': {
          display: 'block',
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
          fontSize: '0.8125rem',
          fontWeight: 'fontWeightRegular',
          lineHeight: 1.5,
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-wrap',
        },
      }}
    >
      {Array.from(titles, (title, index) => (
        <Typography key={index} component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      ))}
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {where}
      </Typography>
      {children}
    </Box>
  );
}
