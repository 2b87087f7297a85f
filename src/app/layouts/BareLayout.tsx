import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { TOUCH_TARGET } from '../../components/tokens';
import { routes } from '../../lib/routes';
import { MAIN_ID } from './navigation';
import { layoutTexts } from '../appTexts';

export interface BareLayoutProps {
  readonly storeName: string;
  /** The page: at most 440 px wide. */
  readonly children: ReactNode;
}

/** The layout of sign-in and registration: the store's name, and the form in the middle. */
export function BareLayout({ storeName, children }: BareLayoutProps) {
  return (
    <Stack
      spacing={{ xs: 3, md: 5 }}
      sx={{
        minHeight: '100dvh',
        alignItems: 'center',
        paddingInline: 2,
        paddingTop: { xs: 3, md: 7 },
        paddingBottom: 7,
      }}
    >
      <header>
        <Link
          // Remounted when the name is loaded: moving it would count as a layout shift.
          key={storeName}
          component={RouterLink}
          to={routes.home}
          variant="h3"
          underline="none"
          // Until the store's name is loaded, the link needs another name.
          aria-label={storeName === '' ? layoutTexts.home : undefined}
          sx={{
            fontSize: '1.25rem',
            display: 'flex',
            alignItems: 'center',
            minWidth: TOUCH_TARGET,
            minHeight: TOUCH_TARGET,
            overflowWrap: 'anywhere',
          }}
        >
          {storeName}
        </Link>
      </header>
      <Paper
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        sx={{
          width: '100%',
          maxWidth: 440,
          bgcolor: { xs: 'transparent', sm: 'background.paper' },
          borderWidth: { xs: 0, sm: 1 },
          padding: { xs: 0, sm: 5 },
        }}
      >
        {children}
      </Paper>
    </Stack>
  );
}
