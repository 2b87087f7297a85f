import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import SupportAgent from '@mui/icons-material/SupportAgentOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import type { RootState } from '../../app/types';
import { Section } from '../../components/SectionHeading';
import { HOME_CATEGORY_LIMIT } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { isTools } from '../../lib/serverListing';
import { ContactText } from '../../components/ContactText';
import { selectCategories, selectStoreInfo } from '../storeInfo';
import { moreTexts } from './homeTexts';
import { section } from './sectionStyles';

const connector = connect((state: RootState) => {
  const { companyPhone, policies } = selectStoreInfo(state);
  return {
    categories: selectCategories(state),
    /** Whether the shop has terms of its own, which only their page can say. */
    hasShippingTerms: policies.shipping !== undefined,
    hasReturnTerms: policies.return !== undefined,
    /** '' for none. */
    phone: companyPhone,
  };
});

interface MoreProps extends ConnectedProps<typeof connector> {
  /** A row of products of a category. */
  readonly renderCategory: (name: string) => ReactNode;
  readonly viewed: ReactNode;
}

/** The rest of the home page: every category, rows of products, and what the shop promises. */
export const More = connector(function More(props: MoreProps) {
  const { categories, renderCategory, viewed } = props;
  const clothes = categories.find((name) => !isTools(name));
  return (
    <>
      {/* Else the page shows them already. */}
      {categories.length > HOME_CATEGORY_LIMIT && <AllCategories categories={categories} />}
      {clothes !== undefined && renderCategory(clothes)}
      {viewed}
      <Promises {...props} />
    </>
  );
});

function AllCategories({ categories }: Pick<MoreProps, 'categories'>) {
  return (
    <Section component="nav" heading={moreTexts.categories} sx={{ ...section, paddingBottom: 0 }}>
      <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {categories.map((name, index) => (
          // With the index: a shop may name a category twice.
          <li key={`${index} ${name}`}>
            <Chip clickable component={RouterLink} to={routes.category(name)} label={name} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function Promises({ hasShippingTerms, hasReturnTerms, phone }: MoreProps) {
  return (
    <Section heading={moreTexts.promises} sx={{ ...section, marginTop: { xs: 6, md: 9 } }}>
      <Grid container component="ul" spacing={3}>
        <PromiseItem Icon={LocalShipping} name={moreTexts.shipping} href={routes.policy('shipping')}>
          {hasShippingTerms ? moreTexts.seeShipping : moreTexts.shippingTerms}
        </PromiseItem>
        <PromiseItem Icon={AssignmentReturn} name={moreTexts.returns} href={routes.policy('return')}>
          {hasReturnTerms ? moreTexts.seeReturns : moreTexts.returnTerms}
        </PromiseItem>
        <PromiseItem Icon={SupportAgent} name={moreTexts.contact} href={routes.contact}>
          {phone === '' ? (
            moreTexts.write
          ) : (
            <>
              {moreTexts.call} <ContactText isPhone text={phone} />.
            </>
          )}
        </PromiseItem>
      </Grid>
    </Section>
  );
}

interface PromiseItemProps {
  readonly Icon: SvgIconComponent;
  readonly name: string;
  readonly href: string;
  readonly children: ReactNode;
}

function PromiseItem({ Icon, name, href, children }: PromiseItemProps) {
  return (
    <Grid component="li" size={{ xs: 12, md: 4 }} sx={{ display: 'flex', columnGap: 2 }}>
      <Icon color="action" />
      <div>
        <Typography variant="h3" gutterBottom>
          <Link href={href}>{name}</Link>
        </Typography>
        <Typography color="textSecondary">{children}</Typography>
      </div>
    </Grid>
  );
}
