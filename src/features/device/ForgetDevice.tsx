import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SectionHeading } from '../../components/SectionHeading';
import { deviceTexts } from './deviceTexts';

interface ForgetDeviceProps {
  /** What is removed. */
  readonly kept: readonly string[];
  readonly onForget: () => void;
  readonly onForgetWithCart: () => void;
}

/** Says what this device remembers, and removes it. */
export function ForgetDevice({ kept, onForget, onForgetWithCart }: ForgetDeviceProps) {
  return (
    <section aria-labelledby="forget-device">
      <SectionHeading id="forget-device" variant="h3">
        {deviceTexts.heading}
      </SectionHeading>
      <Typography color="textSecondary">{deviceTexts.lead}</Typography>
      <List dense>
        {kept.map((what) => (
          <ListItem key={what} disableGutters>
            <ListItemText secondary={what} />
          </ListItem>
        ))}
      </List>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={onForget}>
          {deviceTexts.forget}
        </Button>
        <Button onClick={onForgetWithCart}>{deviceTexts.forgetWithCart}</Button>
      </Stack>
    </section>
  );
}
