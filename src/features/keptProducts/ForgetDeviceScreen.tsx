import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { SectionHeading } from '../../components/SectionHeading';
import { forgetDeviceTexts } from './forgetDeviceTexts';

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
        {forgetDeviceTexts.heading}
      </SectionHeading>
      <Text sx={{ color: 'text.secondary' }}>{forgetDeviceTexts.lead}</Text>
      <Box component="ul" sx={{ marginBlock: 1.5, paddingLeft: 3, color: 'text.secondary' }}>
        {kept.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={onForget}>
          {forgetDeviceTexts.forget}
        </Button>
        <Button variant="text" onClick={onForgetWithCart}>
          {forgetDeviceTexts.forgetWithCart}
        </Button>
      </Box>
    </Box>
  );
}
