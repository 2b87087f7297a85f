import { Button, type ButtonProps } from './Button';
import { sxList } from './sxList';

interface SubmitButtonProps extends Pick<ButtonProps, 'fullWidth' | 'size' | 'color' | 'sx' | 'form'> {
  readonly children: string;
  readonly busy?: boolean;
  /** The label while busy, such as 'Signing in...'. */
  readonly busyText?: string;
  readonly disabled?: boolean;
}

/** A form's submit button. While busy it shows `busyText`, keeps the focus and ignores clicks. */
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
