import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo, useState } from 'react';
import { VERY_NARROW, cutAfter, lightEdge } from '../../components/tokens';
import { useWhenOnline } from '../../components/useWhenOnline';
import { routes } from '../../lib/routes';
import { layoutTexts } from '../appTexts';

export interface BrandProps {
  readonly storeName: string;
  /** An http(s) address; '' or nothing where the shop has no logo. */
  readonly logoUrl?: string;
  readonly isScrolled: boolean;
}

const Logo = styled('img')(({ theme }) => ({
  objectFit: 'contain',
  flexShrink: 0,
  // The narrowest phones have no room for both.
  [VERY_NARROW]: { display: 'none' },
  ...theme.applyStyles('dark', lightEdge(theme)),
}));

/** The shop's logo and name, linking home. Remounted with a new logo: moving the name would be a layout shift. */
export const Brand = memo(function Brand({ storeName, logoUrl = '', isScrolled }: BrandProps) {
  const [failedLogo, setFailedLogo] = useState('');
  useWhenOnline(failedLogo !== '', () => setFailedLogo(''));
  const hasLogo = logoUrl !== '' && logoUrl !== failedLogo;
  return (
    <Box sx={{ display: 'flex', flex: { xs: 1, md: '1 0 auto' }, minWidth: { xs: 0, md: 'min-content' } }}>
      <Link
        key={hasLogo ? logoUrl : 'name'}
        href={routes.home}
        underline="none"
        // Until the shop's name is loaded, the link needs another name.
        aria-label={storeName === '' ? layoutTexts.home : undefined}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          maxWidth: '100%',
          // At least 44 px, also when it is scaled down.
          minHeight: 48,
          transformOrigin: 'left center',
          '&:hover': { color: 'inherit' },
          transition: ({ transitions }) => transitions.create('transform'),
          transform: isScrolled ? 'scale(0.94)' : undefined,
        }}
      >
        {hasLogo && (
          <Logo src={logoUrl} alt="" width={32} height={32} onError={() => setFailedLogo(logoUrl)} />
        )}
        <Typography
          component="span"
          variant="h3"
          sx={{
            // Beside the navigation there is less room: no word of the name is cut, but for a very long one. A long name takes a second line; enlarged text grows only as far as the header has room for two.
            fontSize: { xs: 'min(0.9375rem, 18px)', md: 'min(1rem, 28px)', lg: 'min(1.25rem, 28px)' },
            [VERY_NARROW]: { fontSize: 'min(0.9375rem, 16px)' },
            lineHeight: 1.15,
            ...cutAfter(2),
            overflowWrap: { xs: 'anywhere', md: 'break-word' },
            maxWidth: { md: '16ch', xl: '24ch' },
          }}
        >
          {storeName}
        </Typography>
      </Link>
    </Box>
  );
});
