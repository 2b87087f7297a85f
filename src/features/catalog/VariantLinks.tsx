import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Swatch } from '../../components/Swatch';
import { cssColorOf } from '../../lib/colorNames';
import { colorKeys } from '../../lib/facets';
import { routes } from '../../lib/routes';
import type { VariantRow } from './variantRows';

/** The values of one option as links to the products that have them; the current one is marked. */
export function VariantLinks({ row: { key, label, links } }: { readonly row: VariantRow }) {
  const labelId = useId();
  return (
    <div>
      <Typography id={labelId} component="div" variant="subtitle2" gutterBottom>
        {label}
      </Typography>
      <ToggleButtonGroup
        value={links.find(({ isCurrent }) => isCurrent)?.value}
        exclusive
        aria-labelledby={labelId}
      >
        {links.map(({ value, id, isCurrent }) => (
          <ToggleButton
            key={value}
            value={value}
            component={RouterLink}
            to={routes.product(id)}
            aria-current={isCurrent || undefined}
            // A link leads somewhere: it is not pressed.
            aria-pressed={undefined}
          >
            <Swatch color={colorKeys.has(key) ? cssColorOf(value) : null} />
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
