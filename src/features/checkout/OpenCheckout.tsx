import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { SectionHeading } from '../../components/SectionHeading';
import { SummaryCard, SummaryColumns, type SummaryCardProps } from '../../components/SummaryCard';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { useFocusOnInvalid, useScrollIntoView } from '../../components/useFocusOnInvalid';
import { useLateDefault } from '../../components/useLateDefault';
import { areAllChecked } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import {
  blankAddress,
  isSameAddress,
  shippingFields,
  toSentAddress,
  type ShippingAddress,
} from '../../lib/shippingAddress';
import { pageNames } from '../../lib/texts';
import { sentByShop } from '../../browser/typedValues';
import { AddressFields, checkoutSchema } from './AddressFields';
import type { CheckoutFailure } from './checkoutState';
import { checkoutTexts } from './checkoutTexts';
import { OrderedLines, type OrderedLinesProps } from './OrderedLines';
import { SavedAddresses } from './SavedAddresses';

export interface OpenCheckoutProps
  extends Omit<OrderedLinesProps, 'reason'>, Pick<SummaryCardProps, 'total' | 'saved'> {
  readonly initialAddress: ShippingAddress;
  readonly formId: string;
  /** The button that submits that form. */
  readonly submitButton: ReactNode;
  readonly failure: CheckoutFailure | null;
  readonly savedAddresses: readonly ShippingAddress[];
  /** The name of the shopper's account, or ''; it may be loaded later. */
  readonly accountName: string;
  /** Called with the address of the form on blur, when it is submitted or filled in, and when the page is left. */
  readonly onDraft: (address: ShippingAddress) => void;
  /** Called when the form is submitted and a field is blank. */
  readonly onRefused: () => void;
  /** Called when no field is blank any more. */
  readonly onCompleted: () => void;
  /** `isKept`: whether the address is to be kept on this device. */
  readonly onSubmit: (address: ShippingAddress, isKept: boolean) => void;
  readonly onForget: (address: ShippingAddress) => void;
}

export function OpenCheckout(props: OpenCheckoutProps) {
  const { initialAddress, formId, submitButton, failure, savedAddresses, accountName } = props;
  const { onDraft, onRefused, onCompleted, onSubmit, onForget, lines, checked } = props;
  const element = useRef<HTMLFormElement>(null);
  const failureBox = useRef<HTMLDivElement>(null);
  useScrollIntoView(failureBox, failure !== null, 'end');
  const [isKept, setIsKept] = useState(false);
  /** The address that a kept one may stand for; blank for none. */
  const [filledIn, setFilledIn] = useState(() => toSentAddress(initialAddress));
  const part = useRef<HTMLDivElement>(null);
  // From a field to the button that edits a kept address, and from that to the first field; not to the links.
  useFocusAfterRemoval(part, { selector: ':is(input, textarea, button)' });
  const form = useFormik<ShippingAddress>({
    initialValues: initialAddress,
    validationSchema: checkoutSchema,
    onSubmit: (values) => onSubmit(values, isKept),
  });
  useFocusOnInvalid(element, form);

  // The last field may still have the focus: it has not been saved on blur.
  const saveDraft = useEffectEvent(() => onDraft(form.values));
  useEffect(() => {
    const save = (): void => saveDraft();
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, []);

  useLateDefault(form, 'fullName', accountName);

  const hasBlank = shippingFields.some((name) => form.values[name].trim() === '');
  const sent = toSentAddress(form.values);
  // A kept address stands for the form, where it is what would be sent.
  const chosen =
    hasBlank || !isSameAddress(filledIn, sent)
      ? undefined
      : savedAddresses.find((address) => isSameAddress(address, sent));
  const isFolded = chosen !== undefined;
  const isCompleted = form.submitCount > 0 && !hasBlank;
  const complete = useEffectEvent(onCompleted);
  useEffect(() => {
    if (isCompleted) complete();
  }, [isCompleted]);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    // At once: Formik's own submission renders the form twice before.
    if (!hasBlank) {
      if (isKept) setFilledIn(sent);
      onDraft(form.values);
      return onSubmit(form.values, isKept);
    }
    onRefused();
    form.handleSubmit(event);
  }

  const formSection = (
    <section aria-labelledby={`${formId}-heading`}>
      <SectionHeading id={`${formId}-heading`} variant="h3">
        {checkoutTexts.shippingInformation}
      </SectionHeading>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: -1, marginBottom: 2 }}>
        {checkoutTexts.nextStep}
      </Typography>
      <SavedAddresses
        savedAddresses={savedAddresses}
        chosen={chosen}
        onUse={(address) => {
          void form.setValues(address);
          setFilledIn(address);
          onDraft(address);
        }}
        onForget={(address) => {
          if (address === chosen) {
            setFilledIn(blankAddress);
            setIsKept(false);
          }
          onForget(address);
        }}
      />
      <div ref={part}>
        <Grid
          container
          columnSpacing={2}
          component="form"
          {...sentByShop}
          id={formId}
          ref={element}
          noValidate
          onSubmit={submit}
          onBlur={() => onDraft(form.values)}
          aria-labelledby={isFolded ? undefined : `${formId}-heading`}
        >
          {!isFolded && (
            <>
              <FormikProvider value={form}>
                <AddressFields idOf={(name) => `${formId}-${name}`} />
              </FormikProvider>
              <Grid size={12}>
                <FormControl fullWidth>
                  <FormControlLabel
                    label={checkoutTexts.keep}
                    control={
                      <Checkbox
                        checked={isKept}
                        onChange={(_event, isChecked) => setIsKept(isChecked)}
                        slotProps={{ input: { 'aria-describedby': `${formId}-kept` } }}
                      />
                    }
                  />
                  <FormHelperText id={`${formId}-kept`}>{checkoutTexts.kept}</FormHelperText>
                </FormControl>
              </Grid>
            </>
          )}
        </Grid>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, marginLeft: -1.5 }}>
          {isFolded && <Button onClick={() => setFilledIn(blankAddress)}>{checkoutTexts.edit}</Button>}
          <Button href={routes.cart}>{checkoutTexts.backToCart}</Button>
          <Button href={routes.contact}>{pageNames.contact}</Button>
        </Stack>
      </div>
    </section>
  );
  const orderSummary = (
    <SummaryCard
      total={props.total}
      saved={props.saved}
      isChecked={areAllChecked(lines, checked)}
      action={submitButton}
      notice={
        <div ref={failureBox}>
          {failure !== null && (
            // Not announced: a toast has said it already.
            <Alert role="none" severity="error" sx={{ marginBottom: 2 }}>
              {/* The store's reason alone: the toast says the rest. */}
              {failure.reason === '' ? (
                <>
                  <AlertTitle>{checkoutTexts.failedTitle}</AlertTitle>
                  {checkoutTexts.failed}
                </>
              ) : (
                checkoutTexts.storeSays(failure.reason)
              )}
              {failure.kind === 'unconfirmed' && ` ${checkoutTexts.mayExist}`}
            </Alert>
          )}
        </div>
      }
    >
      <OrderedLines
        lines={lines}
        checked={checked}
        onSizeChoose={props.onSizeChoose}
        reason={failure?.reason ?? null}
      />
    </SummaryCard>
  );
  return <SummaryColumns summary={orderSummary}>{formSection}</SummaryColumns>;
}
