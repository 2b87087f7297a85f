import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Money } from '../../components/Money';
import { PageHeading } from '../../components/PageHeading';
import { narrowColumn } from '../../components/tokens';
import { useStepFocus } from '../../components/useStepFocus';
import { paymentTexts } from './paymentTexts';

interface PaymentScreenProps {
  /** The name of the step that is shown: a new one takes the focus to its heading. */
  readonly step: string;
  readonly heading: string;
  readonly children: ReactNode;
  /** '' where the address names no order. */
  readonly orderId: string;
  /** What the order costs, in rupees; null while it is unknown, 'notOwn' where the shopper has no such order. */
  readonly total: number | 'notOwn' | null;
}

export function PaymentScreen({ step, heading, children, orderId, total }: PaymentScreenProps) {
  const page = useStepFocus(step);
  return (
    <Stack ref={page} spacing={{ xs: 2.5, md: 3 }} sx={narrowColumn}>
      <PageHeading>{heading}</PageHeading>
      {orderId !== '' && (
        <Stack
          component="dl"
          // On phones each fact has a line of its own: long ones would wrap.
          direction={{ xs: 'column', sm: 'row' }}
          sx={{
            justifyContent: 'space-between',
            columnGap: 3,
            rowGap: 0.5,
            marginBlock: 0,
            paddingBlock: 1.5,
            borderBlock: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Fact term={paymentTexts.order}>{orderId}</Fact>
          {/* It may come later without moving anything. */}
          <Fact term={paymentTexts.amount}>
            {total === 'notOwn' ? paymentTexts.notOwnOrder : total !== null && <Money amount={total} />}
          </Fact>
        </Stack>
      )}
      <div>{children}</div>
    </Stack>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ flexWrap: 'wrap', justifyContent: 'space-between', minHeight: '1.6em' }}
    >
      <Typography component="dt" color="textSecondary">
        {term}
      </Typography>
      <Typography component="dd" sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Stack>
  );
}
