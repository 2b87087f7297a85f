import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { CategoryPicture } from '../../components/CategoryPicture';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { UnbrokenUnits } from '../../components/UnbrokenUnits';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { formatMoney } from '../../lib/money';
import { routes } from '../../lib/routes';
import { joined } from '../../lib/strings';
import { ReadingNotice } from './ReadingNotice';
import { listboxId, optionId } from './SearchInput';
import type { SearchOption } from './searchSlice';
import type { Reading } from './productList';
import { suggestionTexts } from './searchTexts';
import { cutAfter } from '../../components/tokens';

export interface SuggestionsProps {
  /** What is in the field, without space around it. */
  readonly text: string;
  readonly options: readonly SearchOption[];
  /** The marked option; -1 for none. */
  readonly active: number;
  /** How far the products have been read that are looked through; null where nothing was looked for yet. */
  readonly reading: Reading | null;
  readonly hasFailed: boolean;
  /** The URL of a category's picture; '' for none. */
  readonly imageOf: (category: string) => string;
  readonly onMark: (option: number) => void;
  readonly onFollow: () => void;
  readonly onSubmit: (text: string) => void;
  readonly onForgetRecent: () => void;
  readonly onRetry: () => void;
}

/** In two columns, which read row by row; the narrowest phones and enlarged text have one. */
const categoriesSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(45%, min(100%, 10.5rem)), 1fr))',
  '& > [aria-hidden]': { gridColumn: '1 / -1', padding: '20px 16px 4px' },
} as const;

const recentSx = { display: 'flex', flexWrap: 'wrap', gap: 1, paddingInline: 2 } as const;

export function Suggestions(props: SuggestionsProps) {
  const { text, options } = props;
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(list, {
    next: () => document.querySelector<HTMLElement>(`[aria-controls="${listboxId}"]`),
  });
  const reading: Reading | null = props.hasFailed ? { status: 'failed', read: 0, total: 0 } : props.reading;
  const isRecent = text === '';
  const categories = options.filter(({ kind }) => kind === 'category');
  const others = options.slice(0, options.length - categories.length);
  const isRead = reading?.status === 'complete' || reading?.status === 'cut';
  let said = '';
  if (isRecent && others.length === 0) said = suggestionTexts.noRecent;
  // As far as the shop's products could be read.
  else if (!isRecent && others.length === 0 && isRead) said = suggestionTexts.none(text);
  else if (!isRecent && options.length === 0 && reading?.status !== 'failed') said = suggestionTexts.reading;
  const status = (
    <Box sx={{ paddingInline: 2, '& > :not(:empty)': { marginBlock: 1 } }}>
      <Typography component="div" role="status">
        {said}
      </Typography>
      {!isRecent && <ReadingNotice reading={reading} onRetry={props.onRetry} />}
    </Box>
  );
  return (
    // The field keeps the focus: a press in the list must not take it.
    <Box ref={list} onMouseDown={(event) => event.preventDefault()} sx={{ paddingBlock: 1 }}>
      {isRecent && others.length > 0 && (
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', paddingInline: '16px 8px' }}
        >
          <Typography variant="subtitle2">{suggestionTexts.recent}</Typography>
          <Button size="small" onClick={props.onForgetRecent}>
            {suggestionTexts.forgetRecent}
          </Button>
        </Stack>
      )}
      {others.length === 0 && status}
      <List
        component="div"
        disablePadding
        id={listboxId}
        role="listbox"
        aria-label={isRecent && others.length > 0 ? suggestionTexts.recent : suggestionTexts.suggestions}
      >
        <Box role="presentation" sx={isRecent ? recentSx : undefined}>
          {others.map((option, index) => (
            <Option key={keyOf(option)} {...props} option={option} index={index} />
          ))}
        </Box>
        {categories.length > 0 && (
          <Box role="group" aria-label={suggestionTexts.categories} sx={categoriesSx}>
            <Typography variant="subtitle2" aria-hidden>
              {suggestionTexts.categories}
            </Typography>
            {categories.map((option, index) => (
              <Option key={keyOf(option)} {...props} option={option} index={others.length + index} />
            ))}
          </Box>
        )}
      </List>
      {others.length > 0 && status}
    </Box>
  );
}

function keyOf(option: SearchOption): string {
  return `${option.kind} ${option.kind === 'product' ? option.product.id : option.text}`;
}

/** Width of a product's picture, and of the icons above and below it, in pixels. */
const PICTURE_WIDTH = 44;

interface OptionProps extends SuggestionsProps {
  readonly option: SearchOption;
  readonly index: number;
}

function Option({ option, index, active, imageOf, onMark, onFollow, onSubmit }: OptionProps) {
  const isMarked = index === active;
  const box = {
    id: optionId(index),
    role: 'option',
    'aria-selected': isMarked,
    tabIndex: -1,
    onPointerMove: () => {
      if (!isMarked) onMark(index);
    },
  } as const;
  if (option.kind === 'product') {
    const { product } = option;
    return (
      <ListItemButton
        href={routes.product(product.id)}
        {...box}
        selected={isMarked}
        onClick={onFollow}
        sx={{ columnGap: 1.5 }}
      >
        <Box sx={{ width: PICTURE_WIDTH, flexShrink: 0 }}>
          <ProductImage src={product.image} alt="" productId={product.id} sizes={pictureSizes.thumbnail} />
        </Box>
        <ListItemText
          primary={<UnbrokenUnits>{product.name}</UnbrokenUnits>}
          secondary={joined([formatMoney(product.price), product.category], ' · ')}
          slotProps={{ primary: { sx: cutAfter(2) }, secondary: { color: 'textPrimary' } }}
          sx={{ margin: 0 }}
        />
      </ListItemButton>
    );
  }
  if (option.kind === 'category' || option.kind === 'page') {
    return (
      <ListItemButton
        href={option.kind === 'page' ? option.to : routes.category(option.text)}
        {...box}
        selected={isMarked}
        onClick={onFollow}
        sx={{ columnGap: 1.5 }}
      >
        {option.kind === 'category' && (
          <Box sx={{ width: PICTURE_WIDTH, flexShrink: 0 }}>
            <CategoryPicture name={option.text} src={imageOf(option.text)} sizes={pictureSizes.thumbnail} />
          </Box>
        )}
        <ListItemText primary={option.text} />
      </ListItemButton>
    );
  }
  const onClick = (): void => onSubmit(option.text);
  if (option.kind === 'recent') {
    return (
      <Chip
        {...box}
        component="div"
        clickable
        label={option.text}
        variant={isMarked ? 'filled' : 'outlined'}
        color={isMarked ? 'secondary' : 'default'}
        onClick={onClick}
      />
    );
  }
  return (
    <ListItemButton
      {...box}
      selected={isMarked}
      onClick={onClick}
      sx={{ columnGap: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <ListItemIcon sx={{ minWidth: PICTURE_WIDTH, justifyContent: 'center' }}>
        <Search fontSize="small" />
      </ListItemIcon>
      <ListItemText primary={suggestionTexts.all(option.total, option.shown)} />
    </ListItemButton>
  );
}
