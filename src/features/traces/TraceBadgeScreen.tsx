import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FiberManualRecord from '@mui/icons-material/FiberManualRecord';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import SaveAlt from '@mui/icons-material/SaveAltOutlined';
import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { useId, useState } from 'react';
import { traceTexts } from './traceTexts';
import { traceCornerSx } from './traceCorner';

interface TraceBadgeScreenProps {
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
export function TraceBadgeScreen({
  count,
  dropped,
  isPaused,
  onPause,
  onResume,
  onClear,
  onSave,
}: TraceBadgeScreenProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <Box
      component="section"
      aria-label={traceTexts.recorder}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
      sx={{
        ...traceCornerSx,
        zIndex: 'speedDial',
        display: 'grid',
        justifyItems: 'start',
        gap: 1,
      }}
    >
      {isOpen && (
        <Box
          id={panel}
          sx={{
            display: 'grid',
            gap: 0.5,
            width: 264,
            padding: 2,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            boxShadow: '0 8px 24px rgb(22 24 26 / 0.14)',
          }}
        >
          <Text variant="body2" sx={{ color: 'text.secondary', marginBottom: 1 }}>
            {dropped > 0 && `${traceTexts.kept(count)} `}
            {traceTexts.promise}
          </Text>
          <Button variant="contained" color="primary" startIcon={<SaveAlt />} onClick={onSave}>
            {traceTexts.save}
          </Button>
          <Button startIcon={isPaused ? <PlayArrow /> : <Pause />} onClick={isPaused ? onResume : onPause}>
            {isPaused ? traceTexts.resume : traceTexts.pause}
          </Button>
          <Button startIcon={<DeleteOutlined />} onClick={onClear}>
            {traceTexts.clear}
          </Button>
        </Box>
      )}
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        aria-label={traceTexts.status(isPaused, count)}
        startIcon={isPaused ? <Pause /> : <FiberManualRecord sx={{ color: 'error.main' }} />}
        onClick={() => setOpen(!isOpen)}
        sx={{
          bgcolor: 'background.paper',
          fontVariantNumeric: 'tabular-nums',
          boxShadow: '0 4px 12px rgb(22 24 26 / 0.12)',
          borderRadius: 99,
          paddingInline: 2,
        }}
      >
        {count}
      </Button>
    </Box>
  );
}
