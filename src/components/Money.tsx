import { styled } from '@mui/material/styles';
import { formatMoney } from '../lib/money';

interface MoneyProps {
  readonly amount: number;
  /** True for a former price: struck through and muted. */
  readonly original?: boolean;
}

const figures = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' } as const;
const Amount = styled('span')(figures);
const FormerAmount = styled('s')(({ theme }) => ({
  ...figures,
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightRegular,
}));

/** An amount in rupees, in tabular figures so that columns line up. */
export function Money({ amount, original = false }: MoneyProps) {
  const text = formatMoney(amount);
  return original ? <FormerAmount>{text}</FormerAmount> : <Amount>{text}</Amount>;
}
