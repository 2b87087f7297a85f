import type { PageData } from '../api/pageData';
import type { PublicQuery } from '../api/publicRequests';
import { publicAnswers } from '../api/publicAnswers';
import type { Product, StoreInfo } from '../api/models/types';
import { policyNames } from '../components/policyNameTexts';
import { listingHeading } from '../features/catalog/listingHeading';
import { DEFAULT_PAGE } from '../lib/constants';
import { escapeMarkup } from '../lib/escapeMarkup';
import { isFinding, noFind } from '../lib/find';
import type { Listing } from '../lib/listingQuery';
import { listingAddress, readListing } from '../lib/listingQuery';
import { toPolicySlug } from '../lib/policies';
import { PAGE_FACT } from '../lib/pageFacts';
import { paths, plainPath, routes } from '../lib/routes';
import { scriptJson } from '../lib/scriptJson';
import type { PageAddress } from './pageQueries';
import { productIdOf } from './pageQueries';
import { brand } from '../brand';

/** What a page says of itself to search engines, and to sites that show a link to it. */
export interface PageFacts {
  /** The document's title, the same that the shop sets. */
  readonly title: string;
  readonly description: string;
  /** Path and query under which the page should be known. */
  readonly canonical: string;
  /** The address of a picture; '' for none. */
  readonly image: string;
  /** The product of a product page. */
  readonly product: Product | null;
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

/** What the server answered to a page's query; {} for none. */
function answerTo({ answers }: PageData, endpointName: PublicQuery['endpointName']): unknown {
  return answers.find(({ query }) => query.endpointName === endpointName)?.answer ?? {};
}

function storeOf(data: PageData): StoreInfo {
  return publicAnswers.getStoreInfo.toModel(answerTo(data, 'getStoreInfo'));
}

function productOf(data: PageData): Product | null {
  return publicAnswers.getProduct.toModel(answerTo(data, 'getProduct'));
}

/** The first picture of a list of products. */
function firstPicture(data: PageData): string {
  const { products } = publicAnswers.listProducts.toModel(answerTo(data, 'listProducts'));
  return products.find(({ image }) => image !== '')?.image ?? '';
}

function listingFacts(listing: Listing, heading: string, store: StoreInfo) {
  const name = listingHeading(listing, store.categories);
  const about = store.description === '' ? '' : ` ${store.description}`;
  const page = listing.page === 1 ? '' : `, page ${listing.page}`;
  return {
    description: shorten(`${name}${page} at ${store.storeName || brand.name}.${about}`),
    // Search, order and filters are views of the same list.
    canonical: listingAddress({
      ...listing,
      page: isFinding(listing.find) ? DEFAULT_PAGE : listing.page,
      columns: 3,
      find: noFind,
    }),
    title: heading,
  };
}

/**
 * What a page says of itself.
 * @param address the page's
 * @param data what the page was rendered with
 * @param heading the text of the page's h1
 * @param fallback the description of pages that have none
 */
export function pageFacts(
  address: PageAddress,
  data: PageData,
  { heading, fallback }: { readonly heading: string; readonly fallback: string },
): PageFacts {
  const store = storeOf(data);
  const name = store.storeName || brand.name;
  const path = plainPath(address.pathname);
  const title = `${heading} · ${name}`;
  const product = productIdOf(address.pathname) === '' ? null : productOf(data);
  if (product !== null) {
    return {
      title,
      description: shorten(product.description) || fallback,
      canonical: routes.product(product.id),
      image: product.image,
      product,
    };
  }
  const image = firstPicture(data) || store.companyLogoUrl;
  if (path === paths.products) {
    const listing = readListing(new URLSearchParams(address.search));
    return { ...listingFacts(listing, heading, store), title, image, product };
  }
  const slug = toPolicySlug(path.slice(1));
  const about = slug === null ? store.description : `${policyNames[slug]} of ${name}.`;
  return { title, description: shorten(about) || fallback, canonical: path, image, product };
}

/** An absolute address; '' where the site is unknown or the text is no address. */
function absolute(address: string, site: string): string {
  if (!URL.canParse(address, site || undefined)) return '';
  return new URL(address, site || undefined).href;
}

/** The absolute address of a page; '' where the site is unknown. */
function siteAddress(address: string, site: string): string {
  return site === '' ? '' : `${site}${address}`;
}

/** A product as search engines read it (schema.org). Whether it is in stock is not known, and so not said. */
function structuredProduct(product: Product, { canonical }: PageFacts, site: string) {
  const url = siteAddress(canonical, site);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.id,
    ...(product.description !== '' && { description: product.description }),
    ...(product.category !== '' && { category: product.category }),
    image: product.images.map((image) => absolute(image, site)).filter((image) => image !== ''),
    offers: {
      '@type': 'Offer',
      price: product.price.toFixed(2),
      priceCurrency: brand.currency,
      ...(url !== '' && { url }),
    },
  };
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  if (content === '') return '';
  return `<meta ${PAGE_FACT} ${kind}="${name}" content="${escapeMarkup(content)}">`;
}

/**
 * The elements for a page's head, without its title.
 * @param site the shop's address without a slash at the end, such as https://shop.example.com; '' where it is unknown
 */
export function headElements(facts: PageFacts, site: string): string {
  const url = siteAddress(facts.canonical, site);
  return [
    meta('name', 'description', facts.description),
    url === '' ? '' : `<link ${PAGE_FACT} rel="canonical" href="${escapeMarkup(url)}">`,
    meta('property', 'og:type', facts.product === null ? 'website' : 'product'),
    meta('property', 'og:title', facts.title),
    meta('property', 'og:description', facts.description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', absolute(facts.image, site)),
    facts.product === null
      ? ''
      : `<script ${PAGE_FACT} type="application/ld+json">${scriptJson(structuredProduct(facts.product, facts, site))}</script>`,
  ].join('');
}
