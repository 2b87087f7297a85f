import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LOW_WINDOW } from '../../components/tokens';
import type { Specification } from './productDetails';
import { pictureTexts } from './catalogTexts';

interface DemoFactsProps {
  readonly dimensions: readonly Specification[];
  readonly description: string;
}

/** Beside the pictures on wide screens and in low windows, below them on phones. */
const panelSx = {
  flexShrink: 0,
  width: { md: 320 },
  maxHeight: { xs: '34%', md: 'none' },
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  padding: { xs: '12px 16px calc(12px + env(safe-area-inset-bottom))', md: 3 },
  bgcolor: 'background.paper',
  [LOW_WINDOW]: { width: '36%', maxHeight: 'none' },
  '& dl': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2, margin: '4px 0 16px' },
  '& dt': { color: 'text.secondary' },
  '& dt::first-letter': { textTransform: 'uppercase' },
  '& dd': { margin: 0 },
} as const;

/** What the Product Demo says beside the pictures: how large and heavy the product is, and how it is made and used. */
export function DemoFacts({ dimensions, description }: DemoFactsProps) {
  const id = useId();
  if (dimensions.length === 0 && description === '') return null;
  return (
    // Focusable, as its content may be higher than it is.
    <Box component="section" aria-label={pictureTexts.facts} tabIndex={0} sx={panelSx}>
      {dimensions.length > 0 && (
        <>
          <Typography id={id} component="h2" variant="h4">
            {pictureTexts.dimensions}
          </Typography>
          <Typography component="dl" variant="body2" aria-labelledby={id}>
            {dimensions.map(({ name, value }, index) => (
              // Names may repeat; the order never changes.
              <Fact key={index} name={name} value={value} />
            ))}
          </Typography>
        </>
      )}
      {description !== '' && (
        <>
          <Typography component="h2" variant="h4" gutterBottom>
            {pictureTexts.use}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {description}
          </Typography>
        </>
      )}
    </Box>
  );
}

function Fact({ name, value }: Specification) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
