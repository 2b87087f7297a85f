import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { joined } from '../../lib/strings';
import { checkoutTexts } from './checkoutTexts';

interface SavedAddressesProps {
  readonly savedAddresses: readonly ShippingAddress[];
  /** The one that stands for the form. */
  readonly chosen: ShippingAddress | undefined;
  readonly onUse: (address: ShippingAddress) => void;
  readonly onForget: (address: ShippingAddress) => void;
}

/** The addresses are cards, two in a row where there is room, and one as wide as the form. */
const cardsSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: 1,
  marginBottom: 2,
} as const;
const cardSx = { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' } as const;

/** One tap on an address fills in the form, and stands for it. */
export function SavedAddresses({ savedAddresses, chosen, onUse, onForget }: SavedAddressesProps) {
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(list);
  if (savedAddresses.length === 0) return null;
  return (
    <List ref={list} disablePadding aria-label={checkoutTexts.ship} sx={cardsSx}>
      {savedAddresses.map((address) => {
        const rest = joined(
          [address.address, address.city, address.state, address.postalCode, address.phone],
          ', ',
        );
        return (
          <ListItem
            // Not by its place: the next one's button would take the second tap of a double tap.
            key={JSON.stringify(address)}
            disablePadding
            sx={cardSx}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={checkoutTexts.forget(`${address.fullName}, ${rest}`)}
                onClick={() => onForget(address)}
              >
                <DeleteOutlined />
              </IconButton>
            }
          >
            <ListItemButton
              selected={address === chosen}
              aria-pressed={address === chosen}
              onClick={() => onUse(address)}
            >
              <ListItemText primary={checkoutTexts.useKept(address.fullName)} secondary={rest} />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
