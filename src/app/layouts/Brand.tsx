import { styled } from '@mui/material/styles';
import { memo, useState } from 'react';
import { RouterLink } from '../../components/RouterLink';
import { colors, DARK, from, gentle, RADIUS, VERY_NARROW } from '../../components/tokens';
import { textStyles } from '../../components/typography';
import { routes } from '../../lib/routes';
import { layoutTexts } from './layoutTexts';

interface BrandProps {
  readonly storeName: string;
  /** An http(s) address; '' or nothing where the store has no logo. */
  readonly logoUrl?: string;
  readonly isScrolled: boolean;
}

const Room = styled('div')({ flex: 1, minWidth: 0 });

const BrandLink = styled(RouterLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  maxWidth: '100%',
  // At least 44 px, also when it is scaled down.
  minHeight: 48,
  color: colors.ink,
  textDecoration: 'none',
  borderRadius: RADIUS,
  transformOrigin: 'left center',
  transition: gentle(),
  '&[data-scrolled]': { transform: 'scale(0.94)' },
});

const Logo = styled('img')({
  objectFit: 'contain',
  flexShrink: 0,
  // The narrowest phones have no room for both.
  [VERY_NARROW]: { display: 'none' },
  // Logos are made for a light background: in the dark scheme they keep one.
  [DARK]: { padding: 2, borderRadius: RADIUS, backgroundColor: colors.ink },
});

const Name = styled('span')({
  ...textStyles.h3,
  // A long name takes a second line; enlarged text grows only as far as the header has room for two.
  fontSize: 'min(0.9375rem, 18px)',
  lineHeight: 1.15,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  [VERY_NARROW]: { fontSize: 'min(0.9375rem, 16px)' },
  [from.md]: { fontSize: 'min(1.25rem, 28px)' },
});

/** The store's logo and name, linking home. Remounted with a new logo: moving the name would be a layout shift. */
export const Brand = memo(function Brand({ storeName, logoUrl = '', isScrolled }: BrandProps) {
  const [failedLogo, setFailedLogo] = useState('');
  const hasLogo = logoUrl !== '' && logoUrl !== failedLogo;
  return (
    <Room>
      <BrandLink
        key={hasLogo ? logoUrl : 'name'}
        to={routes.home}
        // Until the store's name is loaded, the link needs another name.
        aria-label={storeName === '' ? layoutTexts.home : undefined}
        data-scrolled={isScrolled || undefined}
      >
        {hasLogo && (
          <Logo src={logoUrl} alt="" width={32} height={32} onError={() => setFailedLogo(logoUrl)} />
        )}
        <Name>{storeName}</Name>
      </BrandLink>
    </Room>
  );
});
