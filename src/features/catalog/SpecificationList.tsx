import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Product } from '../../api/models/types';
import { Section } from '../../components/SectionHeading';
import { useIsPainted } from '../../components/useIsPainted';
import { PRODUCT_ID_SHOWN_LENGTH, SPECIFICATION_BOX_HEIGHT } from '../../lib/constants';
import { actions } from '../../lib/texts';
import { productPageTexts } from './catalogTexts';
import { specificationsOf } from './productDetails';

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
  '& dd': { flex: '3 1 9rem', minWidth: 0 },
} as const;

/** Whether an element's content is higher than the box; measured again when the window or `contentLength` changes. */
function useIsTooHigh(box: RefObject<HTMLElement | null>, contentLength: number): boolean {
  const [isTooHigh, setIsTooHigh] = useState(false);
  const isPainted = useIsPainted(useNavigationType() === 'POP');

  useLayoutEffect(() => {
    // Measuring lays the page out once more, which the first paint would wait for.
    if (!isPainted) return undefined;
    const measure = (): void => {
      setIsTooHigh((box.current?.scrollHeight ?? 0) > SPECIFICATION_BOX_HEIGHT);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [box, contentLength, isPainted]);

  return isTooHigh;
}

/** A box of limited height, which a button enlarges. It is focusable where it can be scrolled. */
export const SpecificationList = memo(function Specifications({ product }: { readonly product: Product }) {
  const { id, category } = product;
  const [showsAll, setShowsAll] = useState(false);
  const boxId = useId();
  const box = useRef<HTMLDivElement>(null);
  const specifications = specificationsOf(product.attributes);
  const isTooHigh = useIsTooHigh(box, specifications.length);
  const isCut = isTooHigh && !showsAll;

  return (
    <Section
      heading={productPageTexts.specifications}
      variant="h3"
      action={
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          {category !== '' && <Chip label={category} />}
          <Typography variant="body2" color="textSecondary">
            {productPageTexts.productId(id.slice(0, PRODUCT_ID_SHOWN_LENGTH))}
          </Typography>
        </Stack>
      }
      sx={{ marginTop: { xs: 1, md: 2 } }}
    >
      {specifications.length > 0 && (
        <Box
          id={boxId}
          ref={box}
          {...(isCut && { tabIndex: 0, role: 'group', 'aria-label': productPageTexts.specifications })}
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
      )}
      {isTooHigh && (
        // Its text, not its padding, is in line with the list.
        <Button
          aria-expanded={showsAll}
          aria-controls={boxId}
          onClick={() => setShowsAll(!showsAll)}
          sx={{ marginTop: 0.5, marginLeft: -1.5 }}
        >
          {showsAll ? actions.showLess : actions.showAll}
        </Button>
      )}
    </Section>
  );
});
