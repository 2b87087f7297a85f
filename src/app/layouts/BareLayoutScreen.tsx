import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ActionLink } from '../../components/ActionLink';
import { routes } from '../../lib/routes';
import { MAIN_ID } from './navigation';

export interface BareLayoutScreenProps {
  readonly storeName: string;
  /** The page: at most 440 px wide. */
  readonly children: ReactNode;
}

/** The frame of sign-in and registration: the store's name, and the form in the middle. */
export function BareLayoutScreen({ storeName, children }: BareLayoutScreenProps) {
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        paddingInline: 2,
        paddingTop: { xs: 3, md: 7 },
        paddingBottom: 7,
      }}
    >
      <Box component="header" sx={{ marginBottom: { xs: 3, md: 5 }, maxWidth: '100%' }}>
        <ActionLink
          to={routes.home}
          underline="none"
          sx={{
            typography: 'h3',
            fontSize: '1.25rem',
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
          }}
        >
          {storeName}
        </ActionLink>
      </Box>
      <Box
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        sx={{
          width: '100%',
          maxWidth: 440,
          bgcolor: { sm: 'background.paper' },
          border: { sm: '1px solid' },
          borderColor: { sm: 'divider' },
          borderRadius: { sm: 1 },
          padding: { xs: 0, sm: 5 },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
