import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { compareTexts, keyTexts } from '../../features/traces/traceTexts';
import type { ComparedRow } from './comparison';
import { describeRows } from './comparison';
import { ScreenSelect } from './ReplayFilters';
import { headerSx } from './ReplayHeader';
import type { FrameScreen } from './ShopFrame';

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
    <Box component="header" sx={headerSx}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Text component="h1" variant="h4">
          {compareTexts.title}
        </Text>
        <Text role="status" variant="body2" sx={{ color: hasDifference ? 'error.main' : 'success.main' }}>
          {describeRows(rows)}
        </Text>
      </Box>
      <Box sx={{ flex: '0 1 220px' }}>
        <ScreenSelect screen={screen} onScreen={onScreen} />
      </Box>
      {hasDifference && (
        <Button size="small" variant="outlined" onClick={onNext}>
          {compareTexts.nextDifference}
        </Button>
      )}
      <Button size="small" variant="text" color="secondary" onClick={onKeys}>
        {keyTexts.open}
      </Button>
      <Button size="small" variant="outlined" color="secondary" onClick={onClose}>
        {compareTexts.close}
      </Button>
    </Box>
  );
}
