import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { summaryTexts } from './componentTexts';
import { Money } from './Money';
import { BOTTOM_SPACE, HEADER_HEIGHT, PAGE_BAR_HEIGHT, WIDE_BOTTOM_SPACE } from './tokens';

interface SummaryCardProps {
  /** Rupees. */
  readonly total: number;
  /** The button that leads on; it grows with the room there is. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** Height of the bar with the total and the button on screens of one column; grows with the text size. */
const BAR_HEIGHT = 'calc(1.25rem + 52px)';

const barHeight = (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      ':root': { [PAGE_BAR_HEIGHT]: BAR_HEIGHT, [breakpoints.up('lg')]: { [PAGE_BAR_HEIGHT]: '0px' } },
    })}
  />
);

/** A card beside the rest; in one column no box at all, so that the bar stays in view beside all of the page. */
const cardSx = {
  display: { xs: 'contents', lg: 'block' },
  position: 'sticky',
  top: HEADER_HEIGHT.wide + 24,
  flexShrink: 0,
  width: 380,
  padding: 3,
  paddingBottom: 0,
} as const;

/** The total and the button: a bar where all is one column, the card's end otherwise, in view however long the card is. */
const endSx = {
  flexWrap: 'wrap',
  alignItems: { xs: 'center', lg: 'stretch' },
  columnGap: 2,
  rowGap: { lg: 3 },
  position: 'sticky',
  bottom: { xs: BOTTOM_SPACE, md: WIDE_BOTTOM_SPACE },
  zIndex: 3,
  marginInline: { xs: -2, md: 0 },
  paddingInline: { xs: 2, md: 0 },
  paddingTop: { xs: '0.625rem', lg: 0 },
  paddingBottom: { xs: '0.625rem', lg: 3 },
  bgcolor: { xs: 'background.default', lg: 'background.paper' },
  borderTop: '1px solid',
  borderTopWidth: { xs: 1, lg: 0 },
  borderColor: 'divider',
} as const;

/** In the bar the total has no line above. */
const totalSx = ({ breakpoints }: Theme) => ({
  flex: '1 1 auto',
  minWidth: 0,
  margin: 0,
  [breakpoints.down('lg')]: { '& > div': { borderTop: 0, paddingTop: 0 } },
});

/**
 * What an order costs, beside the rest of the page on wide screens. Where it is below, its end stays in view as a bar above
 * what is fixed at the bottom; the parent must then be no grid, or the bar would stay in its cell.
 */
export function SummaryCard({ total, action, children }: SummaryCardProps) {
  const headingId = useId();
  return (
    <>
      {barHeight}
      <Paper component="section" aria-labelledby={headingId} sx={cardSx}>
        <Box sx={{ mt: { xs: 4, lg: 0 }, mb: 1.5 }}>
          <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 2 }}>
            {summaryTexts.heading}
          </Typography>
          {children}
        </Box>
        <Stack direction={{ xs: 'row', lg: 'column' }} sx={endSx}>
          <Box component="dl" sx={totalSx}>
            <SummaryRow label={summaryTexts.total} strong>
              <Money amount={total} />
            </SummaryRow>
          </Box>
          {action}
        </Stack>
      </Paper>
    </>
  );
}

interface SummaryRowProps {
  readonly label: string;
  /** True for the row of the total. */
  readonly strong?: boolean;
  readonly children: ReactNode;
}

/** One row of a summary of costs; its parent is a `dl`. */
export function SummaryRow({ label, strong = false, children }: SummaryRowProps) {
  const weight = { fontWeight: strong ? 'fontWeightBold' : 'fontWeightRegular' };
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        ...(strong && { paddingTop: 1.5, borderTop: '1px solid', borderColor: 'divider' }),
      }}
    >
      <Typography component="dt" sx={weight}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ ...weight, margin: 0, marginLeft: 'auto' }}>
        {children}
      </Typography>
    </Stack>
  );
}
