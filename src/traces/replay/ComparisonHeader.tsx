import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { compareTexts } from '../traceTexts';
import { describeRows, type ComparedRow } from './comparison';
import { ScreenSelect } from './ReplayFilters';
import type { FrameScreen } from './ShopFrame';
import { TopBar } from './TopBar';

interface ComparisonHeaderProps {
  readonly rows: readonly ComparedRow[];
  readonly screen: FrameScreen;
  readonly onScreen: (screen: FrameScreen) => void;
  readonly hasDifference: boolean;
  /** Goes to the next row that differs. */
  readonly onNext: () => void;
  readonly onKeys: () => void;
  readonly onClose: () => void;
}

/** How much of two traces is the same, the way to the next difference, and the way back. */
export function ComparisonHeader(props: ComparisonHeaderProps) {
  const { rows, screen, onScreen, hasDifference, onNext, onKeys, onClose } = props;
  return (
    <TopBar
      title={compareTexts.title}
      result={describeRows(rows)}
      resultColor={hasDifference ? 'error' : 'success'}
      onKeys={onKeys}
      start={
        <>
          <Box sx={{ flex: '0 1 220px' }}>
            <ScreenSelect screen={screen} onScreen={onScreen} />
          </Box>
          {hasDifference && (
            <Button size="small" variant="outlined" onClick={onNext}>
              {compareTexts.nextDifference}
            </Button>
          )}
        </>
      }
    >
      <Button size="small" variant="outlined" onClick={onClose}>
        {compareTexts.close}
      </Button>
    </TopBar>
  );
}
