import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import { useRef } from 'react';
import { ContactText } from '../../components/ContactText';
import { FormTextField } from '../../components/FormTextField';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { SectionHeading } from '../../components/SectionHeading';
import { SubmitButton } from '../../components/SubmitButton';
import { TOUCH_TARGET } from '../../components/tokens';
import { useFocusOnInvalid } from '../../components/useFocusOnInvalid';
import { keptForm } from '../../browser/typedValues';
import { contactSchema, type ContactValues } from './contactSchema';
import { contactTexts } from './contactTexts';
import { useResetAfterSending } from './useResetAfterSending';

/** The company's contact details as text. */
interface ShownCompany {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

interface ContactScreenProps {
  /** null while it is loading. */
  readonly company: ShownCompany | null;
  /** A message is being sent. */
  readonly busy: boolean;
  /** How many messages were sent in this visit; the form clears when it grows. */
  readonly sentMessages: number;
  readonly onSubmit: () => void;
}

const initialValues: ContactValues = { name: '', email: '', subject: '', message: '' };

/** The contact page: how to reach the company, and a form. */
export function ContactScreen({ company, ...form }: ContactScreenProps) {
  return (
    <Stack spacing={{ xs: 3, md: 5 }}>
      <Stack spacing={1}>
        <PageHeading>{contactTexts.heading}</PageHeading>
        <Typography color="textSecondary">{contactTexts.lead}</Typography>
      </Stack>
      <Grid container columnSpacing={8} rowSpacing={6}>
        <Grid size={{ xs: 12, lg: 8 }}>
          <ContactForm {...form} />
        </Grid>
        <Grid size={{ xs: 12, lg: 4 }}>
          <CompanyDetails company={company} />
        </Grid>
      </Grid>
    </Stack>
  );
}

function ContactForm({ busy, sentMessages, onSubmit }: Omit<ContactScreenProps, 'company'>) {
  const element = useRef<HTMLFormElement>(null);
  const form = useFormik<ContactValues>({ initialValues, validationSchema: contactSchema, onSubmit });
  useFocusOnInvalid(element, form);
  useResetAfterSending(sentMessages, () => form.resetForm());

  return (
    <section aria-labelledby="contact-form">
      <SectionHeading id="contact-form">{contactTexts.form}</SectionHeading>
      <FormikProvider value={form}>
        <Stack
          component="form"
          spacing={1}
          {...keptForm('contact')}
          ref={element}
          noValidate
          onSubmit={form.handleSubmit}
          aria-labelledby="contact-form"
        >
          <Stack direction={{ xs: 'column', md: 'row' }} spacing={{ xs: 1, md: 2 }}>
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
            busy={busy}
            busyText={contactTexts.sending}
            sx={{ alignSelf: { xs: 'stretch', md: 'start' } }}
          >
            {contactTexts.submit}
          </SubmitButton>
        </Stack>
      </FormikProvider>
    </section>
  );
}

function CompanyDetails({ company }: Pick<ContactScreenProps, 'company'>) {
  return (
    <Card component="section" aria-labelledby="contact-details">
      <CardContent>
        <SectionHeading id="contact-details" variant="h3">
          {contactTexts.details}
        </SectionHeading>
        {company === null ? (
          <LoadingBlock label={contactTexts.loading}>
            <Details company={null} />
          </LoadingBlock>
        ) : (
          <Details company={company} />
        )}
      </CardContent>
    </Card>
  );
}

/** The details, or skeletons of their size while they are loading. */
function Details({ company }: Pick<ContactScreenProps, 'company'>) {
  return (
    <Stack component="dl" spacing={{ xs: 1, md: 2 }} sx={{ margin: 0 }}>
      <Detail label={contactTexts.company} value={company?.name} />
      <Detail label={contactTexts.email} value={company?.email} />
      <Detail label={contactTexts.phone} value={company?.phone} isPhone note={contactTexts.hours} />
      <Detail label={contactTexts.address} value={company?.address} />
    </Stack>
  );
}

interface DetailProps {
  readonly label: string;
  /** undefined while it is loading. */
  readonly value: string | undefined;
  readonly isPhone?: boolean;
  readonly note?: string;
}

/** The value is as high with a link as without one. */
function Detail({ label, value, isPhone = false, note }: DetailProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{
          display: 'grid',
          alignItems: 'center',
          minHeight: { xs: TOUCH_TARGET, md: 28 },
          overflowWrap: 'anywhere',
        }}
      >
        {value === undefined ? (
          <Skeleton variant="text" sx={{ width: '70%' }} />
        ) : (
          <Box component="span" sx={{ minHeight: 'inherit', alignContent: 'center' }}>
            <ContactText text={value} isPhone={isPhone} variant="standalone" sx={{ minHeight: 'inherit' }} />
          </Box>
        )}
      </Typography>
      {note !== undefined && (
        <Typography component="dd" variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
    </div>
  );
}
