import History from '@mui/icons-material/History';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { ButtonLink } from '../../components/ButtonLink';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RouterLink } from '../../components/RouterLink';
import { Money } from '../../components/Money';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { TOUCH_TARGET } from '../../components/tokens';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { ReadingNotice } from './ReadingNotice';
import { listboxId, optionId } from './searchIds';
import type { SearchOption } from './searchSelectors';
import type { Reading } from './searchSlice';
import { suggestionTexts } from './suggestionTexts';

interface SuggestionsScreenProps {
  /** What is in the field, without space around it. */
  readonly text: string;
  readonly options: readonly SearchOption[];
  /** The marked option; -1 for none. */
  readonly active: number;
  /** How far the products have been read that are looked through; null where nothing was looked for yet. */
  readonly reading: Reading | null;
  readonly hasFailed: boolean;
  readonly onMark: (option: number) => void;
  /** A link was followed. */
  readonly onFollow: () => void;
  readonly onSubmit: (text: string) => void;
  readonly onForgetRecent: () => void;
  readonly onRetry: () => void;
}

/** Whether the store has nothing for what is typed, as far as its products could be read. */
function isNothingFound({ text, options, reading, hasFailed }: SuggestionsScreenProps): boolean {
  const isRead = reading?.status === 'complete' || reading?.status === 'cut';
  return text !== '' && options.length === 0 && !hasFailed && isRead;
}

/** What the field says below its options; '' for nothing. */
function message(props: SuggestionsScreenProps): string {
  const { text, options, reading, hasFailed } = props;
  if (text === '') return options.length === 0 ? suggestionTexts.noRecent : '';
  if (isNothingFound(props)) return suggestionTexts.none(text);
  return options.length > 0 || hasFailed || reading?.status === 'failed' ? '' : suggestionTexts.reading;
}

/** The list below the search field: recent searches, or products for what is typed. */
export function SuggestionsScreen(props: SuggestionsScreenProps) {
  const { text, options } = props;
  const said = message(props);
  const reading: Reading | null = props.hasFailed ? { status: 'failed', read: 0, total: 0 } : props.reading;
  const isRecent = text === '';
  return (
    // The field keeps the focus: a press in the list must not take it.
    <Box onMouseDown={(event) => event.preventDefault()} sx={{ paddingBlock: 1 }}>
      {isRecent && options.length > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', paddingInline: '16px 8px' }}>
          <Box sx={{ flex: 1, typography: 'body2', fontWeight: 'fontWeightBold' }}>
            {suggestionTexts.recent}
          </Box>
          <Button size="small" onClick={props.onForgetRecent} sx={{ minHeight: TOUCH_TARGET }}>
            {suggestionTexts.forgetRecent}
          </Button>
        </Box>
      )}
      <Box
        id={listboxId}
        role="listbox"
        aria-label={isRecent ? suggestionTexts.recent : suggestionTexts.suggestions}
        sx={{ margin: 0, padding: 0 }}
      >
        {options.map((option, index) => (
          <Option key={keyOf(option)} {...props} option={option} index={index} />
        ))}
      </Box>
      <Box role="status" sx={{ paddingInline: 2, color: 'text.secondary', fontSize: '0.9375rem' }}>
        {said !== '' && <Box sx={{ paddingBlock: 1 }}>{said}</Box>}
      </Box>
      {isNothingFound(props) && (
        <Box sx={{ paddingInline: 2, paddingBlock: 1 }}>
          <ButtonLink to={routes.products()} size="small" onClick={props.onFollow}>
            {actions.browseProducts}
          </ButtonLink>
        </Box>
      )}
      {!isRecent && (
        <Box sx={{ paddingInline: 2, '& > div': { paddingBlock: 1 } }}>
          <ReadingNotice reading={reading} onRetry={props.onRetry} />
        </Box>
      )}
    </Box>
  );
}

function keyOf(option: SearchOption): string {
  return `${option.kind} ${option.kind === 'product' ? option.product.id : option.text}`;
}

interface OptionProps extends SuggestionsScreenProps {
  readonly option: SearchOption;
  readonly index: number;
}

function Option({ option, index, active, onMark, onFollow, onSubmit }: OptionProps) {
  const box = {
    id: optionId(index),
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
    onPointerMove: () => {
      if (index !== active) onMark(index);
    },
  } as const;
  switch (option.kind) {
    case 'recent':
      return (
        <Box {...box} onClick={() => onSubmit(option.text)} sx={optionStyle}>
          <Label icon={<History fontSize="small" />}>{option.text}</Label>
        </Box>
      );
    case 'all':
      return (
        <Box {...box} onClick={() => onSubmit(option.text)} sx={optionStyle}>
          <Label icon={<Search fontSize="small" />}>{suggestionTexts.all(option.total, option.text)}</Label>
        </Box>
      );
    case 'product':
      return (
        <Box
          component={RouterLink}
          to={routes.product(option.product.id)}
          {...box}
          onClick={onFollow}
          sx={optionStyle}
        >
          <Box sx={{ width: 44, flexShrink: 0 }}>
            <ProductImage
              src={option.product.image}
              alt=""
              productId={option.product.id}
              sizes={pictureSizes.thumbnail}
            />
          </Box>
          <Box sx={{ flex: '1 1 8rem', minWidth: 0 }}>
            <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {option.product.name}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{option.product.category}</Box>
          </Box>
          <Box sx={{ marginLeft: 'auto', fontWeight: 'fontWeightBold' }}>
            <Money rupees={option.product.price} />
          </Box>
        </Box>
      );
  }
}

const optionStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: TOUCH_TARGET,
  paddingBlock: 0.75,
  paddingInline: 2,
  color: 'text.primary',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textDecoration: 'none',
  cursor: 'pointer',
  '&[aria-selected="true"]': { bgcolor: 'ground' },
};

interface LabelProps {
  readonly icon: ReactNode;
  readonly children: string;
}

function Label({ icon, children }: LabelProps) {
  return (
    <>
      <Box sx={{ display: 'grid', placeItems: 'center', width: 44, color: 'text.secondary' }}>{icon}</Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    </>
  );
}
