import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { PageHeading } from '../../components/PageHeading';
import { SummaryColumns, summarySx } from '../../components/SummaryCard';
import { useStepFocus } from '../../components/useStepFocus';
import type { KnownProducts } from '../checkout';
import { OrderFacts, type OrderFactsProps, OrderSummary } from './OrderToPay';

interface PaymentScreenProps extends OrderFactsProps {
  /** The name of the step that is shown: a new one takes the focus to its heading. */
  readonly step: string;
  readonly heading: string;
  /** For pictures. */
  readonly products: KnownProducts;
  readonly children: ReactNode;
}

export function PaymentScreen({ step, heading, products, children, ...facts }: PaymentScreenProps) {
  const page = useStepFocus(step);
  const { order, unknown } = facts;
  const summary = order ? (
    <OrderSummary order={order} products={products} />
  ) : (
    <Skeleton sx={{ ...summarySx, height: unknown === '' ? 360 : 0 }} />
  );
  return (
    <div ref={page}>
      <Box sx={{ marginBottom: { xs: 3, md: 4 } }}>
        <PageHeading>{heading}</PageHeading>
      </Box>
      <SummaryColumns summary={summary}>
        <OrderFacts {...facts} />
        {children}
      </SummaryColumns>
    </div>
  );
}
