import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { country } from '../brand/country';
import { summaryTexts } from './componentTexts';
import { Money } from './Money';
import { BOTTOM_SPACE, STICKY_TOP, PAGE_BAR_HEIGHT, OFFLINE_LINE } from './tokens';

export interface SummaryCardProps {
  /** The name of the sum without shipping. */
  readonly subtotal?: string;
  /** Rupees. */
  readonly total: number;
  /** What discounts take off, in rupees; 0 for nothing. */
  readonly saved?: number;
  /** What is to be said of the sums; '' for nothing. */
  readonly note?: string;
  /** Whether discounts and note are known; until then there is room for one of them, so that nothing moves. */
  readonly isChecked?: boolean;
  /** The button that leads on, which grows with the room there is; without one there is no bar. */
  readonly action?: ReactNode;
  /** What stands directly above the button; where the button is in a bar with the total, above both. */
  readonly notice?: ReactNode;
  readonly children?: ReactNode;
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

/** Height of a row of the sums with the space above it. */
const ROW = 'calc(1.6rem + 8px)';

/** The place of a summary, also while it is loading. */
export const summarySx = { flexShrink: 0, width: { lg: 380 }, marginTop: { xs: 4, lg: 0 } } as const;

/** A card beside the rest; in one column no box at all, so that the bar stays in view beside all of the page. */
const cardSx = {
  ...summarySx,
  display: { xs: 'contents', lg: 'block' },
  position: 'sticky',
  top: STICKY_TOP,
  padding: 3,
  paddingBottom: 0,
} as const;

/** The sums and the card's end: in view however long the card is, and never one below the other. */
const pinnedSx = {
  display: { xs: 'contents', lg: 'flex' },
  flexDirection: 'column',
  position: 'sticky',
  bottom: OFFLINE_LINE,
  paddingBottom: 3,
  bgcolor: 'background.paper',
} as const;

/** On wide screens above the notice. */
const sumsSx = { pb: 1.5, order: { lg: -2 } } as const;

/** The total and the button: a bar where all is one column, on wide screens no box at all. */
const endSx = {
  display: { xs: 'flex', lg: 'contents' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  position: 'sticky',
  bottom: { xs: BOTTOM_SPACE, md: OFFLINE_LINE },
  zIndex: 3,
  marginInline: { xs: -2, md: 0 },
  paddingInline: { xs: 2, md: 0 },
  paddingBlock: '0.625rem',
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** In the bar the total has its name above, and no line. */
const totalSx = ({ breakpoints, typography, vars }: Theme) => ({
  // The button stays where it is when the sum changes.
  flex: '1 0 35%',
  maxWidth: '100%',
  [breakpoints.up('lg')]: { order: -1, flex: 'none', marginBottom: '20px' },
  [breakpoints.down('lg')]: {
    '& > div': { display: 'block', borderTop: 0, paddingTop: 0 },
    '& dt': { ...typography.caption, lineHeight: 1.3, color: vars.palette.text.secondary },
    '& dd': { lineHeight: 1.4 },
  },
});

/**
 * What an order costs, beside the rest of the page on wide screens. Where it is below, its end stays in view as a bar above
 * what is fixed at the bottom; the parent must then be no grid, or the bar would stay in its cell.
 */
export function SummaryCard(props: SummaryCardProps) {
  const { subtotal = summaryTexts.subtotal, total, saved = 0, note = '', isChecked = true } = props;
  const { action, notice, children } = props;
  const isBar = action !== undefined;
  const headingId = useId();
  const [isReserved] = useState(!isChecked);
  return (
    <>
      {isBar && barHeight}
      <Paper component="section" aria-labelledby={headingId} sx={cardSx}>
        <Box sx={{ mt: { xs: 4, lg: 0 } }}>
          <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 2 }}>
            {summaryTexts.heading}
          </Typography>
          {children}
          {children !== undefined && <Divider sx={{ marginBlock: 1.5 }} />}
        </Box>
        <Box sx={pinnedSx}>
          <Box sx={sumsSx}>
            <Stack component="dl" spacing={1}>
              <SummaryRow label={subtotal}>
                <Money amount={total} />
              </SummaryRow>
              <SummaryRow label={summaryTexts.shipping}>{country.shipping.price}</SummaryRow>
            </Stack>
            {saved > 0 && (
              // No row: it is not taken off once more.
              <Typography color="success" sx={{ paddingTop: 1 }}>
                {summaryTexts.saved} <Money amount={saved} />
              </Typography>
            )}
            <Typography
              variant="body2"
              color="warning"
              sx={{ minHeight: isReserved && saved === 0 ? ROW : 0, pt: note === '' ? 0 : 1 }}
            >
              {note}
            </Typography>
          </Box>
          {notice}
          <Box sx={isBar ? endSx : undefined}>
            <Box component="dl" sx={isBar ? totalSx : undefined}>
              <SummaryRow label={summaryTexts.total} kind="total">
                <Money amount={total} />
              </SummaryRow>
            </Box>
            {action}
          </Box>
        </Box>
      </Paper>
    </>
  );
}

const rowLooks = {
  plain: { '& dt': { color: 'text.secondary' } },
  total: { paddingTop: 1.5, borderTop: '1px solid', borderColor: 'divider' },
} as const;

interface SummaryRowProps {
  readonly label: string;
  readonly kind?: keyof typeof rowLooks;
  readonly children: ReactNode;
}

/** One row of a summary; its parent is a `dl`. */
export function SummaryRow({ label, kind = 'plain', children }: SummaryRowProps) {
  const weight = { fontWeight: kind === 'total' ? 'fontWeightBold' : 'fontWeightRegular' };
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, ...rowLooks[kind] }}
    >
      <Typography component="dt" sx={weight}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ ...weight, marginLeft: 'auto', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Stack>
  );
}

interface SummaryColumnsProps {
  readonly children: ReactNode;
  readonly summary: ReactNode;
}

/** A page's content and its summary: side by side on wide screens. No grid: the summary is sticky. */
export function SummaryColumns({ children, summary }: SummaryColumnsProps) {
  return (
    <Stack direction={{ lg: 'row' }} sx={{ columnGap: 8, alignItems: { lg: 'flex-start' } }}>
      <Box sx={{ flex: { lg: 1 }, minWidth: 0 }}>{children}</Box>
      {summary}
    </Stack>
  );
}
