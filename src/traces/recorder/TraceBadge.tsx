import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FiberManualRecord from '@mui/icons-material/FiberManualRecord';
import OpenWith from '@mui/icons-material/OpenWith';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import SaveAlt from '@mui/icons-material/SaveAltOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { BOTTOM_SPACE, OFFLINE_LINE } from '../../components/tokens';
import { importTexts, traceTexts } from '../traceTexts';
import type { KeptTraceRecorder } from './keptTraceRecorder';
import type { Recorder } from './recorder';
import { saveTrace } from './saveTrace';

/** Room for a page's own bar or the mark of an unpaid order, in CSS pixels. */
const PAGE_BAR_ROOM = 84;

/** Room for the shop's header, in CSS pixels. */
const HEADER_ROOM = 88;

/** Within a phone's window on its side too. */
const PANEL_HEIGHT = 'calc(100dvh - 176px)';

const cornerSx = { position: 'fixed', maxWidth: 'calc(100vw - 32px)' } as const;
/** Above the bars and the mark of an unpaid order. */
const low = {
  bottom: {
    xs: `calc(${PAGE_BAR_ROOM}px + ${BOTTOM_SPACE})`,
    md: `calc(${PAGE_BAR_ROOM}px + ${OFFLINE_LINE})`,
  },
} as const;
const high = { top: HEADER_ROOM, flexDirection: 'column-reverse' } as const;
const atLeft = { left: 16, alignItems: 'flex-start' } as const;
const atRight = { right: 16, alignItems: 'flex-end' } as const;

/** Against the clock. */
const CORNERS = [
  { ...low, ...atLeft },
  { ...low, ...atRight },
  { ...high, ...atRight },
  { ...high, ...atLeft },
] as const;

export interface TraceBadgeProps {
  readonly recorder: Recorder;
  readonly keptTrace: Pick<KeptTraceRecorder, 'save' | 'clear' | 'countOthers'>;
  /** Whether the build records every visit: then a problem is reported after it was seen. */
  readonly alwaysRecords?: boolean;
}

/**
 * The badge of a page that is being recorded; opened, it offers to save, pause and clear. Connected to the recorder and
 * not to the store, so that the badge is not in the recording.
 */
export function TraceBadge({ recorder, keptTrace, alwaysRecords = __TRACES__ === 'on' }: TraceBadgeProps) {
  const { count, dropped, isPaused } = useSyncExternalStore(recorder.subscribe, recorder.status);
  /** What a saved file has beside this page. */
  const [others, setOthers] = useState({ steps: 0, pages: 0 });
  const countOthers = (): void => void keptTrace.countOthers().then(setOthers);
  useEffect(() => void keptTrace.countOthers().then(setOthers), [keptTrace]);
  const [isOpen, setOpen] = useState(false);
  const [report, setReport] = useState('');
  /** The name of the file that was saved last; '' for none since the panel was opened. */
  const [saved, setSaved] = useState('');
  const [corner, setCorner] = useState(0);
  const panel = useId();
  const whole = traceTexts.whole(count + others.steps, others.pages + 1);
  return (
    <Stack
      component="section"
      aria-label={traceTexts.recorder}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
      sx={{ ...cornerSx, ...CORNERS[corner], zIndex: 'speedDial', rowGap: 1 }}
    >
      {isOpen && (
        <Paper
          id={panel}
          variant="floating"
          sx={{ width: 264, maxWidth: '100%', maxHeight: PANEL_HEIGHT, overflowY: 'auto', p: 2 }}
        >
          <Stack spacing={0.5}>
            {dropped > 0 && (
              <Typography variant="body2" color="textSecondary">
                {traceTexts.kept(count)}
              </Typography>
            )}
            <Typography role="status" variant="body2" color="textSecondary" sx={{ pb: 1 }}>
              {saved === '' ? traceTexts.promise : traceTexts.saved(saved)}
            </Typography>
            {alwaysRecords && (
              <TextField
                label={traceTexts.wentWrong}
                value={report}
                onChange={(event) => setReport(event.target.value)}
                sx={{ pb: 1 }}
              />
            )}
            <Button
              variant="contained"
              color="primary"
              startIcon={<SaveAlt />}
              onClick={() => {
                void saveTrace(keptTrace, report).then((fileName) => {
                  setSaved(fileName);
                  countOthers();
                });
                setReport('');
              }}
            >
              {alwaysRecords ? traceTexts.report : traceTexts.save}
            </Button>
            <Button
              startIcon={isPaused ? <PlayArrow /> : <Pause />}
              onClick={isPaused ? recorder.resume : recorder.pause}
            >
              {isPaused ? traceTexts.resume : traceTexts.pause}
            </Button>
            <Button startIcon={<DeleteOutlined />} onClick={() => void keptTrace.clear().then(countOthers)}>
              {traceTexts.clear}
            </Button>
            <Button startIcon={<OpenWith />} onClick={() => setCorner((corner + 1) % CORNERS.length)}>
              {traceTexts.move}
            </Button>
          </Stack>
        </Paper>
      )}
      <Paper variant="floating" sx={{ borderRadius: 99 }}>
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          aria-label={traceTexts.status(isPaused, count, whole)}
          startIcon={isPaused ? <Pause /> : <FiberManualRecord color="error" />}
          onClick={() => {
            if (!isOpen) countOthers();
            setSaved('');
            setOpen(!isOpen);
          }}
          sx={{ px: 2, borderRadius: 'inherit', fontVariantNumeric: 'tabular-nums' }}
        >
          {`${count}${whole}`}
        </Button>
      </Paper>
    </Stack>
  );
}

/** Space below every page, so that its end can be scrolled above the banner. */
const spaceBelow = <GlobalStyles styles={{ body: { paddingBottom: 220 } }} />;

export function ReplayBanner({ onLeave }: { readonly onLeave: () => void }) {
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
        sx={{ ...cornerSx, ...low, left: 16, zIndex: 'tooltip', width: 380 }}
      />
    </>
  );
}
