import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Swatch } from '../../components/Swatch';
import { cssColorOf } from '../../lib/cssColors';
import { CheckButtons, groupSx } from './CheckGroup';
import { colorGroups } from './colorGroups';
import { finderTexts } from './searchTexts';

interface ColorFilterProps {
  /** The names of the shades. */
  readonly colors: readonly string[];
  readonly chosen: readonly string[];
  readonly countOf: (color: string) => number | null;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Swatches of a family's shades at most. */
const SHOWN_SHADES = 4;
/** The shades are there at once. */
const transition = { transition: { timeout: 0 } };

/** The colours of a listing by family, with the shades inside; a shade that is alone in its family is offered itself. */
export function ColorFilter({ colors, chosen, countOf, onChange }: ColorFilterProps) {
  const id = useId();
  if (colors.length === 0) return null;
  const { families, others } = colorGroups(colors);
  const hasFamilies = families.length > 0;
  const buttons = (shades: readonly string[], label: Parameters<typeof CheckButtons>[0]['label']) => (
    <CheckButtons
      label={label}
      options={shades.map((color) => ({
        value: color,
        name: color,
        count: countOf(color),
        swatch: cssColorOf(color),
      }))}
      chosen={chosen.filter((color) => shades.includes(color))}
      onChange={(values) => onChange([...chosen.filter((color) => !shades.includes(color)), ...values])}
    />
  );
  return (
    <Box {...(hasFamilies && { role: 'group', 'aria-labelledby': id })} sx={groupSx}>
      <Typography id={id} variant="subtitle2" gutterBottom>
        {finderTexts.color}
      </Typography>
      {families.map(({ name, shades }) => {
        const chosenShades = shades.filter((color) => chosen.includes(color)).length;
        return (
          <Accordion key={name} defaultExpanded={chosenShades > 0} slotProps={transition}>
            <AccordionSummary expandIcon={<ExpandMore />}>
              <Stack component="span" direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
                {shades.slice(0, SHOWN_SHADES).map((color) => (
                  <Swatch key={color} color={cssColorOf(color)} />
                ))}
                <span>{finderTexts.family(name, chosenShades)}</span>
              </Stack>
            </AccordionSummary>
            <AccordionDetails>{buttons(shades, { text: finderTexts.shadesOf(name) })}</AccordionDetails>
          </Accordion>
        );
      })}
      {others.length > 0 && (
        <Box sx={{ paddingTop: hasFamilies ? 1.5 : 0 }}>
          {buttons(others, hasFamilies ? { text: finderTexts.otherColors } : { id })}
        </Box>
      )}
    </Box>
  );
}
