import Step from '@mui/material/Step';
import Stepper from '@mui/material/Stepper';
import type { OrderStatusCode } from '../../api/models/types';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { orderTexts } from './ordersTexts';

const { steps } = orderTexts;

/** How far an order is on its way; nothing for an order that was cancelled or whose status is unknown. */
export function OrderTimeline({ status }: { readonly status: OrderStatusCode }) {
  if (status === null || steps[status] === undefined) return null;
  return (
    <Stepper activeStep={status} aria-label={orderTexts.progress}>
      {steps.map((step, index) => (
        <Step key={step} aria-current={index === status ? 'step' : undefined}>
          {step}
          {index < status && <VisuallyHidden>{orderTexts.done}</VisuallyHidden>}
        </Step>
      ))}
    </Stepper>
  );
}
