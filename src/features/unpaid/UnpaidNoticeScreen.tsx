import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../components/ButtonLink';
import { pageColumns, TOUCH_TARGET } from '../../components/tokens';
import { routes } from '../../lib/routes';

export interface UnpaidNoticeScreenProps {
  readonly orderId: string;
  readonly onDismiss: () => void;
}

/** A band below the header: which order waits for its payment, and the way there. */
export function UnpaidNoticeScreen({ orderId, onDismiss }: UnpaidNoticeScreenProps) {
  return (
    <Box
      component="aside"
      aria-label="Unpaid order"
      sx={{ bgcolor: 'background.paper', borderBottom: '1px solid', borderColor: 'divider', ...pageColumns }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 56, paddingBlock: 0.75 }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          Order {orderId} waits for its payment.
        </Typography>
        <ButtonLink to={routes.payment(orderId)} variant="contained" color="primary" size="small">
          Finish paying
        </ButtonLink>
        <IconButton
          aria-label="Do not remind me of this order"
          onClick={onDismiss}
          sx={{ width: TOUCH_TARGET, height: TOUCH_TARGET, color: 'text.secondary' }}
        >
          <CloseOutlined fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
