import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { policyNames } from '../../components/componentTexts';
import { ContactText } from '../../components/ContactText';
import { LazyBoundary } from '../../components/LazyBoundary';
import { lazyPart } from '../../components/lazyPart';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { Section } from '../../components/SectionHeading';
import { STICKY_TOP } from '../../components/tokens';
import { routes } from '../../lib/routes';
import { deviceName, loadingPage } from '../../lib/texts';
import { ownValue } from '../../lib/untrusted';
import type { PolicyText } from './policyTexts';
import { ShopPictures, type Pictures } from './ShopPictures';
import { storeInfoTexts } from './storeInfoTexts';

export interface PolicyScreenProps {
  readonly title: string;
  readonly view:
    | { readonly kind: 'loading' }
    /** The shop's HTML, not yet sanitised. */
    | { readonly kind: 'html'; readonly html: string }
    | { readonly kind: 'text'; readonly text: PolicyText };
  /** What the shop sells, beside a text about the shop. */
  readonly pictures: Pictures;
  /** Pages that the text leads to. */
  readonly links: readonly { readonly name: string; readonly to: string }[];
}

/** In a chunk of its own: DOMPurify is needed only for the shop's HTML. */
const SanitizedHtml = lazyPart(() =>
  import(/* webpackChunkName: "sanitized-html" */ './SanitizedHtml').then((module) => module.SanitizedHtml),
);

/** Fewer parts need no contents. */
const LEAST_CONTENTS = 4;

const skeletonLines = ['96%', '100%', '92%', '64%'];

/** One policy page: the text, and beside it what the shop sells or, on wide screens, the contents of a longer text. */
export function PolicyScreen({ title, view, pictures, links }: PolicyScreenProps) {
  const box = useRef<HTMLDivElement>(null);
  // Of the shop's HTML, known only when it is in the page.
  const [foreign, setForeign] = useState<readonly string[] | null>(null);
  const headings = view.kind === 'text' ? Object.keys(view.text.sections) : foreign;

  function goTo(index: number): void {
    const heading = box.current?.querySelectorAll('h2')[index];
    if (heading === undefined) return;
    // The next Tab goes on from there.
    heading.tabIndex = -1;
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }

  return (
    <Grid container component="article" columnSpacing={{ xs: 0, md: 5, lg: 8 }} rowSpacing={{ xs: 2, md: 3 }}>
      <Grid size={12}>
        <PageHeading>{title}</PageHeading>
      </Grid>
      {pictures.length > 0 ? (
        <Grid size={{ xs: 12, md: 5 }} sx={{ order: { md: 1 } }}>
          <ShopPictures pictures={pictures} />
        </Grid>
      ) : (
        <Grid
          size={{ lg: 5 }}
          sx={{
            display: { xs: 'none', lg: 'block' },
            order: 1,
            position: 'sticky',
            top: STICKY_TOP,
            alignSelf: 'start',
          }}
        >
          <Contents headings={headings ?? []} onGo={goTo} />
        </Grid>
      )}
      {/* What is shown anew does not move. */}
      <Grid key={view.kind} size={{ xs: 12, md: pictures.length > 0 ? 7 : 12, lg: 7 }}>
        <Box ref={box} sx={{ maxWidth: '70ch', overflowWrap: 'anywhere' }}>
          {view.kind === 'loading' && <LoadingText label={storeInfoTexts.loadingText} />}
          {view.kind === 'html' && (
            <LazyBoundary placeholder={<LoadingText label={loadingPage} />}>
              <SanitizedHtml html={view.html} title={title} onShown={setForeign} />
            </LazyBoundary>
          )}
          {view.kind === 'text' && <BuiltInText text={view.text} />}
        </Box>
        {headings !== null && (
          <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', marginTop: 5 }}>
            {links.map(({ name, to }) => (
              <Button key={to} href={to} variant="outlined">
                {name}
              </Button>
            ))}
          </Stack>
        )}
      </Grid>
    </Grid>
  );
}

interface ContentsProps {
  readonly headings: readonly string[];
  readonly onGo: (index: number) => void;
}

/** Links to the parts of a text that is longer than a screen. */
function Contents({ headings, onGo }: ContentsProps) {
  if (headings.length < LEAST_CONTENTS) return null;
  return (
    <Section component="nav" heading={storeInfoTexts.onThisPage} variant="h3">
      <List disablePadding sx={{ borderLeft: 1, borderColor: 'divider' }}>
        {headings.map((heading, index) => (
          <ListItem key={index} disablePadding>
            <ListItemButton
              onClick={() => onGo(index)}
              sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {heading}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Section>
  );
}

function BuiltInText({ text }: { readonly text: PolicyText }) {
  return (
    <Stack spacing={{ xs: 4, md: 5 }}>
      <Typography variant="subtitle1">{text.lead}</Typography>
      {Object.entries(text.sections).map(([heading, blocks]) => (
        <Stack key={heading} component="section" spacing={2}>
          <Typography variant="h2">{heading}</Typography>
          {blocks.map((block, index) =>
            typeof block === 'string' ? (
              <Typography key={index} sx={{ whiteSpace: 'pre-line' }}>
                <LinkedText text={block} />
              </Typography>
            ) : (
              <List key={index} disablePadding sx={{ paddingLeft: 3, listStyle: 'disc' }}>
                {block.map((point) => (
                  <ListItem key={point} disablePadding sx={{ display: 'list-item', marginBottom: 0.75 }}>
                    <LinkedText text={point} />
                  </ListItem>
                ))}
              </List>
            ),
          )}
        </Stack>
      ))}
    </Stack>
  );
}

const namedPages: Readonly<Record<string, string>> = {
  [policyNames.shipping]: routes.policy('shipping'),
  [policyNames.return]: routes.policy('return'),
  [policyNames.refund]: routes.policy('refund'),
  [deviceName]: routes.device,
};
const PAGE_NAMES = new RegExp(`(${Object.keys(namedPages).join('|')})`);

/** A text in which these names, email addresses and phone numbers are links. */
function LinkedText({ text }: { readonly text: string }) {
  return text.split(PAGE_NAMES).map((part, index) => {
    const page = ownValue(namedPages, part);
    if (page === undefined) return <ContactText key={index} text={part} />;
    return (
      <Link key={index} href={page}>
        {part}
      </Link>
    );
  });
}

function LoadingText({ label }: { readonly label: string }) {
  return (
    <LoadingBlock label={label}>
      <Stack spacing={5}>
        {[1, 2, 3].map((paragraph) => (
          <div key={paragraph}>
            <Typography component="div" variant="h2" gutterBottom>
              <Skeleton variant="text" sx={{ width: '40%' }} />
            </Typography>
            {skeletonLines.map((width) => (
              <Skeleton key={width} variant="text" sx={{ width }} />
            ))}
          </div>
        ))}
      </Stack>
    </LoadingBlock>
  );
}
