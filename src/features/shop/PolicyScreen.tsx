import Box from '@mui/material/Box';
import { TextLink } from '../../components/TextLink';
import { Skeleton } from '../../components/Skeleton';
import { Text } from '../../components/Text';
import type { ReactNode } from 'react';
import { Suspense, useRef, useState } from 'react';
import { lazyComponent } from '../../components/lazyComponent';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { HEADER_HEIGHT, TOUCH_TARGET } from '../../components/tokens';
import { loadingPage } from '../../lib/texts';
import { goToHeading, headingsIn } from './headings';
import type { PolicyBlock, PolicyText } from './policyTexts';
import type { SanitizedHtmlProps } from './SanitizedHtml';
import { shopTexts } from './shopTexts';

export interface PolicyScreenProps {
  readonly title: string;
  readonly view:
    | { readonly kind: 'loading' }
    /** The store's HTML, not yet sanitised. */
    | { readonly kind: 'html'; readonly html: string }
    | { readonly kind: 'text'; readonly text: PolicyText };
  readonly place: SanitizedHtmlProps['place'];
  readonly onFollow: SanitizedHtmlProps['onFollow'];
  /** Shown below the text. */
  readonly after?: ReactNode;
}

/** In a chunk of its own: DOMPurify is needed only for the store's HTML. */
const sanitizedHtml = lazyComponent(() =>
  import(/* webpackChunkName: "sanitized-html" */ './SanitizedHtml').then((module) => module.SanitizedHtml),
);

/** The text, and on wide screens its contents beside it. */
const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 70ch) minmax(0, 320px)' },
  justifyContent: 'space-between',
  columnGap: 8,
  rowGap: { xs: 1.5, md: 3 },
  alignItems: 'start',
} as const;

/** Styles of the text, the same for the store's and the built-in one. */
const proseSx = {
  maxWidth: '70ch',
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  '& h2': { typography: 'h2', marginTop: 5, marginBottom: 1.5 },
  '& h3, & h4, & h5, & h6': { typography: 'h3', marginTop: 3, marginBottom: 1 },
  '& p': { marginBlock: '0 16px' },
  '& ul, & ol': { paddingLeft: 3, marginBlock: '0 16px' },
  '& li': { marginBottom: 0.75, paddingLeft: 0.5 },
  '& li::marker': { color: 'text.secondary' },
  '& a': { color: 'inherit', textUnderlineOffset: '0.22em' },
  '& th, & td': {
    textAlign: 'left',
    padding: '8px 16px 8px 0',
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& blockquote': { marginInline: 0, paddingLeft: 2, borderLeft: '2px solid', borderColor: 'divider' },
} as const;

/** Widths of the lines of a skeleton paragraph, in percent. */
const skeletonLines = [96, 100, 92, 64];
const SKELETON_PARAGRAPHS = 3;

/** One policy page (specification, section 2). */
export function PolicyScreen({ title, view, place, onFollow, after }: PolicyScreenProps) {
  const box = useRef<HTMLDivElement>(null);
  // Of the store's HTML, known only when it is in the page.
  const [foreign, setForeign] = useState<readonly string[]>([]);
  const own = view.kind === 'text' ? view.text.sections.map(({ heading }) => heading) : [];

  function goTo(index: number): void {
    const heading = headingsIn(box.current)[index];
    if (heading !== undefined) goToHeading(heading);
  }

  return (
    <Box component="article" sx={columnsSx}>
      <PageHeading>{title}</PageHeading>
      <Contents headings={view.kind === 'html' ? foreign : own} onGo={goTo} />
      <Box ref={box} sx={proseSx}>
        {view.kind === 'loading' && <LoadingText label={shopTexts.loadingText} />}
        {view.kind === 'html' && (
          <Suspense fallback={<LoadingText label={loadingPage} />}>
            <sanitizedHtml.Component
              html={view.html}
              place={place}
              onFollow={onFollow}
              onShown={setForeign}
            />
          </Suspense>
        )}
        {view.kind === 'text' && <BuiltInText text={view.text} />}
      </Box>
      {after !== undefined && view.kind !== 'loading' && <Box sx={{ marginTop: 5 }}>{after}</Box>}
    </Box>
  );
}

interface ContentsProps {
  readonly headings: readonly string[];
  readonly onGo: (index: number) => void;
}

/** Links to the parts of the text: a column beside it on wide screens, a row above it that scrolls on others. */
function Contents({ headings, onGo }: ContentsProps) {
  return (
    <Box
      component="nav"
      aria-label={shopTexts.onThisPage}
      sx={{
        gridColumn: { lg: 2 },
        gridRow: { lg: '1 / span 2' },
        position: { lg: 'sticky' },
        top: { lg: HEADER_HEIGHT.wide + 24 },
        minWidth: 0,
        // The headings are known only when the text is shown, which must not move it.
        minHeight: TOUCH_TARGET,
      }}
    >
      {headings.length > 1 && (
        <Box
          component="ul"
          sx={{
            display: 'flex',
            flexDirection: { lg: 'column' },
            columnGap: 2.5,
            overflowX: { xs: 'auto', lg: 'visible' },
            listStyle: 'none',
            margin: 0,
            padding: { xs: 0, lg: '0 0 0 16px' },
            borderLeft: { lg: '1px solid' },
            borderColor: { lg: 'divider' },
          }}
        >
          {headings.map((heading, index) => (
            <Box component="li" key={index} sx={{ flexShrink: 0, maxWidth: '100%' }}>
              <TextLink
                component="button"
                type="button"
                onClick={() => onGo(index)}
                sx={{
                  minHeight: TOUCH_TARGET,
                  font: 'inherit',
                  textAlign: 'left',
                  overflowWrap: 'anywhere',
                  '&:focus-visible': { outlineOffset: '-2px' },
                }}
              >
                {heading}
              </TextLink>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

function BuiltInText({ text }: { readonly text: PolicyText }) {
  return (
    <>
      <Text variant="subtitle1" component="p" sx={{ color: 'text.secondary' }}>
        {text.lead}
      </Text>
      {text.sections.map(({ heading, blocks }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </section>
      ))}
    </>
  );
}

function Block({ block }: { readonly block: PolicyBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function LoadingText({ label }: { readonly label: string }) {
  return (
    <LoadingBlock label={label}>
      {Array.from({ length: SKELETON_PARAGRAPHS }, (_, paragraph) => (
        <Box key={paragraph} sx={{ marginBottom: 4 }}>
          <Skeleton width="40%" height={24} sx={{ marginBottom: 2 }} />
          {skeletonLines.map((width) => (
            <Skeleton key={width} width={`${width}%`} height={14} sx={{ marginBottom: '13px' }} />
          ))}
        </Box>
      ))}
    </LoadingBlock>
  );
}
