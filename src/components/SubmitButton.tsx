import Button, { type ButtonProps } from '@mui/material/Button';

interface SubmitButtonProps extends ButtonProps {
  readonly children: string;
  readonly busy?: boolean;
  readonly busyText?: string;
}

/** A form's submit button. While busy it shows `busyText`, keeps the focus and ignores clicks. */
export function SubmitButton({ children, busy = false, busyText, ...rest }: SubmitButtonProps) {
  return (
    <Button
      variant="contained"
      size="large"
      color="primary"
      {...rest}
      type="submit"
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      {busy && busyText !== undefined ? busyText : children}
    </Button>
  );
}
