import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { connect } from 'react-redux';
import { PageHeading } from '../../components/PageHeading';
import { Section } from '../../components/SectionHeading';
import { STICKY_TOP } from '../../components/tokens';
import { capitalised } from '../../lib/strings';
import { deviceData, forgettableData, forgettableKeys, recordedData } from '../../lib/deviceData';
import { deviceName } from '../../lib/texts';
import { deviceForgotten } from './deviceEvents';
import { deviceTexts } from './deviceTexts';

/** What a shopper knows, by whether it can be deleted here, and the rest. */
const forgotten = forgettableData.filter(({ isTechnical }) => isTechnical !== true);
const staying = deviceData.filter((data) => data.isTechnical !== true && !forgotten.includes(data));
const technical = [
  ...deviceData.filter(({ isTechnical }) => isTechnical === true),
  ...(__TRACES__ === 'off' ? [] : recordedData),
];

interface DeviceScreenProps {
  readonly onForget: () => void;
  readonly onForgetWithCart: () => void;
}

function DeviceScreen({ onForget, onForgetWithCart }: DeviceScreenProps) {
  return (
    <Stack spacing={3}>
      <PageHeading>{deviceName}</PageHeading>
      <Grid container columnSpacing={{ xs: 0, lg: 8 }} rowSpacing={6}>
        <Grid
          size={{ xs: 12, lg: 4.5 }}
          sx={{ alignSelf: 'start', position: { lg: 'sticky' }, top: STICKY_TOP }}
        >
          <Typography sx={{ maxWidth: '70ch', marginBottom: 3 }}>{deviceTexts.lead}</Typography>
          <Stack
            direction={{ xs: 'column', sm: 'row', lg: 'column' }}
            spacing={1}
            sx={{ alignItems: 'flex-start' }}
          >
            <Button variant="outlined" onClick={onForget}>
              {deviceTexts.forget}
            </Button>
            {/* Aligns its text, not its padding, where it has a line of its own. */}
            <Button onClick={onForgetWithCart} sx={{ '&&': { marginLeft: { xs: -1.5, sm: 0, lg: -1.5 } } }}>
              {deviceTexts.forgetWithCart}
            </Button>
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, lg: 7.5 }}>
          <Stack spacing={6}>
            <KeptList heading={deviceTexts.forgettable} kept={forgotten} />
            <KeptList heading={deviceTexts.staying} kept={staying} />
            <KeptList heading={deviceTexts.technical} kept={technical} />
          </Stack>
        </Grid>
      </Grid>
    </Stack>
  );
}

interface KeptListProps {
  readonly heading: string;
  readonly kept: typeof deviceData;
}

function KeptList({ heading, kept }: KeptListProps) {
  return (
    <Section heading={heading}>
      <List disablePadding sx={{ '& > :first-of-type': { paddingTop: 0 } }}>
        {kept.map(({ what, until }) => (
          <ListItem key={what} disableGutters divider>
            <ListItemText primary={capitalised(what)} secondary={capitalised(until)} sx={{ marginTop: 0 }} />
          </ListItem>
        ))}
      </List>
    </Section>
  );
}

export const Device = connect(null, {
  onForget: () => deviceForgotten({ keys: forgettableKeys, withCart: false }),
  onForgetWithCart: () => deviceForgotten({ keys: forgettableKeys, withCart: true }),
})(DeviceScreen);
