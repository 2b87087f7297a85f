import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { NOT_PRINTED } from '../../components/tokens';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { actions } from '../../lib/texts';
import type { CatalogueSearch } from './catalogueProducts';
import { ordersPageTexts } from './ordersTexts';

export interface LookFurtherProps {
  /** 'done' shows nothing. */
  readonly status: CatalogueSearch['status'];
  readonly onLookFurther: () => void;
  readonly onRetry: () => void;
}

/** Offers to look for products in further pages of the catalogue. While they are read it keeps the focus and ignores clicks. */
export function LookFurther({ status, onLookFurther, onRetry }: LookFurtherProps) {
  const part = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(part);
  if (status === 'done') return null;
  const isBusy = status === 'searching';
  const hasFailed = status === 'failed';
  return (
    <Stack ref={part} {...{ [NOT_PRINTED]: '' }} spacing={1} sx={{ alignItems: 'flex-start', marginTop: 2 }}>
      <Typography role="status">
        {hasFailed && ordersPageTexts.searchFailed}
        {isBusy && ordersPageTexts.searching}
      </Typography>
      <Button
        variant="outlined"
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : hasFailed ? onRetry : onLookFurther}
      >
        {hasFailed ? actions.tryAgain : ordersPageTexts.lookFurther}
      </Button>
    </Stack>
  );
}
