import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { toastTitles } from '../lib/texts';
import { closeToast } from './componentTexts';

export const TOAST_ATTRIBUTE = 'data-toast';

/** How a toast looks: 'destructive' is the specification's word for a failure. */
export type ToastVariant = 'success' | 'info' | 'destructive';

interface ToastContentProps {
  readonly variant: ToastVariant;
  readonly title: string;
  readonly message: string;
  readonly actionLabel?: string;
  readonly onAction?: () => void;
  readonly onClose: () => void;
}

const looks = {
  success: { Icon: CheckCircle, severity: 'success', role: 'status' },
  info: { Icon: Info, severity: 'info', role: 'status' },
  destructive: { Icon: ErrorIcon, severity: 'error', role: 'alert' },
} as const;

/** Screen readers announce a failure at once. The title 'Success' is an icon with that name. */
export function ToastContent({ variant, title, message, actionLabel, onAction, onClose }: ToastContentProps) {
  const { Icon, severity, role } = looks[variant];
  const isTitleAnIcon = title === toastTitles.success;
  return (
    <Alert
      variant="toast"
      severity={severity}
      role={role}
      {...{ [TOAST_ATTRIBUTE]: '' }}
      icon={
        <Icon fontSize="inherit" {...(isTitleAnIcon ? { titleAccess: title } : { 'aria-hidden': true })} />
      }
      action={
        <>
          {actionLabel !== undefined && onAction !== undefined && (
            <Button size="small" color="inherit" variant="outlined" onClick={onAction}>
              {actionLabel}
            </Button>
          )}
          <IconButton aria-label={closeToast} onClick={onClose}>
            <Close fontSize="small" />
          </IconButton>
        </>
      }
    >
      {!isTitleAnIcon && <AlertTitle>{title}</AlertTitle>}
      {message}
    </Alert>
  );
}
