import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { checkoutTexts } from './checkoutTexts';

interface SavedAddressesProps {
  readonly addresses: readonly ShippingAddress[];
  readonly onUse: (address: ShippingAddress) => void;
  readonly onForget: (address: ShippingAddress) => void;
}

/** The addresses that the shopper keeps on this device: one tap fills in the form. */
export function SavedAddresses({ addresses, onUse, onForget }: SavedAddressesProps) {
  if (addresses.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={checkoutTexts.ship}
      sx={{ listStyle: 'none', margin: '0 0 24px', padding: 0, display: 'grid', gap: 1 }}
    >
      {addresses.map((address, index) => {
        const label = `${address.fullName}, ${address.address}, ${address.city}`;
        return (
          <Box component="li" key={index} sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
            <Button
              variant="outlined"
              onClick={() => onUse(address)}
              sx={{
                flex: 1,
                minWidth: 0,
                justifyContent: 'flex-start',
                textAlign: 'left',
                overflowWrap: 'anywhere',
              }}
            >
              {checkoutTexts.useKept(label)}
            </Button>
            <IconButton aria-label={checkoutTexts.forget(label)} onClick={() => onForget(address)}>
              <DeleteOutlined />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}
