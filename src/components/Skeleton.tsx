import type { SxProps, Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import { sxList } from './sxList';
import { colors } from './tokens';

interface SkeletonProps {
  /** 'text': as high as the letters of a line. */
  readonly variant?: 'rectangular' | 'text';
  /** In pixels, or a CSS length. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly sx?: SxProps<Theme>;
}

const Root = styled('span')<{ ownerState: Required<Pick<SkeletonProps, 'variant'>> }>({
  display: 'block',
  height: '1.2em',
  backgroundColor: colors.ground,
  borderRadius: 2,
  variants: [
    {
      props: { variant: 'text' },
      style: {
        height: 'auto',
        transformOrigin: '0 55%',
        transform: 'scale(1, 0.6)',
        '&:empty::before': { content: '"\\00a0"' },
      },
    },
  ],
});

/** A box in place of what is loading. Not animated: a page full of them would distract. */
export function Skeleton({ variant = 'rectangular', width, height, sx }: SkeletonProps) {
  return (
    <Root
      ownerState={{ variant }}
      sx={[width !== undefined && { width }, height !== undefined && { height }, ...sxList(sx)]}
    />
  );
}
