import { styled } from '@mui/material/styles';
import { Text } from '../../components/Text';
import { ActionLink } from '../../components/ActionLink';
import { AddressBlock } from '../../components/AddressBlock';
import { policyNames } from '../../components/policyNameTexts';
import { colors, from, pageColumns, TOUCH_TARGET } from '../../components/tokens';
import { policySlugs } from '../../lib/policies';
import { routes } from '../../lib/routes';
import type { NavigationLink } from './navigation';
import { layoutTexts } from './layoutTexts';

export interface FooterScreenProps {
  readonly storeName: string;
  /** All of the store; empty until they are loaded. */
  readonly categories: readonly NavigationLink[];
  /** One or two sentences of the store about itself; '' for none. */
  readonly description?: string;
  readonly companyName: string;
  readonly companyAddress: string;
  readonly companyEmail: string;
  readonly companyPhone: string;
}

/** More categories would make the footer longer than a page; the listing has all of them. */
const FOOTER_CATEGORY_LIMIT = 12;

const allProducts: NavigationLink = { name: layoutTexts.allProducts, href: routes.products() };

const helpLinks: readonly NavigationLink[] = [
  ...policySlugs.map((slug) => ({ name: policyNames[slug], href: routes.policy(slug) })),
  { name: layoutTexts.contactUs, href: routes.contact },
];

const companyLinks: readonly NavigationLink[] = [
  { name: layoutTexts.account, href: routes.account },
  { name: layoutTexts.orders, href: routes.orders },
  { name: layoutTexts.trackOrder, href: routes.trackOrder() },
];

const Footer = styled('footer')({
  backgroundColor: colors.ground,
  borderTop: `1px solid ${colors.divider}`,
  paddingTop: 40,
  paddingBottom: 48,
  ...pageColumns,
  [from.md]: { paddingTop: 64, ...pageColumns[from.md] },
});

const Columns = styled('div')({
  display: 'grid',
  // Two or three columns; one where the text is enlarged, so that a long word fits.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 30%)), 1fr))',
  columnGap: 24,
  rowGap: 40,
  [from.md]: { gridTemplateColumns: '1fr 1fr 1fr' },
  [from.lg]: { gridTemplateColumns: '1.7fr 1fr 1fr 1fr 1.3fr', columnGap: 48 },
});

const WideColumn = styled('div')({ gridColumn: '1 / -1', [from.lg]: { gridColumn: 'auto' } });
const Description = styled(Text)({ color: colors.muted, maxWidth: '42ch', marginTop: 12 });
const Title = styled(Text)({ marginBottom: 12 });

const Contact = styled('div')({
  fontSize: '0.9375rem',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_TARGET },
  [from.md]: { '& a': { minHeight: 28 } },
});

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const FooterLink = styled(ActionLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TOUCH_TARGET,
  fontSize: '0.9375rem',
  [from.md]: { minHeight: 32 },
});

/** The footer of the main layout: help, company and contact details (specification, "Header, footer, mobile bar"). */
export function FooterScreen(props: FooterScreenProps) {
  const { storeName, description = '', companyName, companyAddress, companyEmail, companyPhone } = props;
  return (
    <Footer>
      <Columns>
        <WideColumn>
          <Text component="p" variant="h2">
            {storeName}
          </Text>
          {description !== '' && <Description variant="body2">{description}</Description>}
        </WideColumn>
        <FooterLinks
          title={layoutTexts.shop}
          links={[...props.categories.slice(0, FOOTER_CATEGORY_LIMIT), allProducts]}
        />
        <FooterLinks title={layoutTexts.help} links={helpLinks} />
        <FooterLinks title={layoutTexts.company} links={companyLinks} />
        <WideColumn>
          <FooterTitle>{layoutTexts.contact}</FooterTitle>
          <Contact>
            <AddressBlock
              name={companyName}
              lines={[companyAddress]}
              phone={companyPhone}
              email={companyEmail}
            />
          </Contact>
        </WideColumn>
      </Columns>
    </Footer>
  );
}

function FooterTitle({ children }: { readonly children: string }) {
  return (
    <Title component="h2" variant="h4">
      {children}
    </Title>
  );
}

interface FooterLinksProps {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <FooterTitle>{title}</FooterTitle>
      <List>
        {links.map(({ name, href }) => (
          <li key={href}>
            <FooterLink to={href} underline="hover">
              {name}
            </FooterLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
