import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { replayTexts } from '../traceTexts';
import type { RootState } from '../../app/types';
import { ShopFrame, type FrameScreen } from './ShopFrame';

interface StageProps {
  /** What the shop is called. */
  readonly title: string;
  readonly state: RootState | undefined;
  readonly step: number;
  readonly screen: FrameScreen;
}

/** The shop at a step, and until it can be shown a line that says so. */
export function Stage({ title, state, step, screen }: StageProps) {
  const [isReady, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  return (
    <Box sx={{ position: 'relative', flex: 1 }} aria-busy={!isReady}>
      {state !== undefined && (
        <ShopFrame title={title} state={state} step={step} screen={screen} onReady={onReady} />
      )}
      {!isReady && (
        <Typography
          role="status"
          color="textSecondary"
          sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}
        >
          {replayTexts.settingUp}
        </Typography>
      )}
    </Box>
  );
}
