/** What search engines read of a page (schema.org). */
import type { Product, StoreInfo } from '../api/models/types';
import { brand } from '../brand';
import { plainAmount } from '../lib/money';
import { routes } from '../lib/routes';
import type { ToAbsolute } from './PageHead';

const context = 'https://schema.org';

/** A product with its offer. Whether it is in stock is not known, and so not said. */
export function structuredProduct(product: Product, toAbsolute: ToAbsolute) {
  const url = toAbsolute(routes.product(product.id));
  return {
    '@context': context,
    '@type': 'Product',
    name: product.name,
    sku: product.id,
    ...(product.description !== '' && { description: product.description }),
    ...(product.category !== '' && { category: product.category }),
    image: product.images.map(toAbsolute).filter((image) => image !== ''),
    offers: {
      '@type': 'Offer',
      price: plainAmount(product.price),
      priceCurrency: brand.currency,
      ...(url !== '' && { url }),
    },
  };
}

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way to a page, from the home page on; none where the site's address is not known. */
export function structuredBreadcrumbs(crumbs: readonly Crumb[], toAbsolute: ToAbsolute): readonly object[] {
  if (toAbsolute(routes.home) === '') return [];
  const items = crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: toAbsolute(path),
  }));
  return [{ '@context': context, '@type': 'BreadcrumbList', itemListElement: items }];
}

export function structuredOrganization(store: StoreInfo, toAbsolute: ToAbsolute) {
  const url = toAbsolute(routes.home);
  const logo = toAbsolute(store.companyLogoUrl);
  return {
    '@context': context,
    '@type': 'Organization',
    name: store.companyName || store.storeName || brand.name,
    ...(url !== '' && { url }),
    ...(logo !== '' && { logo }),
    ...(store.companyAddress !== '' && { address: store.companyAddress }),
    ...(store.companyEmail !== '' && { email: store.companyEmail }),
    ...(store.companyPhone !== '' && { telephone: store.companyPhone }),
  };
}
