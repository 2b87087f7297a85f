import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { ErrorState } from '../../components/ErrorState';
import { HEADER_HEIGHT } from '../../components/tokens';
import { actions } from '../../lib/texts';
import type { ToastStackProps } from './ToastStack';

/** Toasts without notistack, where its chunk cannot be loaded. They stay until they are closed. */
export function PlainToasts({ toasts, toastDismissed, acted }: ToastStackProps) {
  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        top: { xs: HEADER_HEIGHT.narrow + 8, md: HEADER_HEIGHT.wide + 8 },
        insetInline: '16px',
        display: 'grid',
        gap: 1,
        justifyContent: { md: 'end' },
      }}
    >
      {toasts.map(({ id, title, message, action }) => (
        <ErrorState
          key={id}
          title={title}
          message={message}
          action={
            <Box sx={{ display: 'flex', gap: 1.5 }}>
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
            </Box>
          }
        />
      ))}
    </Box>
  );
}
