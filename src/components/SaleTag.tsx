import Box from '@mui/material/Box';

/** The tag 'Sale' of a discounted product. */
export function SaleTag() {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        borderRadius: '2px',
        paddingInline: 1,
        fontSize: '0.8125rem',
        lineHeight: '24px',
        fontWeight: 'fontWeightBold',
      }}
    >
      Sale
    </Box>
  );
}
