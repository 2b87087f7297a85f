import Chip from '@mui/material/Chip';
import { cardTexts } from './componentTexts';

/** The tag 'Sale' of a discounted product. */
export function SaleTag() {
  return <Chip variant="filled" size="small" color="primary" label={cardTexts.sale} />;
}
