import Chip from '@mui/material/Chip';
import { orderStatusKind, orderStatusName } from '../lib/orderStatus';

/** An order's status as a coloured badge: pending yellow, processing blue, shipped purple, delivered green, cancelled red. */
export function StatusChip({ status }: { readonly status: number | null }) {
  return <Chip variant="filled" color={orderStatusKind(status)} label={orderStatusName(status)} />;
}
