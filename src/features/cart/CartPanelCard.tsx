import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useEffect, useLayoutEffect, type RefObject } from 'react';
import type { CartLine } from '../../api/models/types';
import { chooseSizeOf, noSizeChosen } from '../../components/componentTexts';
import { LineSizes, type ChooseSize } from '../../components/NoSize';
import { Money } from '../../components/Money';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { BOTTOM_SPACE, CONTENT_WIDTH, gutter, HEADER_HEIGHT, PAGE_BAR } from '../../components/tokens';
import { choiceText, lacksSize } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { actions, toastTitles, times } from '../../lib/texts';
import { cartTexts } from './cartTexts';

interface CartPanelCardProps {
  readonly line: CartLine;
  /** Of one piece today, in rupees. */
  readonly price: number;
  readonly hasSizes: boolean;
  /** The sizes that the line can have; none where they are not known, or there is nothing to choose. */
  readonly sizes: readonly string[];
  readonly hasColors: boolean;
  /** Opens the Quick View over the page, to choose the line's size and colour. */
  readonly choiceHref: string;
  readonly isIncrease: boolean;
  /** Counts the additions: each is announced. */
  readonly additions: number;
  /** Sum of quantities. */
  readonly count: number;
  /** Rupees. */
  readonly total: number;
  readonly onSizeChoose: ChooseSize;
  readonly onUndo: () => void;
  readonly onCheckout: () => void;
  readonly onClose: () => void;
  /** The pointer or the focus came to the panel, or left it. */
  readonly onHeld: (isHeld: boolean) => void;
}

/** Above the bars at the bottom on phones, below the header's cart on wide screens; never over a dialog, nor beneath a toast. */
const panelSx = {
  position: 'fixed',
  zIndex: 'appBar',
  // On wide windows where the page's content ends.
  insetInline: { xs: gutter.xs, md: `auto max(24px, (100vw - ${CONTENT_WIDTH}px) / 2)` },
  top: { md: HEADER_HEIGHT.wide + 12 },
  bottom: { xs: `calc(${BOTTOM_SPACE} + ${PAGE_BAR} + 8px)`, md: 'auto' },
  width: { md: 380 },
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: '8px 12px 12px',
} as const;

/** What was just added from a card, with the ways on. Not modal: the next card can be used at once. */
export function CartPanelCard(props: CartPanelCardProps) {
  const { line, sizes, isIncrease, additions, count, total, onUndo, onCheckout, onClose, onHeld } = props;
  const sentence = (isIncrease ? cartTexts.increased : cartTexts.added)(line.name);
  const choice = choiceText(line);
  const isUnsized = lacksSize(line, props);
  // It leads to the colours too.
  const hasSizeLink = isUnsized && sizes.length === 0;
  const panel = useRef<HTMLElement>(null);
  usePanelTabs(panel, additions);
  return (
    <Paper
      ref={panel}
      component="aside"
      variant="floating"
      aria-label={cartTexts.addedTitle}
      onPointerEnter={() => onHeld(true)}
      onPointerLeave={() => onHeld(false)}
      onFocus={() => onHeld(true)}
      onBlur={() => onHeld(false)}
      sx={panelSx}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 0.5 }}>
        <CheckCircle color="success" fontSize="small" titleAccess={toastTitles.success} />
        <Typography role="status" variant="subtitle2" sx={{ flex: 1, minWidth: 0 }}>
          <span key={additions}>{sentence}</span>
        </Typography>
        <IconButton aria-label={actions.close} onClick={onClose} sx={{ mr: -0.5 }}>
          <Close fontSize="small" />
        </IconButton>
      </Stack>
      <Stack direction="row" sx={{ gap: 1.5, mb: 1.5 }}>
        <Box sx={{ flexShrink: 0, width: 56 }}>
          <ProductImage src={line.image} alt="" sizes={pictureSizes.thumbnail} productId={line.id} />
        </Box>
        <Box sx={{ alignSelf: 'center', minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {times(line.quantity)}
            <Money amount={props.price} />
          </Typography>
          {/* Of one piece alone it would say the price again. */}
          {count > 1 && (
            <Typography variant="subtitle2">
              {cartTexts.panelTotal(count)} <Money amount={total} />
            </Typography>
          )}
          {choice !== '' && <Typography variant="body2">{choice}</Typography>}
          {hasSizeLink && (
            <Typography variant="body2" color="textSecondary">
              {noSizeChosen}.{' '}
              <Link href={props.choiceHref} noWrap aria-label={chooseSizeOf(line.name)}>
                {actions.chooseSize}
              </Link>
            </Typography>
          )}
          {props.hasColors && line.selectedColor === '' && (
            <Typography variant="body2" color="textSecondary">
              {cartTexts.noColor}{' '}
              {!hasSizeLink && (
                <Link href={props.choiceHref} noWrap aria-label={cartTexts.chooseColorOf(line.name)}>
                  {cartTexts.chooseColor}
                </Link>
              )}
            </Typography>
          )}
        </Box>
      </Stack>
      {sizes.length > 0 && (
        <Box sx={{ mb: 1.5 }}>
          {isUnsized && (
            <Typography variant="subtitle2" gutterBottom>
              {noSizeChosen}
            </Typography>
          )}
          <LineSizes line={line} sizes={sizes} onChoose={props.onSizeChoose} />
        </Box>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, '& > *': { paddingInline: 1.5 } }}>
        <Button
          // A size comes first.
          variant={isUnsized ? 'outlined' : 'contained'}
          color={isUnsized ? 'secondary' : 'primary'}
          onClick={onCheckout}
          sx={{ flexGrow: 1 }}
        >
          {cartTexts.checkout}
        </Button>
        <Button href={routes.cart} variant="outlined" sx={{ flexGrow: 1 }}>
          {cartTexts.viewCart}
        </Button>
        <Button onClick={onUndo}>{actions.undo}</Button>
      </Stack>
    </Paper>
  );
}

/**
 * Puts the panel, which is elsewhere in the document, right after the control that opened it in the order of Tab, and
 * gives that control the focus back when the panel closes.
 * @param openings changes whenever the panel is opened again
 */
function usePanelTabs(panel: RefObject<HTMLElement | null>, openings: number): void {
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && panel.current?.contains(activeElement) === false) {
      opener.current = activeElement === document.body ? null : activeElement;
    }
  }, [panel, openings]);

  useEffect(() => {
    function moveFocus(event: KeyboardEvent): void {
      const { key, shiftKey: isBack, target } = event;
      if (key !== 'Tab' || opener.current?.isConnected !== true) return;
      const controls = [...(panel.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
      if (!isBack && target === opener.current) {
        event.preventDefault();
        controls[0]?.focus();
      } else if (isBack && target === controls[0]) {
        event.preventDefault();
        opener.current.focus();
      } else if (!isBack && target === controls.at(-1)) {
        // The browser goes on from there.
        opener.current.focus();
      }
    }
    document.addEventListener('keydown', moveFocus);
    return () => document.removeEventListener('keydown', moveFocus);
  }, [panel]);

  // Before the panel is removed, and the focus with it.
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      if (element?.contains(document.activeElement) === true) opener.current?.focus();
    };
  }, [panel]);
}
