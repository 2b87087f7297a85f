import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import SnackbarContent from '@mui/material/SnackbarContent';
import { importTexts } from '../traceTexts';
import { traceCornerSx } from './traceCorner';

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
