import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';
import { connect } from 'react-redux';
import { FullBleed } from '../../components/FullBleed';
import { SentNote } from '../../components/SentNote';
import { SubmitButton } from '../../components/SubmitButton';
import { keptForm, literalInput } from '../../browser/typedValues';
import { toastShown } from '../notifications';
import { newsletterTexts } from './homeTexts';

/** The newsletter form, whose sending is simulated; the browser validates the email. */
function NewsletterForm({ onSubscribe }: { readonly onSubscribe: () => void }) {
  const headingId = useId();
  const [email, setEmail] = useState('');
  const [isSubscribed, setIsSubscribed] = useState(false);
  return (
    <FullBleed
      aria-labelledby={headingId}
      sx={{
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
        paddingBlock: { xs: 5, md: 8 },
      }}
    >
      <Grid
        container
        component="form"
        {...keptForm('newsletter')}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          setEmail('');
          setIsSubscribed(true);
          onSubscribe();
        }}
        columnSpacing={6}
        rowSpacing={2.5}
        sx={{ alignItems: 'end' }}
      >
        <Grid size={{ xs: 12, md: 6, lg: 7 }}>
          <Typography component="h2" variant="h2" id={headingId} gutterBottom>
            {newsletterTexts.heading}
          </Typography>
          <SentNote lead={newsletterTexts.lead} isSent={isSubscribed && email === ''}>
            {newsletterTexts.onTheList}
          </SentNote>
        </Grid>
        <Grid size={{ xs: 12, md: 6, lg: 5 }}>
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'end' }}>
            <TextField
              name="email"
              type="email"
              label={newsletterTexts.email}
              required
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              slotProps={{ htmlInput: { ...literalInput, inputMode: 'email', enterKeyHint: 'send' } }}
            />
            <SubmitButton size="medium" color="secondary" sx={{ flexShrink: 0, minHeight: 46 }}>
              {newsletterTexts.subscribe}
            </SubmitButton>
          </Stack>
        </Grid>
      </Grid>
    </FullBleed>
  );
}

export const Newsletter = connect(null, {
  onSubscribe: () => toastShown(newsletterTexts.subscribed),
})(NewsletterForm);
