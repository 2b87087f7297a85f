import Button from '@mui/material/Button';
import { BelowHeader } from '../../components/BelowHeader';
import { ErrorState } from '../../components/ErrorState';
import { actions } from '../../lib/texts';
import type { ToastStackProps } from './ToastStack';

/** Toasts without notistack, where its chunk cannot be loaded. They stay until they are closed. */
export function PlainToasts({ toasts, toastDismissed, acted }: ToastStackProps) {
  return (
    <BelowHeader>
      {toasts.map(({ id, title, message, action }) => (
        <ErrorState
          key={id}
          title={title}
          message={message}
          action={
            <>
              {action !== null && (
                <Button
                  variant="outlined"
                  onClick={() => {
                    acted(action.event);
                    toastDismissed({ id });
                  }}
                >
                  {action.label}
                </Button>
              )}
              <Button onClick={() => toastDismissed({ id })}>{actions.close}</Button>
            </>
          }
        />
      ))}
    </BelowHeader>
  );
}
