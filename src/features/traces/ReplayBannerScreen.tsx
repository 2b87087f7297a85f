import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { importTexts } from '../../lib/traceConstants';

interface ReplayBannerScreenProps {
  readonly onLeave: () => void;
}

/** Says that this page shows an imported trace and no longer the shop, and how to leave. */
export function ReplayBannerScreen({ onLeave }: ReplayBannerScreenProps) {
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'tooltip',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        columnGap: 2,
        rowGap: 1,
        padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
        bgcolor: 'text.primary',
        color: 'background.default',
      }}
    >
      <Typography variant="body2">{importTexts.notice}</Typography>
      <Button color="inherit" variant="outlined" size="small" onClick={onLeave}>
        {importTexts.leave}
      </Button>
    </Box>
  );
}
