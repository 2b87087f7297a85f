import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Swatch } from '../../components/Swatch';
import { FILTERS_BESIDE } from '../../components/tokens';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { filterTexts } from './searchTexts';

interface CheckOption {
  readonly value: string;
  readonly name: string;
  /** How many products it would show. */
  readonly count: number;
  /** As CSS writes it. */
  readonly swatch?: string | null;
}

export interface CheckButtonsProps extends Pick<ToggleButtonGroupProps, 'aria-label' | 'aria-labelledby'> {
  readonly options: readonly CheckOption[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A column of its own, where the groups are not one column. */
export const groupSx = {
  flex: { md: '1 1 240px' },
  minWidth: 0,
  [FILTERS_BESIDE]: { flex: 'none' },
} as const;

export function CheckGroup({ label, options, ...rest }: CheckButtonsProps & { readonly label: string }) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    <Box sx={groupSx}>
      <Typography id={id} variant="subtitle2" gutterBottom>
        {label}
      </Typography>
      <CheckButtons aria-labelledby={id} options={options} {...rest} />
    </Box>
  );
}

/** Width of a column of short names, such as sizes, of others at least, and of each character of the longest, in rem. */
const WIDTH = { short: 4.5, least: 7, character: 0.55, spaces: 2 } as const;
const SHORT_NAME = 4;

/** Columns of one width, so that the options stand below each other. */
const gridSx = (options: readonly CheckOption[]) => {
  const longest = Math.max(...options.map(({ name }) => name.length));
  const width =
    longest <= SHORT_NAME ? WIDTH.short : Math.max(WIDTH.least, longest * WIDTH.character + WIDTH.spaces);
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}rem), 1fr))`,
    '& > button': {
      paddingInline: 1,
      gap: 0.75,
      lineHeight: 1.2,
      [FILTERS_BESIDE]: { minHeight: 36, minWidth: 0 },
    },
  } as const;
};

export function CheckButtons({ options, chosen, onChange, ...name }: CheckButtonsProps) {
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
