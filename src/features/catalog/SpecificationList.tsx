import { styled } from '@mui/material/styles';
import { Button } from '../../components/Button';
import { useId, useRef } from 'react';
import { SectionHeading } from '../../components/SectionHeading';
import { colors, from } from '../../components/tokens';
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

const Section = styled('section')({ marginTop: 8, [from.md]: { marginTop: 16 } });

const List = styled('dl')({ margin: 0, fontSize: '0.9375rem' });

const Frame = styled('div')({
  maxHeight: SPECIFICATION_BOX_HEIGHT,
  overflowY: 'auto',
  borderBlock: `1px solid ${colors.divider}`,
  '&[data-whole]': { maxHeight: 'none' },
  // Fades what is cut, and nothing once the end has been reached.
  '&[data-cut]': {
    maskImage: `linear-gradient(to top, transparent, black ${FADE}px)`,
    '&:focus-visible': { maskImage: 'none' },
    '& > dl': { paddingBottom: FADE },
  },
});

const Row = styled('div')({
  display: 'flex',
  // Where the text is enlarged, the value goes below its name.
  flexWrap: 'wrap',
  columnGap: 16,
  paddingBlock: 10,
  paddingRight: 8,
  overflowWrap: 'anywhere',
  '&:not(:last-child)': { borderBottom: `1px solid ${colors.divider}` },
});
const Name = styled('dt')({
  flex: '2 1 6.5rem',
  minWidth: 0,
  color: colors.muted,
  '&::first-letter': { textTransform: 'uppercase' },
});
const Value = styled('dd')({ flex: '3 1 9rem', minWidth: 0, margin: 0 });

// Aligns the button's text, not its padding, with the list.
const ToggleButton = styled(Button)({ marginTop: 4, marginLeft: -12 });

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
    <Section aria-labelledby={headingId}>
      <SectionHeading id={headingId} variant="h3">
        {productPageTexts.specifications}
      </SectionHeading>
      <Frame
        id={boxId}
        ref={box}
        data-whole={showsAll || undefined}
        data-cut={isCut || undefined}
        {...(isCut && { tabIndex: 0, role: 'group', 'aria-labelledby': headingId })}
      >
        <List>
          {specifications.map(({ name, value }, index) => (
            // Names may repeat; the order never changes.
            <Row key={index}>
              <Name>{name}</Name>
              <Value>{value}</Value>
            </Row>
          ))}
        </List>
      </Frame>
      {isTooHigh && (
        <ToggleButton variant="text" aria-expanded={showsAll} aria-controls={boxId} onClick={onToggle}>
          {showsAll ? productPageTexts.showLess : productPageTexts.showAll}
        </ToggleButton>
      )}
    </Section>
  );
}
