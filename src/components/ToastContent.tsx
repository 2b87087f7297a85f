import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

/** 'destructive' is the specification's word for a toast that reports a failure. */
export type ToastVariant = 'success' | 'info' | 'destructive';

export interface ToastContentProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly variant: ToastVariant;
  readonly title: string;
  readonly message: string;
  /** What can be done about it, such as 'Undo'. */
  readonly actionLabel?: string;
  readonly onAction?: () => void;
  readonly onClose: () => void;
}

const icons = { success: CheckCircle, info: Info, destructive: ErrorIcon } as const;
const iconColors = {
  success: 'success.main',
  info: 'text.secondary',
  destructive: 'error.contrastText',
} as const;

/** A toast's look: quiet paper for good news, the full error colour for a failure, which is announced at once. */
export function ToastContent({
  ref,
  variant,
  title,
  message,
  actionLabel,
  onAction,
  onClose,
}: ToastContentProps) {
  const Icon = icons[variant];
  const isDestructive = variant === 'destructive';
  return (
    <Box
      ref={ref}
      role={isDestructive ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        width: { xs: 'calc(100vw - 32px)', sm: 400 },
        maxWidth: '100%',
        padding: '12px 6px 12px 16px',
        borderRadius: 1,
        border: '1px solid',
        borderColor: isDestructive ? 'error.main' : 'divider',
        bgcolor: isDestructive ? 'error.main' : 'background.paper',
        color: isDestructive ? 'error.contrastText' : 'text.primary',
        boxShadow: '0 8px 24px rgb(22 24 26 / 0.14)',
      }}
    >
      <Icon fontSize="small" aria-hidden sx={{ color: iconColors[variant], marginTop: '2px' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 'fontWeightBold', fontSize: '0.9375rem' }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
        {actionLabel !== undefined && onAction !== undefined && (
          <Button size="small" color="inherit" variant="outlined" onClick={onAction} sx={{ marginTop: 1 }}>
            {actionLabel}
          </Button>
        )}
      </Box>
      <IconButton aria-label="Close notification" onClick={onClose} sx={{ marginBlock: '-8px' }}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
