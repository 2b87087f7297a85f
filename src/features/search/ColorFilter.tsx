import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Swatch } from '../../components/Swatch';
import { CheckButtons, groupSx, type CheckButtonsProps } from './CheckGroup';
import { filterTexts } from './searchTexts';
import { cssColorOf, colorFamiliesOf } from '../../lib/colorNames';

/** The families with several shades, in the order of their names, and the other colours; one of several is with the first. */
export function colorGroups(colors: readonly string[]) {
  const groups = new Map<string, readonly string[]>();
  for (const color of colors) {
    const family = colorFamiliesOf(color)[0] ?? '';
    groups.set(family, [...(groups.get(family) ?? []), color]);
  }
  const families = [...groups]
    .filter(([name, shades]) => name !== '' && shades.length > 1)
    .map(([name, shades]) => ({ name, shades }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const grouped = new Set(families.flatMap(({ shades }) => shades));
  return { families, others: colors.filter((color) => !grouped.has(color)) };
}

interface ColorFilterProps {
  readonly colors: readonly string[];
  readonly chosen: readonly string[];
  readonly countOf: (color: string) => number;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The colours of a listing by family, with the shades inside; a shade that is alone in its family is offered itself. */
export function ColorFilter({ colors, ...rest }: ColorFilterProps) {
  const id = useId();
  if (colors.length === 0) return null;
  const { families, others } = colorGroups(colors);
  const hasFamilies = families.length > 0;
  return (
    <Box {...(hasFamilies && { role: 'group', 'aria-labelledby': id })} sx={groupSx}>
      <Typography id={id} variant="subtitle2" gutterBottom>
        {filterTexts.color}
      </Typography>
      {families.map(({ name, shades }) => (
        <Family key={name} name={name} colors={shades} {...rest} />
      ))}
      {others.length > 0 && (
        <Box sx={{ paddingTop: hasFamilies ? 1.5 : 0 }}>
          <Shades
            {...(hasFamilies ? { 'aria-label': filterTexts.otherColors } : { 'aria-labelledby': id })}
            colors={others}
            {...rest}
          />
        </Box>
      )}
    </Box>
  );
}

const SHOWN_SHADES = 4;
/** A family's shades, shown at first where one of them is chosen. */
function Family({ name, ...shades }: ColorFilterProps & { readonly name: string }) {
  const { colors, chosen } = shades;
  const chosenShades = colors.filter((color) => chosen.includes(color)).length;
  const [isOpen, setIsOpen] = useState(chosenShades > 0);
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_event, isExpanded) => setIsOpen(isExpanded)}
      // The shades are there at once.
      slotProps={{ transition: { timeout: 0 } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        {/* The names begin at one edge, however many shades there are. */}
        <Stack
          component="span"
          direction="row"
          spacing={0.5}
          sx={{ flex: 1, alignItems: 'center', paddingRight: 1 }}
        >
          <Box component="span" sx={{ flex: 1 }}>
            {filterTexts.family(name, chosenShades)}
          </Box>
          {colors.slice(0, SHOWN_SHADES).map((color) => (
            <Swatch key={color} color={cssColorOf(color)} />
          ))}
        </Stack>
      </AccordionSummary>
      <AccordionDetails>
        <Shades aria-label={filterTexts.shadesOf(name)} {...shades} />
      </AccordionDetails>
    </Accordion>
  );
}

function Shades({
  colors,
  chosen,
  countOf,
  onChange,
  ...name
}: ColorFilterProps & Pick<CheckButtonsProps, 'aria-label' | 'aria-labelledby'>) {
  return (
    <CheckButtons
      {...name}
      options={colors.map((color) => ({
        value: color,
        name: color,
        count: countOf(color),
        swatch: cssColorOf(color),
      }))}
      chosen={chosen.filter((color) => colors.includes(color))}
      onChange={(values) => onChange([...chosen.filter((color) => !colors.includes(color)), ...values])}
    />
  );
}
