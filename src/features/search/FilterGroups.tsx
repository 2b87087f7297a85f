import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Swatch } from '../../components/Swatch';
import { FILTERS_BESIDE } from '../../components/tokens';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { cssColorOf, colorFamiliesOf } from '../../lib/colorNames';
import { filterTexts } from './searchTexts';

interface CheckOption {
  readonly value: string;
  readonly name: string;
  /** How many products it would show. */
  readonly count: number;
  /** As CSS writes it. */
  readonly swatch?: string | null;
}

interface CheckButtonsProps extends Pick<ToggleButtonGroupProps, 'aria-label' | 'aria-labelledby'> {
  readonly options: readonly CheckOption[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

export function CheckGroup({ label, options, ...rest }: CheckButtonsProps & { readonly label: string }) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    <div>
      <Typography id={id} variant="subtitle2" gutterBottom>
        {label}
      </Typography>
      <CheckButtons aria-labelledby={id} options={options} {...rest} />
    </div>
  );
}

/** Width of a column at least, also with a swatch, and of each character of the longest name, in rem. */
const WIDTH = { least: 4.5, withSwatch: 7, character: 0.5, spaces: 2.15 } as const;

/** Characters of a name of which three are in a row of the column, such as 'UK 10'. */
const SHORT_NAME = 5;
/** Of this many short names at least a single long one does not set the width. */
const MANY_NAMES = 5;

/** Columns of one width, so that the options stand below each other. Among many short names a long one takes two. */
const gridSx = (options: readonly CheckOption[]) => {
  const hasSwatch = options.some(({ swatch }) => swatch !== undefined);
  const lengths = options.map(({ name }) => name.length);
  const short = lengths.filter((length) => length <= SHORT_NAME);
  const isLongAlone = !hasSwatch && short.length >= MANY_NAMES && lengths.length - short.length === 1;
  const longest = Math.max(...(isLongAlone ? short : lengths));
  const least = hasSwatch ? WIDTH.withSwatch : WIDTH.least;
  const width = Math.max(least, longest * WIDTH.character + WIDTH.spaces);
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}rem), 1fr))`,
    '& > button': {
      paddingInline: 0.75,
      gap: 0.5,
      lineHeight: 1.2,
      '&[data-long]': { gridColumn: isLongAlone ? 'span 2' : 'auto' },
      [FILTERS_BESIDE]: { minHeight: 36, minWidth: 0 },
    },
  } as const;
};

function CheckButtons({ options, chosen, onChange, ...name }: CheckButtonsProps) {
  /** Unchosen last: it keeps the focus, and can be chosen again. */
  const [unchosen, setUnchosen] = useState<string>();
  return (
    <ToggleButtonGroup
      sx={gridSx(options)}
      {...name}
      value={chosen}
      onChange={(_event, values: readonly string[]) => {
        setUnchosen(chosen.find((value) => !values.includes(value)));
        onChange(values);
      }}
    >
      {options.map(({ value, name, count, swatch = null }) => (
        <ToggleButton
          key={value}
          value={value}
          data-long={name.length > SHORT_NAME || undefined}
          disabled={count === 0 && value !== unchosen && !chosen.includes(value)}
        >
          <Swatch color={swatch} />
          <Box component="span" sx={{ flex: 1, textAlign: 'left', overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <VisuallyHidden>{filterTexts.productsWith(count)}</VisuallyHidden>
          <Typography component="span" variant="body2" aria-hidden sx={{ opacity: 0.7 }}>
            {count}
          </Typography>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

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
    <div {...(hasFamilies && { role: 'group', 'aria-labelledby': id })}>
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
    </div>
  );
}

const SHOWN_SHADES = 4;
/** Not in the markup: written there, its type alone takes the compiler half a second. */
const atOnce = { transition: { timeout: 0 } };

/** A family's shades, shown at first where one of them is chosen. */
function Family({ name, ...shades }: ColorFilterProps & { readonly name: string }) {
  const { colors, chosen } = shades;
  const chosenShades = colors.filter((color) => chosen.includes(color)).length;
  const [isOpen, setIsOpen] = useState(chosenShades > 0);
  return (
    <Accordion expanded={isOpen} onChange={(_event, isExpanded) => setIsOpen(isExpanded)} slotProps={atOnce}>
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
