import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ActionLink } from '../../components/ActionLink';
import { routes } from '../../lib/routes';
import { MAIN_ID } from './navigation';
import { layoutTexts } from './layoutTexts';

export interface BareLayoutScreenProps {
  readonly storeName: string;
  /** The page: at most 440 px wide. */
  readonly children: ReactNode;
}

/** The layout of sign-in and registration: the store's name, and the form in the middle. */
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
      <Box
        component="header"
        sx={{ display: 'flex', justifyContent: 'center', width: '100%', marginBottom: { xs: 3, md: 5 } }}
      >
        <ActionLink
          // Remounted when the name is loaded: moving it would count as a layout shift.
          key={storeName}
          to={routes.home}
          underline="none"
          // Until the store's name is loaded, the link needs another name.
          aria-label={storeName === '' ? layoutTexts.home : undefined}
          sx={{
            typography: 'h3',
            fontSize: '1.25rem',
            display: 'flex',
            alignItems: 'center',
            minWidth: 44,
            minHeight: 44,
            overflowWrap: 'anywhere',
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
