import Chip from '@mui/material/Chip';
import { orderStatusKind, orderStatusName } from '../lib/orderStatus';

/** An order's status as a coloured badge: pending yellow, processing blue, shipped purple, delivered green, cancelled red. */
export function StatusChip({ status }: { readonly status: number | null }) {
  const kind = orderStatusKind(status);
  return (
    <Chip
      label={orderStatusName(status)}
      sx={{ bgcolor: `status.${kind}.ground`, color: `status.${kind}.ink` }}
    />
  );
}
