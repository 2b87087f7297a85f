import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FiberManualRecord from '@mui/icons-material/FiberManualRecord';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import SaveAlt from '@mui/icons-material/SaveAltOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { BOTTOM_SPACE, WIDE_BOTTOM_SPACE } from '../../components/tokens';
import { importTexts, traceTexts } from '../traceTexts';

/** Room for a page's own bar above the bottom bar of phones, in CSS pixels. */
const PAGE_BAR_ROOM = 84;

/** The position of the trace tools: a corner that toasts, bars and docked elements leave free. */
const traceCornerSx = {
  position: 'fixed',
  left: 16,
  bottom: {
    xs: `calc(${PAGE_BAR_ROOM}px + ${BOTTOM_SPACE})`,
    md: `calc(16px + ${WIDE_BOTTOM_SPACE})`,
  },
  maxWidth: 'calc(100vw - 32px)',
} as const;

interface TraceBadgeProps {
  /** How many actions have been recorded, and how many older ones were dropped. */
  readonly count: number;
  readonly dropped: number;
  readonly isPaused: boolean;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onClear: () => void;
  readonly onSave: () => void;
}

/** The badge of a page that is being recorded; opened, it offers to save, pause and clear. */
export function TraceBadge({
  count,
  dropped,
  isPaused,
  onPause,
  onResume,
  onClear,
  onSave,
}: TraceBadgeProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <Stack
      component="section"
      aria-label={traceTexts.recorder}
      spacing={1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
      sx={{ ...traceCornerSx, zIndex: 'speedDial', alignItems: 'flex-start' }}
    >
      {isOpen && (
        <Paper id={panel} variant="floating" sx={{ width: 264, maxWidth: '100%', p: 2 }}>
          <Stack spacing={0.5}>
            <Typography variant="body2" color="textSecondary" sx={{ pb: 1 }}>
              {dropped > 0 && `${traceTexts.kept(count)} `}
              {traceTexts.promise}
            </Typography>
            <Button variant="contained" color="primary" startIcon={<SaveAlt />} onClick={onSave}>
              {traceTexts.save}
            </Button>
            <Button startIcon={isPaused ? <PlayArrow /> : <Pause />} onClick={isPaused ? onResume : onPause}>
              {isPaused ? traceTexts.resume : traceTexts.pause}
            </Button>
            <Button startIcon={<DeleteOutlined />} onClick={onClear}>
              {traceTexts.clear}
            </Button>
          </Stack>
        </Paper>
      )}
      <Paper variant="floating" sx={{ borderRadius: 99 }}>
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          aria-label={traceTexts.status(isPaused, count)}
          startIcon={isPaused ? <Pause /> : <FiberManualRecord color="error" />}
          onClick={() => setOpen(!isOpen)}
          sx={{ px: 2, borderRadius: 'inherit', fontVariantNumeric: 'tabular-nums' }}
        >
          {count}
        </Button>
      </Paper>
    </Stack>
  );
}

interface ReplayBannerProps {
  readonly onLeave: () => void;
}

/** Space below every page, so that its end can be scrolled above the banner. */
const spaceBelow = <GlobalStyles styles={{ body: { paddingBottom: 220 } }} />;

/** The banner of a page that shows an imported trace, with a button to leave. */
export function ReplayBanner({ onLeave }: ReplayBannerProps) {
  return (
    <>
      {spaceBelow}
      <SnackbarContent
        role="status"
        variant="floating"
        message={importTexts.notice}
        action={
          <Button color="inherit" variant="outlined" onClick={onLeave}>
            {importTexts.leave}
          </Button>
        }
        sx={{ ...traceCornerSx, zIndex: 'tooltip', width: 380 }}
      />
    </>
  );
}
