import { orderStatusKind, orderStatusName } from '../lib/orderStatus';
import { Chip } from './Chip';

/** An order's status as a coloured badge: pending yellow, processing blue, shipped purple, delivered green, cancelled red. */
export function StatusChip({ status }: { readonly status: number | null }) {
  const kind = orderStatusKind(status);
  return (
    <Chip
      sx={{
        bgcolor: `status.${kind}.ground`,
        color: `status.${kind}.ink`,
        border: 0,
        // Seen in forced colours alone, which take the background away.
        outline: '1px solid transparent',
        lineHeight: '1.75rem',
        padding: '0 12px',
      }}
    >
      {orderStatusName(status)}
    </Chip>
  );
}
