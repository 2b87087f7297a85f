import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { replayTexts } from '../../features/traces/traceTexts';
import type { RootState } from '../types';
import type { StageHandle } from './stageHandle';
import { writeFrame } from './frameDocument';
import { isStageHandle, STAGE_READY } from './stageHandle';

/** The widths a replay can be looked at, in CSS pixels; null fills the page. */
export const stageWidths = { fit: null, phone: 390, tablet: 768, desktop: 1440 } as const;
export type StageWidth = keyof typeof stageWidths;

interface StageFrameProps {
  readonly state: RootState;
  readonly step: number;
  readonly width: StageWidth;
  /** Called once, when the shop can show states. */
  readonly onReady: () => void;
}

/** The size of an element's inside, in CSS pixels, as it changes. */
function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}

/**
 * The shop in a document of its own, so that its widths, its bars and its dialogs are those of a real page and stay
 * apart from the timeline. A width larger than the room there is, is shown smaller.
 */
export function StageFrame({ state, step, width, onReady }: StageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { box, size } = useSize();
  const [stage, setStage] = useState<StageHandle | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const onStage = (event: Event): void => {
      if (!('detail' in event) || !isStageHandle(event.detail)) return;
      setStage(event.detail);
      onReady();
    };
    element.addEventListener(STAGE_READY, onStage);
    writeFrame(element);
    return () => element.removeEventListener(STAGE_READY, onStage);
  }, [onReady]);

  useEffect(() => {
    stage?.show(state, step);
  }, [stage, state, step]);

  const wanted = stageWidths[width] ?? size.width;
  const scale = wanted > 0 ? Math.min(1, size.width / wanted) : 1;

  return (
    <Box
      ref={box}
      sx={{ position: 'relative', overflow: 'hidden', height: '100%', bgcolor: 'ground', minHeight: 0 }}
    >
      <Box
        component="iframe"
        ref={frame}
        title={replayTexts.stage}
        sx={{ position: 'absolute', top: 0, border: 0, display: 'block', bgcolor: 'background.default' }}
        style={{
          width: wanted,
          height: size.height / scale,
          left: Math.max(0, (size.width - wanted * scale) / 2),
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
}
