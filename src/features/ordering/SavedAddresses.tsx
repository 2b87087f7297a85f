import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { checkoutTexts } from './orderingTexts';

interface SavedAddressesProps {
  readonly addresses: readonly ShippingAddress[];
  readonly onUse: (address: ShippingAddress) => void;
  readonly onForget: (address: ShippingAddress) => void;
}

/** The addresses that the shopper keeps on this device: one tap fills in the form. */
export function SavedAddresses({ addresses, onUse, onForget }: SavedAddressesProps) {
  if (addresses.length === 0) return null;
  return (
    <Paper sx={{ marginBottom: 3 }}>
      <List disablePadding aria-label={checkoutTexts.ship}>
        {addresses.map((address, index) => {
          const label = `${address.fullName}, ${address.address}, ${address.city}`;
          return (
            <ListItem
              key={index}
              disablePadding
              divider={index < addresses.length - 1}
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
              <ListItemButton onClick={() => onUse(address)}>{checkoutTexts.useKept(label)}</ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </Paper>
  );
}
