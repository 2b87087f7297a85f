import Check from '@mui/icons-material/Check';
import Typography from '@mui/material/Typography';

/** Says at a form that it was sent, in room that is kept. A toast is what is announced. */
export function SentNote({ children }: { readonly children: string }) {
  return (
    <Typography
      variant="body2"
      color="success"
      sx={{ display: 'flex', gap: 0.5, minWidth: 0, overflowWrap: 'anywhere' }}
    >
      <Check fontSize="small" />
      {children}
    </Typography>
  );
}
