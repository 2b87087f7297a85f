import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { connect } from 'react-redux';
import type { RootState } from '../../app/types';
import { BOTTOM_BAR, NOT_PRINTED, OFFLINE_HEIGHT, OFFLINE_LINE } from '../../components/tokens';
import { selectIsOffline } from './connectionSlice';
import { connectionTexts } from './connectionTexts';

interface OfflineNoticeProps {
  readonly isOffline: boolean;
  /** Whether the page has the bottom bar of narrow screens. */
  readonly hasBottomBar?: boolean;
}

/** The line's width with its padding, at most; it depends on the text. */
const FULL_WIDTH = '16.5rem + 56px';
/** One line, or two where the window is narrower than the text; the factor makes any difference large. */
const HEIGHT = `clamp(1.75rem, (${FULL_WIDTH} - 100vw) * 999, 3rem)`;

const lineStyles = { ':root': { [OFFLINE_HEIGHT]: HEIGHT } };

/**
 * A line at the bottom of the window, above the bottom bar of phones. The layout has room for it below the end of the
 * page, so that it covers nothing and moves nothing. The status element is always rendered: screen readers announce only
 * changes inside it.
 */
function OfflineNotice({ isOffline, hasBottomBar = false }: OfflineNoticeProps) {
  return (
    <Box
      role="status"
      {...{ [NOT_PRINTED]: true }}
      sx={{
        position: 'fixed',
        bottom: hasBottomBar ? { xs: BOTTOM_BAR, md: 0 } : 0,
        insetInline: 0,
        zIndex: 'appBar',
      }}
    >
      {isOffline && (
        <>
          <GlobalStyles styles={lineStyles} />
          <Typography
            variant="caption"
            component="p"
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              gap: 1,
              height: OFFLINE_LINE,
              paddingInline: 2,
              textAlign: 'center',
              lineHeight: 1.3,
              bgcolor: 'text.primary',
              color: 'background.default',
            }}
          >
            <CloudOff sx={{ fontSize: 16 }} />
            {connectionTexts.offline}
          </Typography>
        </>
      )}
    </Box>
  );
}

export const OfflineNoticeContainer = connect((state: RootState) => ({ isOffline: selectIsOffline(state) }))(
  OfflineNotice,
);
