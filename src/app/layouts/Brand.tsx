import Box from '@mui/material/Box';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { gentle, RADIUS, VERY_NARROW } from '../../components/tokens';
import { routes } from '../../lib/routes';
import { navigationTexts } from './navigation';

interface BrandProps {
  readonly storeName: string;
  /** An http(s) address; '' or nothing where the store has no logo. */
  readonly logoUrl?: string;
  readonly isScrolled: boolean;
}

/** The store's name, with its logo before it. A new logo makes it anew rather than moving it. */
export function Brand({ storeName, logoUrl = '', isScrolled }: BrandProps) {
  const [failedLogo, setFailedLogo] = useState('');
  const hasLogo = logoUrl !== '' && logoUrl !== failedLogo;
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box
        key={hasLogo ? logoUrl : 'name'}
        component={RouterLink}
        to={routes.home}
        // While the store's name is on its way the link still says where it leads.
        aria-label={storeName === '' ? navigationTexts.home : undefined}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1.25,
          maxWidth: '100%',
          // 44 px of target also when it is scaled down.
          minHeight: 48,
          color: 'text.primary',
          textDecoration: 'none',
          borderRadius: 1,
          transformOrigin: 'left center',
          transform: isScrolled ? 'scale(0.94)' : 'none',
          transition: gentle(),
        }}
      >
        {hasLogo && (
          <Box
            component="img"
            src={logoUrl}
            alt=""
            width={32}
            height={32}
            onError={() => setFailedLogo(logoUrl)}
            sx={[
              {
                objectFit: 'contain',
                flexShrink: 0,
                // The narrowest phones have room for one of the two, and the name says more.
                [VERY_NARROW]: { display: 'none' },
              },
              // A store draws its logo for white paper: in the dark it keeps a piece of it.
              (theme) =>
                theme.applyStyles('dark', {
                  padding: '2px',
                  borderRadius: `${RADIUS}px`,
                  backgroundColor: theme.vars.palette.text.primary,
                }),
            ]}
          />
        )}
        <Box
          component="span"
          sx={{
            typography: 'h3',
            fontSize: { xs: '1.0625rem', md: '1.25rem' },
            textWrap: 'nowrap',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {storeName}
        </Box>
      </Box>
    </Box>
  );
}
