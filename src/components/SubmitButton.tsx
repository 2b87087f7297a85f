import Button, { type ButtonProps } from '@mui/material/Button';
import { sxList } from './sxList';

export interface SubmitButtonProps extends Pick<ButtonProps, 'fullWidth' | 'size' | 'color' | 'sx' | 'form'> {
  /** What the button does. */
  readonly children: string;
  readonly busy?: boolean;
  /** What it says while it does it, such as 'Signing in...'. */
  readonly busyText?: string;
  readonly disabled?: boolean;
}

/** A form's submit button. While busy it says so, keeps the focus and swallows further clicks. */
export function SubmitButton({
  children,
  busy = false,
  busyText,
  size = 'large',
  color = 'primary',
  ...rest
}: SubmitButtonProps) {
  return (
    <Button
      {...rest}
      type="submit"
      variant="contained"
      size={size}
      color={color}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
      }}
      sx={[busy && { cursor: 'progress' }, ...sxList(rest.sx)]}
    >
      {busy && busyText !== undefined ? busyText : children}
    </Button>
  );
}
