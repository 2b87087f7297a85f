import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { nextTexts } from './ordersTexts';
import { paymentSays, nextSays, type NextStepsProps } from './orderNext';

/** How an order was paid, and what comes next and when. */
export function NextSteps(props: NextStepsProps) {
  const headingId = useId();
  const facts = [
    { name: nextTexts.payment, value: paymentSays(props) },
    { name: nextTexts.next, value: nextSays(props) },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={headingId}>
      <CardContent>
        <Typography component="h2" variant="h3" id={headingId} gutterBottom>
          {nextTexts.heading}
        </Typography>
        <Stack component="dl" spacing={1} sx={{ margin: 0 }}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {name}
              </Typography>
              <Typography component="dd" sx={{ margin: 0 }}>
                {value}
              </Typography>
            </div>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
