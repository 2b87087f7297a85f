import EmailOutlined from '@mui/icons-material/EmailOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import { useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react';
import { FormTextField } from '../../components/FormTextField';
import { PageHeading } from '../../components/PageHeading';
import { Section } from '../../components/SectionHeading';
import { SummaryColumns } from '../../components/SummaryCard';
import { SubmitButton } from '../../components/SubmitButton';
import { useFocusOnInvalid, useScrollIntoView } from '../../components/useFocusOnInvalid';
import { useLateDefault } from '../../components/useLateDefault';
import { narrowColumn, TOUCH_TARGET } from '../../components/tokens';
import { keptForm } from '../../browser/typedValues';
import type { KnownProducts, TotalledOrder } from '../checkout';
import { besideSx, OrderBlock } from './OrderBlock';
import { trackOrderTexts } from './ordersTexts';
import { object, string, type InferType } from 'yup';
import { routes } from '../../lib/routes';
import { fieldRequired, pageNames } from '../../lib/texts';
import { readText } from '../../lib/untrusted';

/** What messages and mails bring along when a text is copied from them. */
const INVISIBLE = /\p{Cf}/gu;
/** What they write before an order's number. */
const LEAD = /^(?:order(?:\s+(?:no\.?|number|id))?(?:\s*[:#]|\s)\s*|#\s*)+(?=\S)/i;

/** A trimmed text that a URL can contain. */
const text = () =>
  string()
    .transform((value) => readText(value).replace(INVISIBLE, ''))
    .trim();

export const trackOrderSchema = object({
  orderId: text()
    .transform((value) => readText(value).replace(LEAD, ''))
    .required(fieldRequired),
  contactInfo: text().required(fieldRequired),
});

type TrackOrderValues = InferType<typeof trackOrderSchema>;

export interface TrackOrderScreenProps {
  /** The initial order number, or ''. */
  readonly orderId: string;
  /** The signed-in shopper's email, or ''; it may be loaded later. */
  readonly accountEmail: string;
  readonly view:
    | { readonly kind: 'idle' | 'loading' | 'notFound' }
    | {
        readonly kind: 'found';
        readonly order: TotalledOrder;
        readonly products: KnownProducts;
        /** Whether the shopper has a session, which paying, buying again and the receipt need. */
        readonly isSignedIn: boolean;
      };
  /** Called with both values, trimmed. */
  readonly onSubmit: (values: TrackOrderValues) => void;
  /** Called when the form is submitted with an empty field. */
  readonly onIncomplete: () => void;
}

/** It scrolls to 16 px below the header, where no toast is that low; where it is beside the form it is in view. */
const resultSx = { ...besideSx, scrollMarginTop: { xs: '-40px', md: '-24px', lg: 1 } } as const;

export function TrackOrderScreen(props: TrackOrderScreenProps) {
  const { view } = props;
  const found = useRef<HTMLDivElement>(null);
  useScrollIntoView(found, view.kind === 'found', 'start');
  const result = (
    <Box ref={found} sx={resultSx}>
      <div aria-live="polite">
        {view.kind === 'found' && (
          <OrderBlock order={view.order} products={view.products} hasLinks={view.isSignedIn} />
        )}
      </div>
      {/* Gone while it is loading: a message above would push it down. */}
      {(view.kind === 'idle' || view.kind === 'notFound') && <WhereNumberIs />}
    </Box>
  );
  return (
    <SummaryColumns summary={result}>
      <Stack spacing={{ xs: 3, md: 4 }} sx={narrowColumn}>
        <Stack spacing={1}>
          <PageHeading>{trackOrderTexts.trackTitle}</PageHeading>
          <Typography color="textSecondary" sx={{ textWrap: 'balance' }}>
            {trackOrderTexts.trackLead}
          </Typography>
        </Stack>
        <TrackForm {...props} />
        <div aria-live="polite">
          {view.kind === 'notFound' && (
            // Announced by the region around it.
            <Alert severity="error" role="none">
              <AlertTitle>{trackOrderTexts.notFound}</AlertTitle>
              {trackOrderTexts.checkBoth}
            </Alert>
          )}
        </div>
      </Stack>
    </SummaryColumns>
  );
}

/** Beside the form until there is an order to show in its place. */
function WhereNumberIs() {
  const places = [
    { Icon: EmailOutlined, text: trackOrderTexts.inEmail },
    { Icon: Inventory2Outlined, text: trackOrderTexts.onOrdersPage, to: routes.orders },
    { Icon: SupportAgentOutlined, text: trackOrderTexts.fromUs, to: routes.contact },
  ];
  return (
    <Section heading={trackOrderTexts.where} variant="h3">
      <List disablePadding sx={{ display: { md: 'flex', lg: 'block' }, flexWrap: 'wrap', columnGap: 2.5 }}>
        {places.map(({ Icon, text, to }) => (
          <ListItem key={text} disableGutters disablePadding sx={whereSx}>
            <Icon color="action" />
            {to === undefined ? (
              text
            ) : (
              <Link href={to} variant="standalone">
                {text}
              </Link>
            )}
          </ListItem>
        ))}
      </List>
    </Section>
  );
}

/** As high as those whose text is a link. */
const whereSx = { columnGap: 1.5, width: 'auto', minHeight: TOUCH_TARGET } as const;

/** Searches at once where both values are known. */
function TrackForm({ orderId, accountEmail, view, onSubmit, onIncomplete }: TrackOrderScreenProps) {
  const formBox = useRef<HTMLFormElement>(null);
  const form = useFormik<TrackOrderValues>({
    initialValues: { orderId, contactInfo: accountEmail },
    validationSchema: trackOrderSchema,
    onSubmit: (values, { setStatus }) => {
      setStatus(values);
      onSubmit(trackOrderSchema.cast(values));
    },
  });
  const isLoading = view.kind === 'loading';
  useLateDefault(form, 'contactInfo', accountEmail);
  useFocusOnInvalid(formBox, form);

  const { values } = form;
  // Its status is what was sent. Both fields are marked until either is changed; the notice below says why.
  const wrong = view.kind === 'notFound' && values === form.status ? ' ' : undefined;
  const isKnown =
    orderId !== '' &&
    values.orderId === orderId &&
    accountEmail !== '' &&
    values.contactInfo === accountEmail;
  const search = useEffectEvent(() => {
    if (view.kind === 'idle') void form.submitForm();
  });
  // Perhaps only after the account was loaded.
  useEffect(() => {
    if (isKnown) search();
  }, [isKnown]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isLoading) return;
    void form.submitForm();
    if (values.orderId.trim() === '' || values.contactInfo.trim() === '') onIncomplete();
  }

  return (
    <FormikProvider value={form}>
      <Stack component="form" {...keptForm('track-order')} ref={formBox} noValidate onSubmit={submit}>
        <Stack direction={{ md: 'row', lg: 'column' }} sx={{ columnGap: 2 }}>
          <FormTextField
            name="orderId"
            label={trackOrderTexts.orderNumber}
            required
            error={wrong}
            autoComplete="off"
            isLiteral
            slotProps={{ htmlInput: { enterKeyHint: 'next' } }}
          />
          <FormTextField
            name="contactInfo"
            required
            error={wrong}
            label={trackOrderTexts.emailOrPhone}
            autoComplete="email"
            isLiteral
            slotProps={{ htmlInput: { enterKeyHint: 'search' } }}
            hint={accountEmail !== '' ? trackOrderTexts.contactHint : undefined}
          />
        </Stack>
        <SubmitButton
          busy={isLoading}
          busyText={trackOrderTexts.lookingUp}
          sx={{ alignSelf: { md: 'flex-start' } }}
        >
          {pageNames.trackOrder}
        </SubmitButton>
      </Stack>
    </FormikProvider>
  );
}
