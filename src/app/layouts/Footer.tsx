import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { StoreInfo } from '../../api/models/types';
import { ContactText } from '../../components/ContactText';
import { policyNames } from '../../components/componentTexts';
import { TOUCH_TARGET } from '../../components/tokens';
import { routes, policySlugs } from '../../lib/routes';
import { accountLinks, allProducts, type NavigationLink } from './MainNavigation';
import { layoutTexts } from '../appTexts';

interface FooterProps extends Pick<
  StoreInfo,
  'storeName' | 'description' | 'companyName' | 'companyAddress' | 'companyEmail' | 'companyPhone'
> {
  readonly categories: readonly NavigationLink[];
}

/** More categories would make the footer longer than a page; the listing has all of them. */
const FOOTER_CATEGORY_LIMIT = 12;

const helpLinks: readonly NavigationLink[] = [
  ...policySlugs.map((slug) => ({ name: policyNames[slug], href: routes.policy(slug) })),
  { name: layoutTexts.contactUs, href: routes.contact },
];

export function Footer(props: FooterProps) {
  const { storeName, description, companyName, companyAddress, companyEmail, companyPhone } = props;
  return (
    <Box
      component="footer"
      sx={{
        bgcolor: 'ground',
        borderTop: 1,
        borderColor: 'divider',
        paddingTop: { xs: 5, md: 8 },
        paddingBottom: 6,
      }}
    >
      <Container>
        <Grid container rowSpacing={5} columnSpacing={{ xs: 3, lg: 6 }}>
          <Grid size={{ xs: 12, lg: 3.2 }}>
            <Typography component="p" variant="h2">
              {storeName}
            </Typography>
            {description !== '' && (
              <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '42ch', marginTop: 1.5 }}>
                {description}
              </Typography>
            )}
          </Grid>
          <FooterLinks
            title={layoutTexts.shop}
            links={[...props.categories.slice(0, FOOTER_CATEGORY_LIMIT), allProducts]}
          />
          <FooterLinks title={layoutTexts.help} links={helpLinks} />
          <FooterLinks title={layoutTexts.company} links={accountLinks} />
          <Grid
            size={{ xs: 12, lg: 2.5 }}
            sx={{
              fontSize: '0.9375rem',
              '& a': {
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: { xs: TOUCH_TARGET, md: 28 },
              },
            }}
          >
            <FooterTitle>{layoutTexts.contact}</FooterTitle>
            <Box component="address" sx={{ fontStyle: 'normal', lineHeight: 1.6, overflowWrap: 'anywhere' }}>
              {companyName !== '' && <Box sx={{ fontWeight: 'fontWeightBold' }}>{companyName}</Box>}
              {companyAddress !== '' && <div>{companyAddress}</div>}
              {companyPhone !== '' && (
                <div>
                  <ContactText isPhone text={companyPhone} />
                </div>
              )}
              {companyEmail !== '' && (
                <div>
                  <ContactText text={companyEmail} />
                </div>
              )}
            </Box>
          </Grid>
        </Grid>
      </Container>
    </Box>
  );
}

function FooterTitle({ children }: { readonly children: string }) {
  return (
    <Typography component="h2" variant="h4" sx={{ marginBottom: 1.5 }}>
      {children}
    </Typography>
  );
}

function FooterLinks({
  title,
  links,
}: {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}) {
  return (
    // The least width: of enlarged text, a long word fits.
    <Grid
      component="nav"
      aria-label={title}
      size={{ xs: 6, sm: 4, lg: 2.1 }}
      sx={{ minWidth: { xs: '8rem', md: 0 } }}
    >
      <FooterTitle>{title}</FooterTitle>
      <List disablePadding sx={{ fontSize: '0.9375rem' }}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <Link href={href} variant="standalone" underline="hover" sx={{ minHeight: { md: 32 } }}>
              {name}
            </Link>
          </li>
        ))}
      </List>
    </Grid>
  );
}
