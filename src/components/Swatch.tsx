import Box from '@mui/material/Box';

/** A dot of a CSS colour, with a border that white and the page's own colour need; nothing for null. */
export function Swatch({ color }: { readonly color: string | null }) {
  if (color === null) return null;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: 16,
        height: 16,
        flexShrink: 0,
        borderRadius: '50%',
        border: '1px solid',
        borderColor: 'outline',
        backgroundColor: color,
        forcedColorAdjust: 'none',
      }}
    />
  );
}
