import type { SxProps, Theme } from '@mui/material/styles';

type SxListProps = Extract<SxProps<Theme>, readonly unknown[]>;

function isList(sx: SxProps<Theme>): sx is SxListProps {
  return Array.isArray(sx);
}

/** An `sx` prop as a list, to spread after a component's own styles. */
export function sxList(sx: SxProps<Theme> | undefined): readonly SxListProps[number][] {
  if (sx === undefined) return [];
  return isList(sx) ? sx : [sx];
}
