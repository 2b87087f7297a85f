import { connect, type ConnectedProps } from 'react-redux';
import { productIdOf, type PageAddress } from '../../api/publicQueries';
import { storefrontApi } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { brand } from '../../brand';
import { PageHead } from '../../components/PageHead';
import { structuredBreadcrumbs, structuredProduct } from '../../components/structuredData';
import { DEFAULT_PAGE } from '../../lib/constants';
import { readListing } from '../../lib/listingQuery';
import { routes } from '../../lib/routes';
import { listingArg } from '../../lib/serverListing';
import { selectStoreInfo, StoreHeadContainer } from '../storeInfo';
import { canonicalListing, listingCrumbs, listingHeading, productCrumbs } from './crumbs';

const connector = connect((state: RootState) => ({ storeInfo: selectStoreInfo(state) }));
type Props = ConnectedProps<typeof connector> & PageAddress;

const { getProduct, listProducts } = storefrontApi.endpoints;

export const ListingHeadContainer = connector(function ListingHeadContainer({ storeInfo, search }: Props) {
  const listing = readListing(new URLSearchParams(search));
  const { currentData } = listProducts.useQueryState(listingArg(listing));
  const name = listingHeading(listing, storeInfo.categories);
  const about = storeInfo.description === '' ? '' : ` ${storeInfo.description}`;
  const page = listing.page === DEFAULT_PAGE ? '' : `, page ${listing.page}`;
  const picture = currentData?.products.find(({ image }) => image !== '')?.image;
  return (
    <PageHead
      description={`${name}${page} at ${storeInfo.storeName || brand.name}.${about}`}
      canonical={canonicalListing(listing)}
      image={picture ?? storeInfo.companyLogoUrl}
      structuredData={(toAbsolute) =>
        structuredBreadcrumbs(listingCrumbs(listing, storeInfo.categories), toAbsolute)
      }
    />
  );
});

export function ProductHeadContainer({ pathname }: Pick<PageAddress, 'pathname'>) {
  const { currentData: product = null } = getProduct.useQueryState({ id: productIdOf(pathname) });
  if (product === null) return <StoreHeadContainer pathname={pathname} />;
  return (
    <PageHead
      type="product"
      description={product.description}
      canonical={routes.product(product.id)}
      image={product.image}
      structuredData={(toAbsolute) => [
        structuredProduct(product, toAbsolute),
        ...structuredBreadcrumbs(productCrumbs(product), toAbsolute),
      ]}
    />
  );
}
