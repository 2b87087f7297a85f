import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import { useId, useState } from 'react';
import { FormTextField } from '../../components/FormTextField';
import { FullBleed } from '../../components/FullBleed';
import { SubmitButton } from '../../components/SubmitButton';
import { keptForm } from '../../lib/typedValues';
import { newsletterTexts } from './newsletterTexts';

interface NewsletterScreenProps {
  /** Called when the form is submitted with a valid email. */
  readonly onSubscribe: () => void;
}

/** The newsletter form; the browser validates the email (specification, "Home" and section 5). */
export function NewsletterScreen({ onSubscribe }: NewsletterScreenProps) {
  const headingId = useId();
  const [email, setEmail] = useState('');
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
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 520px)' },
          alignItems: 'end',
          columnGap: 6,
          rowGap: 2.5,
        }}
      >
        <div>
          <Text component="h2" variant="h2" id={headingId}>
            {newsletterTexts.heading}
          </Text>
          <Text sx={{ color: 'text.secondary', marginTop: 1, maxWidth: '46ch' }}>{newsletterTexts.lead}</Text>
        </div>
        <Box
          component="form"
          {...keptForm('newsletter')}
          onSubmit={(event) => {
            event.preventDefault();
            setEmail('');
            onSubscribe();
          }}
          sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, marginBottom: { md: '-23px' } }}
        >
          <FormTextField
            name="email"
            type="email"
            label={newsletterTexts.email}
            required
            autoComplete="email"
            inputMode="email"
            enterKeyHint="send"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
            }}
          />
          <SubmitButton
            size="medium"
            color="secondary"
            sx={{ flexShrink: 0, marginTop: '26px', minHeight: 48 }}
          >
            {newsletterTexts.subscribe}
          </SubmitButton>
        </Box>
      </Box>
    </FullBleed>
  );
}
