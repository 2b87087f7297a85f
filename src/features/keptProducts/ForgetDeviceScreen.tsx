import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import Typography from '@mui/material/Typography';
import { SectionHeading } from '../../components/SectionHeading';

interface ForgetDeviceScreenProps {
  /** What is removed. */
  readonly kept: readonly string[];
  readonly onForget: () => void;
  readonly onForgetWithCart: () => void;
}

/** Says what this device remembers, and removes it. */
export function ForgetDeviceScreen({ kept, onForget, onForgetWithCart }: ForgetDeviceScreenProps) {
  return (
    <Box component="section" aria-labelledby="forget-device">
      <SectionHeading id="forget-device" variant="h3">
        What this device remembers
      </SectionHeading>
      <Typography sx={{ color: 'text.secondary' }}>
        To save you time, the shop keeps on this device:
      </Typography>
      <Box component="ul" sx={{ marginBlock: 1.5, paddingLeft: 3, color: 'text.secondary' }}>
        {kept.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={onForget}>
          Forget what this device remembers
        </Button>
        <Button variant="text" onClick={onForgetWithCart}>
          Forget it, and empty the cart
        </Button>
      </Box>
    </Box>
  );
}
