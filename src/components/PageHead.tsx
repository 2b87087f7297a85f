import { createContext, use, useEffect, useEffectEvent } from 'react';
import { brand } from '../brand';
import { showStructuredData } from '../browser/showStructuredData';
import { siteAddress } from '../browser/publicPath';

/** Where a page is rendered outside a browser. */
interface HeadHost {
  /** The shop's address without a slash at the end; '' where it is unknown. */
  readonly site: string;
  readonly onStructuredData: (data: readonly object[]) => void;
}

/** Null in a browser. */
export const HeadContext = createContext<HeadHost | null>(null);

/** Makes an absolute address of one of the shop, or of a server; '' where the site is unknown or it is no address. */
export type ToAbsolute = (address: string) => string;

interface PageHeadProps {
  /** '' for that of the brand. */
  readonly description: string;
  /** Path and query under which the page should be known. */
  readonly canonical: string;
  /** The address of a picture; '' for none. */
  readonly image: string;
  readonly type?: 'website' | 'product';
  readonly structuredData?: (toAbsolute: ToAbsolute) => readonly object[];
}

/** Characters of a description at most: search engines show no more. */
const DESCRIPTION_LENGTH = 160;

/** A text on one line, cut at a word. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/** What a page says of itself to search engines, and to sites that show a link to it. React moves it to the head. */
export function PageHead({ description, canonical, image, type = 'website', structuredData }: PageHeadProps) {
  const host = use(HeadContext);
  const site = host?.site ?? siteAddress();
  const toAbsolute: ToAbsolute = (address) => {
    if (address.startsWith('/')) return site === '' ? '' : `${site}${address}`;
    return URL.canParse(address) ? address : '';
  };
  const data = structuredData?.(toAbsolute) ?? [];
  host?.onStructuredData(data);
  const json = JSON.stringify(data);

  const show = useEffectEvent(() => showStructuredData(data));
  useEffect(() => show(), [json]);

  const url = toAbsolute(canonical);
  const picture = toAbsolute(image);
  const text = shorten(description) || brand.description;
  return (
    <>
      <meta name="description" content={text} />
      <meta property="og:description" content={text} />
      <meta property="og:type" content={type} />
      {url !== '' && (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </>
      )}
      {picture !== '' && <meta property="og:image" content={picture} />}
    </>
  );
}
