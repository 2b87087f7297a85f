import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import { useId, useRef, useState } from 'react';
import type { StoreInfo } from '../../api/models/types';
import { ContactText } from '../../components/ContactText';
import { FormTextField } from '../../components/FormTextField';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { Section } from '../../components/SectionHeading';
import { SentNote } from '../../components/SentNote';
import { SubmitButton } from '../../components/SubmitButton';
import { TOUCH_TARGET } from '../../components/tokens';
import { useFocusOnInvalid } from '../../components/useFocusOnInvalid';
import { keptForm } from '../../browser/typedValues';
import { CONTACT_DELAY } from '../../lib/constants';
import { companyFallbacks, emailInvalid, fieldRequired, notAvailable, pageNames } from '../../lib/texts';
import { contactTexts } from './contactTexts';
import { object, string } from 'yup';

const filled = string().trim().required(fieldRequired);

const contactSchema = object({
  name: filled,
  email: filled.email(emailInvalid),
  subject: filled,
  message: filled,
});

interface ContactScreenProps {
  /** null while it is loading. */
  readonly company: StoreInfo | null;
  readonly hours: string;
  readonly onSent: () => void;
}

export function ContactScreen({ company, hours, onSent }: ContactScreenProps) {
  return (
    <Stack spacing={{ xs: 3, md: 5 }}>
      <Stack spacing={1}>
        <PageHeading>{pageNames.contact}</PageHeading>
        <Typography color="textSecondary">{contactTexts.lead}</Typography>
      </Stack>
      <Grid container columnSpacing={8} rowSpacing={{ xs: 4, md: 6 }}>
        <Grid size={{ xs: 12, lg: 4 }}>
          <CompanyDetails company={company} hours={hours} />
        </Grid>
        <Grid size={{ xs: 12, lg: 8 }}>
          <ContactForm onSent={onSent} />
        </Grid>
      </Grid>
    </Stack>
  );
}

/** Simulates the sending: no request is made, and the message is in no action. */
function ContactForm({ onSent }: Pick<ContactScreenProps, 'onSent'>) {
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  /** Where the last message was from; '' where none was sent. */
  const [sentFrom, setSentFrom] = useState('');
  const form = useFormik({
    initialValues: { name: '', email: '', subject: '', message: '' },
    validationSchema: contactSchema,
    onSubmit: async ({ email }, { resetForm }) => {
      await new Promise((resolve) => setTimeout(resolve, CONTACT_DELAY));
      resetForm();
      setSentFrom(email.trim());
      onSent();
      // The fields are empty, and what is said of them is above. Who has gone on meanwhile keeps the focus.
      const { activeElement, body } = document;
      if (activeElement === body || element.current?.contains(activeElement) === true)
        heading.current?.focus();
    },
  });
  useFocusOnInvalid(element, form);

  return (
    <section aria-labelledby={headingId}>
      <Typography ref={heading} component="h2" variant="h2" id={headingId} tabIndex={-1}>
        {contactTexts.submit}
      </Typography>
      <FormikProvider value={form}>
        <Stack
          component="form"
          {...keptForm('contact')}
          ref={element}
          noValidate
          onSubmit={form.handleSubmit}
          aria-labelledby={headingId}
          // The lead says that all are needed.
          sx={{ '& .MuiFormLabel-asterisk': { display: 'none' } }}
        >
          {/* Two lines for the address that is said then. */}
          <Box sx={{ minHeight: '3.5rem', marginTop: 1 }}>
            <SentNote lead={contactTexts.formLead} isSent={sentFrom !== '' && !form.dirty}>
              {contactTexts.sentFrom(sentFrom)}
            </SentNote>
          </Box>
          <Stack direction={{ md: 'row' }} sx={{ columnGap: 2 }}>
            <FormTextField
              name="name"
              label={contactTexts.name}
              required
              autoComplete="name"
              slotProps={{ htmlInput: { enterKeyHint: 'next' } }}
            />
            <FormTextField
              name="email"
              label={contactTexts.email}
              type="email"
              required
              autoComplete="email"
              slotProps={{ htmlInput: { inputMode: 'email', enterKeyHint: 'next' } }}
            />
          </Stack>
          <FormTextField
            name="subject"
            label={contactTexts.subject}
            required
            slotProps={{ htmlInput: { enterKeyHint: 'next' } }}
          />
          <FormTextField name="message" label={contactTexts.message} required rows={6} />
          <SubmitButton
            busy={form.isSubmitting}
            busyText={contactTexts.sending}
            sx={{ alignSelf: { sm: 'flex-start' } }}
          >
            {contactTexts.submit}
          </SubmitButton>
        </Stack>
      </FormikProvider>
    </section>
  );
}

/** The details, or skeletons of their size while they are loading. */
function CompanyDetails({ company, hours }: Pick<ContactScreenProps, 'company' | 'hours'>) {
  const { name, phone, address } = companyFallbacks;
  const details = (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr', lg: '1fr' },
        gap: { xs: 0.5, md: 2 },
        // The first row is as high as a touch target.
        marginTop: { xs: -1.5, md: 0 },
      }}
    >
      <Detail
        label={contactTexts.phone}
        value={company && (company.companyPhone || phone)}
        isPhone
        note={hours}
      />
      <Detail label={contactTexts.email} value={company && (company.companyEmail || notAvailable)} />
      <Detail label={contactTexts.company} value={company && (company.companyName || name)} />
      <Detail label={contactTexts.address} value={company && (company.companyAddress || address)} lines={2} />
    </Box>
  );
  return (
    <Section heading={contactTexts.details}>
      {company === null ? <LoadingBlock label={contactTexts.loading}>{details}</LoadingBlock> : details}
    </Section>
  );
}

interface DetailProps {
  readonly label: string;
  /** null while it is loading. */
  readonly value: string | null;
  readonly isPhone?: boolean;
  readonly note?: string;
  /** Lines that are kept free for it. */
  readonly lines?: number;
}

/** The value is as high with a link as without one, and as high while it is loading. */
function Detail({ label, value, isPhone = false, note, lines = 1 }: DetailProps) {
  return (
    // On phones the value is beside its name, where the text is not enlarged.
    <Box
      sx={{ display: { xs: 'flex', md: 'block' }, flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}
    >
      <Typography component="dt" variant="body2" color="textSecondary" sx={{ flex: '0 0 4.5rem' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography
          component="div"
          sx={{
            display: 'grid',
            alignItems: 'center',
            minHeight: { xs: `max(${TOUCH_TARGET}px, ${lines}lh)`, md: `max(28px, ${lines}lh)` },
            overflowWrap: 'anywhere',
            textWrap: 'balance',
          }}
        >
          {value === null ? (
            <Skeleton variant="text" sx={{ width: '70%' }} />
          ) : (
            <Box component="span" sx={{ minHeight: 'inherit', alignContent: 'center' }}>
              <ContactText
                text={value}
                isPhone={isPhone}
                variant="standalone"
                sx={{ minHeight: 'inherit' }}
              />
            </Box>
          )}
        </Typography>
        {note !== undefined && (
          <Typography variant="body2" color="textSecondary" sx={{ marginBottom: { xs: 1, md: 0 } }}>
            {note}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
