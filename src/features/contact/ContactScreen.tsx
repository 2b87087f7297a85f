import Box from '@mui/material/Box';
import { TextLink } from '../../components/TextLink';
import { Skeleton } from '../../components/Skeleton';
import { Text } from '../../components/Text';
import { useFormik } from 'formik';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { fieldOf } from '../../components/fieldOf';
import { FormTextField } from '../../components/FormTextField';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { SectionHeading } from '../../components/SectionHeading';
import { SubmitButton } from '../../components/SubmitButton';
import { TOUCH_TARGET } from '../../components/tokens';
import { useFocusOnInvalid } from '../../components/useFocusOnInvalid';
import { telephoneUrl } from '../../lib/telephoneUrl';
import { keptForm } from '../../lib/typedValues';
import type { ContactValues } from './contactSchema';
import { contactSchema } from './contactSchema';
import { useResetAfterSending } from './useResetAfterSending';
import { contactTexts } from './contactTexts';

/** The company's contact details as text. */
interface ShownCompany {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Whether the phone is a number, not a fallback text. */
  readonly canCall: boolean;
  /** Whether the email is an address, not a fallback text. */
  readonly canWrite: boolean;
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

/** The contact page: how to reach the company, and a form (specification, "Contact"). */
export function ContactScreen({ company, ...form }: ContactScreenProps) {
  return (
    <>
      <Box sx={{ marginBottom: { xs: 3, md: 5 }, maxWidth: '60ch' }}>
        <PageHeading>{contactTexts.heading}</PageHeading>
        <Text sx={{ color: 'text.secondary', marginTop: 1 }}>{contactTexts.lead}</Text>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
          columnGap: 8,
          rowGap: 6,
          alignItems: 'start',
        }}
      >
        <ContactForm {...form} />
        <CompanyDetails company={company} />
      </Box>
    </>
  );
}

function ContactForm({ busy, sentMessages, onSubmit }: Omit<ContactScreenProps, 'company'>) {
  const element = useRef<HTMLFormElement>(null);
  const form = useFormik<ContactValues>({ initialValues, validationSchema: contactSchema, onSubmit });
  useFocusOnInvalid(element, form);
  useResetAfterSending(sentMessages, () => form.resetForm());

  return (
    <Box component="section" aria-labelledby="contact-form">
      <SectionHeading id="contact-form">{contactTexts.form}</SectionHeading>
      <Box
        component="form"
        {...keptForm('contact')}
        ref={element}
        noValidate
        onSubmit={form.handleSubmit}
        aria-labelledby="contact-form"
        sx={{ display: 'grid', gap: 1 }}
      >
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
            columnGap: 2,
            rowGap: 1,
          }}
        >
          <FormTextField
            {...fieldOf(form, 'name')}
            label={contactTexts.name}
            required
            autoComplete="name"
            enterKeyHint="next"
          />
          <FormTextField
            {...fieldOf(form, 'email')}
            label={contactTexts.email}
            type="email"
            required
            autoComplete="email"
            inputMode="email"
            enterKeyHint="next"
          />
        </Box>
        <FormTextField
          {...fieldOf(form, 'subject')}
          label={contactTexts.subject}
          required
          enterKeyHint="next"
        />
        <FormTextField {...fieldOf(form, 'message')} label={contactTexts.message} required rows={6} />
        <Box>
          <SubmitButton
            busy={busy}
            busyText={contactTexts.sending}
            sx={{ width: { xs: '100%', md: 'auto' } }}
          >
            {contactTexts.submit}
          </SubmitButton>
        </Box>
      </Box>
    </Box>
  );
}

function CompanyDetails({ company }: Pick<ContactScreenProps, 'company'>) {
  return (
    <Box
      component="section"
      aria-labelledby="contact-details"
      sx={{
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        padding: { xs: 2.5, md: 4 },
      }}
    >
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
    </Box>
  );
}

/** The details, or skeletons of their size while they are loading. */
function Details({ company }: Pick<ContactScreenProps, 'company'>) {
  return (
    <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 2 }}>
      <Detail label={contactTexts.company}>{company?.name}</Detail>
      <Detail label={contactTexts.email}>
        <ContactLink href={company?.canWrite === true ? `mailto:${company.email}` : null}>
          {company?.email}
        </ContactLink>
      </Detail>
      <Detail label={contactTexts.phone} note={contactTexts.hours}>
        <ContactLink href={company?.canCall === true ? telephoneUrl(company.phone) : null}>
          {company?.phone}
        </ContactLink>
      </Detail>
      <Detail label={contactTexts.address}>{company?.address}</Detail>
    </Box>
  );
}

interface DetailProps {
  readonly label: string;
  readonly note?: string;
  /** undefined while it is loading. */
  readonly children: ReactNode;
}

function Detail({ label, note, children }: DetailProps) {
  return (
    <div>
      <Text component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Text>
      <Text component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children ?? <Skeleton variant="text" width="70%" />}
      </Text>
      {note !== undefined && (
        <Text component="dd" variant="body2" sx={{ margin: 0, color: 'text.secondary' }}>
          {note}
        </Text>
      )}
    </div>
  );
}

interface ContactLinkProps {
  /** null for plain text. */
  readonly href: string | null;
  readonly children: string | undefined;
}

/** A link to call or write, with the size of a touch target. */
function ContactLink({ href, children = '' }: ContactLinkProps) {
  const sx = { display: 'flex', alignItems: 'center', minHeight: { xs: TOUCH_TARGET, md: 28 } } as const;
  if (href === null) {
    return (
      <Box component="span" sx={sx}>
        {children === '' ? <Skeleton variant="text" width="70%" /> : children}
      </Box>
    );
  }
  return (
    <TextLink href={href} sx={{ ...sx, display: 'inline-flex' }}>
      {children}
    </TextLink>
  );
}
