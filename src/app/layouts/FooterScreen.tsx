import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ActionLink } from '../../components/ActionLink';
import { AddressBlock } from '../../components/AddressBlock';
import { policyNames } from '../../components/policyNames';
import { pageColumns } from '../../components/tokens';
import { policySlugs } from '../../lib/policies';
import { routes } from '../../lib/routes';
import { navigationTexts, type NavigationLink } from './navigation';

export interface FooterScreenProps {
  readonly storeName: string;
  /** One or two sentences of the store about itself; '' for none. */
  readonly description?: string;
  /** All of the store; empty until they are loaded. */
  readonly categories: readonly NavigationLink[];
  readonly companyName: string;
  readonly companyAddress: string;
  readonly companyEmail: string;
  readonly companyPhone: string;
}

const helpLinks: readonly NavigationLink[] = [
  ...policySlugs.map((slug) => ({ name: policyNames[slug], href: routes.policy(slug) })),
  { name: 'Contact Us', href: routes.contact },
];

/** More categories would make the footer longer than a page; the listing has all of them. */
const FOOTER_CATEGORY_LIMIT = 12;

const allProducts: NavigationLink = { name: navigationTexts.allProducts, href: routes.products() };

const companyLinks: readonly NavigationLink[] = [
  { name: navigationTexts.account, href: routes.account },
  { name: navigationTexts.orders, href: routes.orders },
  { name: navigationTexts.trackOrder, href: routes.trackOrder() },
];

/** The footer of the main layout: help, company and contact details (specification, "Header, footer, mobile bar"). */
export function FooterScreen(props: FooterScreenProps) {
  const { storeName, description = '', companyName, companyAddress, companyEmail, companyPhone } = props;
  return (
    <Box
      component="footer"
      sx={{
        bgcolor: 'ground',
        borderTop: '1px solid',
        borderColor: 'divider',
        paddingTop: { xs: 5, md: 8 },
        paddingBottom: 6,
        ...pageColumns,
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: '1fr 1fr 1fr', lg: '1.7fr 1fr 1fr 1fr 1.3fr' },
          columnGap: { xs: 3, lg: 6 },
          rowGap: 5,
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
          <Typography component="p" variant="h2">
            {storeName}
          </Typography>
          {description !== '' && (
            <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '42ch', marginTop: 1.5 }}>
              {description}
            </Typography>
          )}
        </Box>
        <FooterLinks
          title="Shop"
          links={[...props.categories.slice(0, FOOTER_CATEGORY_LIMIT), allProducts]}
        />
        <FooterLinks title="Help" links={helpLinks} />
        <FooterLinks title="Company" links={companyLinks} />
        <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
          <FooterTitle>Contact</FooterTitle>
          <Box
            sx={{
              fontSize: '0.9375rem',
              '& a': { display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 28 } },
            }}
          >
            <AddressBlock
              name={companyName}
              lines={[companyAddress]}
              phone={companyPhone}
              email={companyEmail}
            />
          </Box>
        </Box>
      </Box>
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

interface FooterLinksProps {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <Box component="nav" aria-label={title}>
      <FooterTitle>{title}</FooterTitle>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <ActionLink
              to={href}
              underline="hover"
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: { xs: 44, md: 32 },
                fontSize: '0.9375rem',
              }}
            >
              {name}
            </ActionLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
