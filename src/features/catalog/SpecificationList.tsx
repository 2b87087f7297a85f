import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { useId, useRef } from 'react';
import { SectionHeading } from '../../components/SectionHeading';
import { SPECIFICATION_BOX_HEIGHT } from '../../lib/constants';
import type { Specification } from './productDetails';
import { useIsScrollable } from './useIsScrollable';
import { productPageTexts } from './productPageTexts';

interface SpecificationListProps {
  readonly specifications: readonly Specification[];
  /** Whether the box is as high as its content. */
  readonly showsAll: boolean;
  readonly onToggle: () => void;
}

/** Height of the fade at the lower edge of a box that is too low for its content, in pixels. */
const FADE = 48;

/**
 * A product's specifications in a box of limited height, which a button enlarges. The box is focusable where it can be
 * scrolled.
 */
export function SpecificationList({ specifications, showsAll, onToggle }: SpecificationListProps) {
  const headingId = useId();
  const boxId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isTooHigh = useIsScrollable(box, specifications.length, SPECIFICATION_BOX_HEIGHT);
  const isCut = isTooHigh && !showsAll;

  return (
    <Box component="section" aria-labelledby={headingId} sx={{ marginTop: { xs: 1, md: 2 } }}>
      <SectionHeading id={headingId} variant="h3">
        {productPageTexts.specifications}
      </SectionHeading>
      <Box
        id={boxId}
        ref={box}
        {...(isCut && { tabIndex: 0, role: 'group', 'aria-labelledby': headingId })}
        sx={{
          maxHeight: showsAll ? 'none' : SPECIFICATION_BOX_HEIGHT,
          overflowY: 'auto',
          borderBlock: '1px solid',
          borderColor: 'divider',
          // Fades what is cut, and nothing once the end has been reached.
          ...(isCut && {
            maskImage: `linear-gradient(to top, transparent, black ${FADE}px)`,
            '&:focus-visible': { maskImage: 'none' },
          }),
        }}
      >
        <Box component="dl" sx={{ margin: 0, fontSize: '0.9375rem', paddingBottom: isCut ? `${FADE}px` : 0 }}>
          {specifications.map(({ name, value }, index) => (
            <Box
              // Names may repeat; the order never changes.
              key={index}
              sx={{
                display: 'flex',
                // Where the text is enlarged, the value goes below its name.
                flexWrap: 'wrap',
                columnGap: 2,
                paddingBlock: 1.25,
                paddingRight: 1,
                overflowWrap: 'anywhere',
                '&:not(:last-child)': { borderBottom: '1px solid', borderColor: 'divider' },
              }}
            >
              <Box
                component="dt"
                sx={{
                  flex: '2 1 6.5rem',
                  minWidth: 0,
                  color: 'text.secondary',
                  '&::first-letter': { textTransform: 'uppercase' },
                }}
              >
                {name}
              </Box>
              <Box component="dd" sx={{ flex: '3 1 9rem', minWidth: 0, margin: 0 }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      {isTooHigh && (
        <Button
          variant="text"
          aria-expanded={showsAll}
          aria-controls={boxId}
          onClick={onToggle}
          sx={{ marginTop: 0.5, marginLeft: '-12px' }}
        >
          {showsAll ? productPageTexts.showLess : productPageTexts.showAll}
        </Button>
      )}
    </Box>
  );
}
