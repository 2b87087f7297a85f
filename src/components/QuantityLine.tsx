import Stack from '@mui/material/Stack';
import { Money } from './Money';

interface QuantityLineProps {
  readonly quantity: number;
  /** Of one piece, in rupees. */
  readonly price: number;
}

/** What some pieces of a product cost: how many at which price, and at the line's end all of them. */
export function QuantityLine({ quantity, price }: QuantityLineProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
      <span>
        {quantity} × <Money amount={price} />{' '}
      </span>
      <Money amount={price * quantity} />
    </Stack>
  );
}
