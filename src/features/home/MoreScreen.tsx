import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SectionHeading } from '../../components/SectionHeading';
import { routes } from '../../lib/routes';
import { ContactText } from '../../components/ContactText';
import { moreTexts } from './moreTexts';
import { nextSection } from './sectionStyles';

interface MoreScreenProps {
  /** All categories of the store; none where the page shows them already. */
  readonly categories: readonly string[];
  /** Whether the store has terms of its own, which only their page can say. */
  readonly hasOwnTerms: { readonly shipping: boolean; readonly returns: boolean };
  /** The store's phone; '' for none. */
  readonly phone: string;
  /** Rows of products. */
  readonly children: ReactNode;
}

/** The rest of the home page: every category, rows of products, and what the shop promises. */
export function MoreScreen({ categories, children, ...promises }: MoreScreenProps) {
  return (
    <>
      {categories.length > 0 && <AllCategories categories={categories} />}
      {children}
      <Promises {...promises} />
    </>
  );
}

function AllCategories({ categories }: Pick<MoreScreenProps, 'categories'>) {
  const headingId = useId();
  return (
    <Box component="nav" aria-labelledby={headingId} sx={{ ...nextSection, paddingBottom: 0 }}>
      <SectionHeading id={headingId}>{moreTexts.categories}</SectionHeading>
      <Stack
        component="ul"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, listStyle: 'none', margin: 0, padding: 0 }}
      >
        {categories.map((name, index) => (
          // With the index: a store may name a category twice.
          <li key={`${index} ${name}`}>
            <Chip
              clickable
              component={RouterLink}
              to={routes.category(name)}
              label={name}
              variant="outlined"
            />
          </li>
        ))}
      </Stack>
    </Box>
  );
}

/** What the shop's policies say, in three sentences. */
function Promises({ hasOwnTerms, phone }: Pick<MoreScreenProps, 'hasOwnTerms' | 'phone'>) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ ...nextSection, marginTop: { xs: 6, md: 9 } }}>
      <SectionHeading id={headingId}>{moreTexts.promises}</SectionHeading>
      <Grid container component="ul" spacing={3} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        <PromiseItem name={moreTexts.shipping} href={routes.policy('shipping')}>
          {hasOwnTerms.shipping ? moreTexts.seeShipping : moreTexts.shippingTerms}
        </PromiseItem>
        <PromiseItem name={moreTexts.returns} href={routes.policy('return')}>
          {hasOwnTerms.returns ? moreTexts.seeReturns : moreTexts.returnTerms}
        </PromiseItem>
        <PromiseItem name={moreTexts.contact} href={routes.contact}>
          {phone === '' ? (
            moreTexts.write
          ) : (
            <>
              {moreTexts.call} <ContactText isPhone text={phone} />.
            </>
          )}
        </PromiseItem>
      </Grid>
    </Box>
  );
}

interface PromiseItemProps {
  readonly name: string;
  readonly href: string;
  readonly children: ReactNode;
}

function PromiseItem({ name, href, children }: PromiseItemProps) {
  return (
    <Grid component="li" size={{ xs: 12, md: 4 }}>
      <Typography variant="h3" gutterBottom>
        <Link component={RouterLink} to={href} underline="hover" color="inherit">
          {name}
        </Link>
      </Typography>
      <Typography color="textSecondary">{children}</Typography>
    </Grid>
  );
}
