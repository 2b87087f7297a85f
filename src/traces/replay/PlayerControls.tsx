import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { replayTexts } from '../traceTexts/replayTexts';
import type { OpenedTrace } from './openedTrace';
import { stepText } from './stepTexts';

interface PlayerControlsProps {
  readonly opened: OpenedTrace;
  readonly step: number;
  readonly isPlaying: boolean;
  readonly onJump: (step: number) => void;
  readonly onToggle: () => void;
}

export function PlayerControls({ opened, step, isPlaying, onJump, onToggle }: PlayerControlsProps) {
  const last = opened.states.length - 1;
  const buttons = [
    [replayTexts.firstStep, FirstPage, () => onJump(0), step === 0],
    [replayTexts.stepBack, ChevronLeft, () => onJump(step - 1), step === 0],
    [isPlaying ? replayTexts.pause : replayTexts.play, isPlaying ? Pause : PlayArrow, onToggle, last === 0],
    [replayTexts.stepForward, ChevronRight, () => onJump(step + 1), step === last],
    [replayTexts.lastStep, LastPage, () => onJump(last), step === last],
  ] as const;
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        columnGap: 2,
        px: 2,
        py: 0.5,
        bgcolor: 'background.paper',
        // Within reach on narrow pages, which are scrolled.
        position: { xs: 'sticky', md: 'static' },
        top: 0,
        zIndex: 1,
      }}
    >
      <Stack direction="row" role="group" aria-label={replayTexts.player}>
        {buttons.map(([label, Icon, onClick, isOff]) => (
          <IconButton key={label} aria-label={label} title={label} onClick={onClick} disabled={isOff}>
            <Icon />
          </IconButton>
        ))}
      </Stack>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ flexShrink: 0, minWidth: '9ch', fontVariantNumeric: 'tabular-nums' }}
      >
        {replayTexts.position(step, last)}
      </Typography>
      <Slider
        size="small"
        color="secondary"
        aria-label={replayTexts.step}
        getAriaValueText={(value) => `${value}, ${stepText(opened, value)}`}
        min={0}
        max={Math.max(last, 1)}
        disabled={last === 0}
        value={step}
        onChange={(_event, value) => {
          if (typeof value === 'number') onJump(value);
        }}
        sx={{
          // With its thumb at either end inside the bar.
          mx: 1.25,
          '& .MuiSlider-thumb, & .MuiSlider-track': { transition: 'none' },
        }}
      />
    </Stack>
  );
}
