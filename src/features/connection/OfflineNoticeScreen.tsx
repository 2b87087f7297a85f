import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import { gutter, HEADER_HEIGHT } from '../../components/tokens';
import { connectionTexts } from './connectionTexts';

interface OfflineNoticeScreenProps {
  readonly isOffline: boolean;
}

/**
 * A line below the header, over the page, so that it causes no layout shift. The status element is always rendered:
 * screen readers announce only changes inside it.
 */
export function OfflineNoticeScreen({ isOffline }: OfflineNoticeScreenProps) {
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        top: { xs: HEADER_HEIGHT.narrow, md: HEADER_HEIGHT.wide },
        insetInline: 0,
        zIndex: 'appBar',
        pointerEvents: 'none',
      }}
    >
      {isOffline && (
        <Text
          variant="body2"
          sx={{
            paddingBlock: 0.75,
            paddingInline: gutter,
            textAlign: 'center',
            bgcolor: 'text.primary',
            color: 'background.default',
          }}
        >
          {connectionTexts.offline}
        </Text>
      )}
    </Box>
  );
}
