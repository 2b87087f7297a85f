import Box from '@mui/material/Box';
import { useId, useRef } from 'react';
import { SectionHeading } from '../../components/SectionHeading';
import { SPECIFICATION_BOX_HEIGHT } from '../../lib/constants';
import type { Specification } from './productDetails';
import { useIsScrollable } from './useIsScrollable';

interface SpecificationListProps {
  readonly specifications: readonly Specification[];
}

/** A product's specifications in a box of limited height; focusable where it can be scrolled. */
export function SpecificationList({ specifications }: SpecificationListProps) {
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(box, specifications.length);

  return (
    <Box component="section" aria-labelledby={headingId} sx={{ marginTop: { xs: 1, md: 2 } }}>
      <SectionHeading id={headingId} variant="h3">
        Product Specifications
      </SectionHeading>
      <Box
        ref={box}
        {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-labelledby': headingId })}
        sx={{
          maxHeight: SPECIFICATION_BOX_HEIGHT,
          overflowY: 'auto',
          borderBlock: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box component="dl" sx={{ margin: 0, fontSize: '0.9375rem' }}>
          {specifications.map(({ name, value }, index) => (
            <Box
              // Names may repeat; the order never changes.
              key={index}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
                columnGap: 2,
                paddingBlock: 1.25,
                paddingRight: 1,
                overflowWrap: 'anywhere',
                '&:not(:last-child)': { borderBottom: '1px solid', borderColor: 'divider' },
              }}
            >
              <Box
                component="dt"
                sx={{ color: 'text.secondary', '&::first-letter': { textTransform: 'uppercase' } }}
              >
                {name}
              </Box>
              <Box component="dd" sx={{ margin: 0 }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
