import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeading } from '../../components/PageHeading';
import { narrowColumn } from '../../components/tokens';
import { useStepFocus } from '../../components/useStepFocus';
import { OrderToPay, type OrderToPayProps } from './OrderToPay';

interface PaymentScreenProps extends OrderToPayProps {
  /** The name of the step that is shown: a new one takes the focus to its heading. */
  readonly step: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** The order above the form; on wide screens beside it, from the start, so that nothing moves when it is loaded. */
const pageSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
  gap: { xs: 2.5, md: 3 },
  columnGap: { lg: 8 },
  alignItems: 'start',
  maxWidth: { xs: narrowColumn.maxWidth, lg: 'none' },
  '& > h1': { gridColumn: '1 / -1' },
} as const;

export function PaymentScreen({ step, heading, children, ...order }: PaymentScreenProps) {
  const page = useStepFocus(step);
  return (
    <Box ref={page} sx={pageSx}>
      <PageHeading>{heading}</PageHeading>
      <OrderToPay {...order} />
      <Box sx={{ order: { xs: 1, lg: 0 }, gridRow: { lg: 2 } }}>{children}</Box>
    </Box>
  );
}
