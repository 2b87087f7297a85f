import { styled } from '@mui/material/styles';
import { formatMoney } from '../lib/money';

interface MoneyProps {
  readonly rupees: number;
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
export function Money({ rupees, original = false }: MoneyProps) {
  const text = formatMoney(rupees);
  return original ? <FormerAmount>{text}</FormerAmount> : <Amount>{text}</Amount>;
}
