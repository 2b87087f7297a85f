import Box from '@mui/material/Box';
import { useState } from 'react';
import { RouterLink } from '../../components/RouterLink';
import { gentle, RADIUS, VERY_NARROW } from '../../components/tokens';
import { routes } from '../../lib/routes';
import { navigationTexts } from './navigation';

interface BrandProps {
  readonly storeName: string;
  /** An http(s) address; '' or nothing where the store has no logo. */
  readonly logoUrl?: string;
  readonly isScrolled: boolean;
}

/** The store's logo and name, linking home. Remounted with a new logo: moving the name would be a layout shift. */
export function Brand({ storeName, logoUrl = '', isScrolled }: BrandProps) {
  const [failedLogo, setFailedLogo] = useState('');
  const hasLogo = logoUrl !== '' && logoUrl !== failedLogo;
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box
        key={hasLogo ? logoUrl : 'name'}
        component={RouterLink}
        to={routes.home}
        // Until the store's name is loaded, the link needs another name.
        aria-label={storeName === '' ? navigationTexts.home : undefined}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1.25,
          maxWidth: '100%',
          // At least 44 px, also when it is scaled down.
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
                // The narrowest phones have no room for both.
                [VERY_NARROW]: { display: 'none' },
              },
              // Logos are made for a light background: in the dark scheme they keep one.
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
