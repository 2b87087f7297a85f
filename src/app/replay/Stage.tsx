import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { Text } from '../../components/Text';
import { replayTexts } from '../../features/traces/traceTexts';
import type { RootState } from '../types';
import type { FrameScreen } from './ShopFrame';
import { ShopFrame } from './ShopFrame';

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
    <Box sx={{ minHeight: 0, height: '100%', position: 'relative' }} aria-busy={!isReady}>
      {state !== undefined && (
        <ShopFrame title={title} state={state} step={step} screen={screen} onReady={onReady} />
      )}
      {!isReady && (
        <Text
          role="status"
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            color: 'text.secondary',
          }}
        >
          {replayTexts.settingUp}
        </Text>
      )}
    </Box>
  );
}
