import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { Button } from '../../components/Button';
import { CheckField } from '../../components/CheckField';
import { Text } from '../../components/Text';
import { keyTexts } from '../../features/traces/traceTexts';

interface KeyListProps {
  readonly isOpen: boolean;
  /** Whether the keys do anything. */
  readonly areOn: boolean;
  readonly onSwitch: (areOn: boolean) => void;
  readonly onClose: () => void;
}

/** The keys of the replay page, and the switch that turns them off. */
export function KeyList({ isOpen, areOn, onSwitch, onClose }: KeyListProps) {
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      transitionDuration={0}
      slotProps={{ paper: { sx: { padding: 3, gap: 2 } } }}
    >
      <Text component="h2" variant="h3" id={titleId}>
        {keyTexts.title}
      </Text>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 3,
          rowGap: 1,
          margin: 0,
          '& dt': { fontWeight: 'fontWeightBold' },
          '& dd': { margin: 0 },
        }}
      >
        {keyTexts.keys.map(([key, meaning]) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </Box>
        ))}
      </Box>
      <CheckField
        label={keyTexts.areOn}
        checked={areOn}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <Button variant="outlined" color="secondary" onClick={onClose}>
        {keyTexts.close}
      </Button>
    </Dialog>
  );
}
