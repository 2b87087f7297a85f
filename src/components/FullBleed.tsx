import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { pageColumns } from './tokens';

const Section = styled('section')(pageColumns);

/**
 * A section with a background as wide as the window and its content in the page's column. It must be a direct child of
 * the page (return a fragment from the screen): the main layout puts every other child into the column.
 */
export function FullBleed(props: ComponentProps<typeof Section>) {
  return <Section data-full-bleed="" {...props} />;
}
