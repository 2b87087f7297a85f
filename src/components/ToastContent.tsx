import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { Text } from './Text';
import { toastTitles } from '../lib/texts';
import { TOAST_ATTRIBUTE } from './findToast';
import { DARK, FORCED_COLORS } from './tokens';
import { toastTexts } from './toastTexts';

/** How a toast looks: 'destructive' is the specification's word for a failure. */
export type ToastVariant = 'success' | 'info' | 'destructive';

interface ToastContentProps {
  readonly variant: ToastVariant;
  readonly title: string;
  readonly message: string;
  /** The label of a button for `onAction`, such as 'Undo'. */
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

/** Enlarged text grows only as far as a long word fits a phone. */
const WORD_FITS = { title: 'min(0.9375rem, 8vw)', message: 'min(0.875rem, 8vw)' } as const;

/**
 * The content of a toast. A failure has the error colour, and screen readers announce it at once. The title 'Success'
 * is an icon with that name (ruling 26).
 */
export function ToastContent({ variant, title, message, actionLabel, onAction, onClose }: ToastContentProps) {
  const Icon = icons[variant];
  const isDestructive = variant === 'destructive';
  const isTitleAnIcon = title === toastTitles.success;
  return (
    <Box
      role={isDestructive ? 'alert' : 'status'}
      {...{ [TOAST_ATTRIBUTE]: '' }}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.25,
        width: { xs: 'calc(100vw - 32px)', sm: 400 },
        maxWidth: '100%',
        padding: '12px 6px 12px 14px',
        borderRadius: 1,
        border: '1px solid',
        borderColor: isDestructive ? 'error.main' : 'divider',
        bgcolor: isDestructive ? 'error.main' : 'background.paper',
        color: isDestructive ? 'error.contrastText' : 'text.primary',
        boxShadow: '0 8px 24px rgb(22 24 26 / 0.14)',
        // On a dark page a shadow is not seen.
        ...(!isDestructive && { [DARK]: { borderColor: 'outline' } }),
      }}
    >
      <Icon
        fontSize="small"
        {...(isTitleAnIcon ? { titleAccess: title } : { 'aria-hidden': true })}
        // In forced colours the icon alone would keep its colour, and not be seen.
        sx={{
          color: iconColors[variant],
          fontSize: 'min(1.25rem, 24px)',
          marginTop: '2px',
          [FORCED_COLORS]: { color: 'CanvasText' },
        }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {!isTitleAnIcon && (
          <Text variant="body2" sx={{ fontWeight: 'fontWeightBold', fontSize: WORD_FITS.title }}>
            {title}
          </Text>
        )}
        <Text variant="body2" sx={{ fontSize: WORD_FITS.message, overflowWrap: 'anywhere' }}>
          {message}
        </Text>
        {actionLabel !== undefined && onAction !== undefined && (
          <Button size="small" color="inherit" variant="outlined" onClick={onAction} sx={{ marginTop: 1 }}>
            {actionLabel}
          </Button>
        )}
      </Box>
      <IconButton aria-label={toastTexts.close} onClick={onClose} sx={{ marginBlock: '-8px' }}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
