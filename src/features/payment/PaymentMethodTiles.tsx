import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import QrCode2Outlined from '@mui/icons-material/QrCode2Outlined';
import SmartphoneOutlined from '@mui/icons-material/SmartphoneOutlined';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type SvgIcon from '@mui/material/SvgIcon';
import type { PaymentOption } from '../../api/models/types';
import { useFormField, type FormTextFieldProps } from '../../components/FormTextField';
import { FORCED_COLORS } from '../../components/tokens';

type MethodKind = 'cash' | 'qr' | 'qrImage' | 'wallet' | 'upi' | 'card' | 'bank' | 'other';

/** Words of an option by kind; the first match counts: 'UPI QR' is a code, 'Bank card' a card. */
const kindByWords: readonly (readonly [RegExp, MethodKind])[] = [
  [/\b(cash|cod|(on|at) delivery)\b/, 'cash'],
  [/\bqr\b.*\b(image|picture)\b/, 'qrImage'],
  [/\b(qr|scan)\b/, 'qr'],
  [/\b(e ?)?wallets?\b|\b(paytm|mobikwik|amazon pay)\b/, 'wallet'],
  [/\b(upi|bhim|g ?pay|google ?pay|phone ?pe)\b/, 'upi'],
  [/\b(cards?|visa|master ?card|ru ?pay|amex|credit|debit)\b/, 'card'],
  [/\b(net|internet|online) ?bank(ing)?\b|\bbank (transfer|account)\b|\b(neft|imps|rtgs)\b/, 'bank'],
];

/** A name, value or label in lower case, its words parted by spaces: 'payMethod' and 'pay-method' are 'pay method'. */
function wordsOf(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The kind of a payment method, by the words of its label and value; 'other' where they say nothing. */
export function methodKind({ label, value }: PaymentOption): MethodKind {
  const words = [wordsOf(label), wordsOf(value)];
  return kindByWords.find(([pattern]) => words.some((text) => pattern.test(text)))?.[1] ?? 'other';
}

interface PaymentMethodTilesProps extends Pick<FormTextFieldProps, 'name' | 'label' | 'hint' | 'error'> {
  /** The id of the first choice, which takes the focus where the field is wrong. */
  readonly id: string;
  readonly options: readonly PaymentOption[];
}

const icons: Readonly<Partial<Record<MethodKind, typeof SvgIcon>>> = {
  cash: PaymentsOutlined,
  qr: QrCode2Outlined,
  qrImage: ImageOutlined,
  wallet: AccountBalanceWalletOutlined,
  upi: SmartphoneOutlined,
  card: CreditCardOutlined,
  bank: AccountBalanceOutlined,
};

/** Least width and height of a tile, and the space between two, in pixels; the width grows with the text. At most four in a row. */
export const TILE = { width: 140, height: 48, gap: 8 } as const;

export const tilesSx = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${TILE.width / 16}rem, 22%)), 1fr))`,
  gap: `${TILE.gap}px`,
} as const;

/** A tile looks like a size that is chosen on a product's page. */
const tileSx = {
  gap: 1.25,
  margin: 0,
  minHeight: TILE.height,
  padding: '8px 12px',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'outline',
  borderRadius: 1,
  '&:hover': { borderColor: 'text.primary' },
  '&.Mui-error': { borderColor: 'error.main' },
  '&:has(:checked)': { color: 'background.default', bgcolor: 'text.primary', borderColor: 'text.primary' },
  // The radio button itself is the icon: the tile shows its focus.
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
  [FORCED_COLORS]: {
    '&:has(:checked)': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      bgcolor: 'Highlight',
      borderColor: 'Highlight',
    },
  },
  '& .MuiFormControlLabel-label': {
    minWidth: 0,
    fontWeight: 'fontWeightMedium',
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
  },
} as const;

/** A short choice as a group of radio buttons, each a tile, payment methods with an icon; in the shop's order. */
export function PaymentMethodTiles({ id, label, options, ...binding }: PaymentMethodTilesProps) {
  const { field, setValue, error, helperText } = useFormField<string>(binding);
  const labelId = `${id}-label`;
  const helpId = `${id}-help`;
  return (
    <FormControl fullWidth required error={error}>
      <InputLabel component="div" id={labelId} sx={{ typography: 'h3', marginBottom: 2 }}>
        {label}
      </InputLabel>
      <RadioGroup
        name={field.name}
        value={field.value ?? ''}
        onChange={(_event, value) => setValue(value)}
        onBlur={field.onBlur}
        aria-labelledby={labelId}
        aria-describedby={helpId}
        aria-invalid={error || undefined}
        aria-required
        sx={tilesSx}
      >
        {options.map((option, index) => {
          const Icon = icons[methodKind(option)];
          const icon = Icon && <Icon />;
          return (
            <FormControlLabel
              key={option.value}
              value={option.value}
              label={option.label}
              slotProps={{ typography: { variant: 'body2' } }}
              sx={tileSx}
              control={
                <Radio
                  id={index === 0 ? id : undefined}
                  {...(icon && { icon, checkedIcon: icon })}
                  sx={{ padding: 0, '&, &.Mui-checked': { color: 'inherit' } }}
                />
              }
            />
          );
        })}
      </RadioGroup>
      <FormHelperText id={helpId} sx={{ marginTop: 1 }}>
        {helperText}
      </FormHelperText>
    </FormControl>
  );
}
