import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { joined } from '../../lib/strings';
import type { ShippingAddress } from '../../lib/shippingAddress';
import type { EarlierAddress } from './earlierAddress';
import { checkoutTexts } from './checkoutTexts';

interface SavedAddressesProps {
  readonly addresses: readonly ShippingAddress[];
  /** The address of an earlier order; null for none. It may be known only after the form is shown. */
  readonly earlier: EarlierAddress | null;
  readonly onUse: (address: ShippingAddress) => void;
  readonly onUseEarlier: (address: EarlierAddress) => void;
  readonly onForget: (address: ShippingAddress) => void;
}

/** The addresses are cards, two in a row where there is room. */
const cardsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 1,
  marginBottom: 2,
} as const;
const cardSx = { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' } as const;

/** The addresses that the shopper keeps on this device, and that of an earlier order: one tap fills in the form. */
export function SavedAddresses(props: SavedAddressesProps) {
  const { addresses, earlier, onUse, onUseEarlier, onForget } = props;
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(list);
  return (
    <>
      {addresses.length > 0 && (
        <List ref={list} disablePadding aria-label={checkoutTexts.ship} sx={cardsSx}>
          {addresses.map((address) => {
            const label = `${address.fullName}, ${address.address}, ${address.city}`;
            return (
              <ListItem
                // Not by its place: the next one's button would take the second tap of a double tap.
                key={JSON.stringify(address)}
                disablePadding
                sx={cardSx}
                secondaryAction={
                  <IconButton
                    edge="end"
                    aria-label={checkoutTexts.forget(label)}
                    onClick={() => onForget(address)}
                  >
                    <DeleteOutlined />
                  </IconButton>
                }
              >
                <ListItemButton onClick={() => onUse(address)}>
                  <ListItemText
                    primary={checkoutTexts.useKept(address.fullName)}
                    secondary={placeOf(address)}
                  />
                </ListItemButton>
              </ListItem>
            );
          })}
        </List>
      )}
      <EarlierLine earlier={earlier} onUse={onUseEarlier} />
    </>
  );
}

interface EarlierLineProps {
  readonly earlier: EarlierAddress | null;
  readonly onUse: (address: EarlierAddress) => void;
}

/** As high with the address, in two lines on phones, as without: the orders are loaded while the form is in use. */
function EarlierLine({ earlier, onUse }: EarlierLineProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: { xs: '3.75rem', sm: '3rem' },
        marginBottom: 2.5,
      }}
    >
      {earlier === null ? (
        <Typography color="textSecondary">{checkoutTexts.where}</Typography>
      ) : (
        <Button
          variant="outlined"
          startIcon={<HistoryOutlined />}
          sx={{ textAlign: 'left' }}
          onClick={() => onUse(earlier)}
        >
          <span>{checkoutTexts.useEarlier(placeOf(earlier))}</span>
        </Button>
      )}
    </Box>
  );
}

function placeOf({ address, city, postalCode }: EarlierAddress): string {
  return joined([address, city, postalCode], ', ');
}
