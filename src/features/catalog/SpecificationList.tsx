import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useId, useRef } from 'react';
import { SectionHeading } from '../../components/SectionHeading';
import { SPECIFICATION_BOX_HEIGHT } from '../../lib/constants';
import type { Specification } from './productDetails';
import { productPageTexts } from './catalogTexts';
import { useIsScrollable } from './useIsScrollable';

interface SpecificationListProps {
  readonly specifications: readonly Specification[];
  /** Whether the box is as high as its content. */
  readonly showsAll: boolean;
  readonly onToggle: () => void;
}

/** Height of the fade at the lower edge of a box that is too low for its content, in pixels. */
const FADE = 48;

/** Fades what is cut, and nothing once the end has been reached. */
const cutSx = {
  maskImage: `linear-gradient(to top, transparent, black ${FADE}px)`,
  '&:focus-visible': { maskImage: 'none' },
  '& > dl': { paddingBottom: `${FADE}px` },
} as const;

/** Where the text is enlarged, the value goes below its name. */
const listSx = {
  fontSize: '0.9375rem',
  '& > div': { flexWrap: 'wrap', columnGap: 2, overflowWrap: 'anywhere' },
  '& dt': { flex: '2 1 6.5rem', minWidth: 0, color: 'text.secondary' },
  '& dt::first-letter': { textTransform: 'uppercase' },
  '& dd': { flex: '3 1 9rem', minWidth: 0, margin: 0 },
} as const;

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
        sx={[
          {
            maxHeight: showsAll ? 'none' : SPECIFICATION_BOX_HEIGHT,
            overflowY: 'auto',
            borderTop: 1,
            borderBottom: 1,
            borderColor: 'divider',
          },
          isCut && cutSx,
        ]}
      >
        <List component="dl" disablePadding sx={listSx}>
          {specifications.map(({ name, value }, index) => (
            // Names may repeat; the order never changes.
            <ListItem
              key={index}
              component="div"
              disableGutters
              alignItems="flex-start"
              divider={index < specifications.length - 1}
            >
              <dt>{name}</dt>
              <dd>{value}</dd>
            </ListItem>
          ))}
        </List>
      </Box>
      {isTooHigh && (
        // Its text, not its padding, is in line with the list.
        <Button
          aria-expanded={showsAll}
          aria-controls={boxId}
          onClick={onToggle}
          sx={{ marginTop: 0.5, marginLeft: -1.5 }}
        >
          {showsAll ? productPageTexts.showLess : productPageTexts.showAll}
        </Button>
      )}
    </Box>
  );
}
