import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { Text } from '../../components/Text';
import { importTexts } from './traceTexts';
import { traceCornerSx } from './traceCorner';

interface ReplayBannerScreenProps {
  readonly onLeave: () => void;
}

/** Space below every page, so that its end can be scrolled above the banner. */
const spaceBelow = <GlobalStyles styles={{ body: { paddingBottom: 220 } }} />;

/** The banner of a page that shows an imported trace, with a button to leave. */
export function ReplayBannerScreen({ onLeave }: ReplayBannerScreenProps) {
  return (
    <>
      {spaceBelow}
      <Box
        role="status"
        sx={{
          ...traceCornerSx,
          zIndex: 'tooltip',
          boxSizing: 'border-box',
          width: 380,
          display: 'grid',
          justifyItems: 'start',
          gap: 1.5,
          padding: 2,
          borderRadius: 1,
          bgcolor: 'text.primary',
          color: 'background.default',
          boxShadow: '0 8px 24px rgb(22 24 26 / 0.14)',
        }}
      >
        <Text variant="body2">{importTexts.notice}</Text>
        <Button color="inherit" variant="outlined" onClick={onLeave}>
          {importTexts.leave}
        </Button>
      </Box>
    </>
  );
}
