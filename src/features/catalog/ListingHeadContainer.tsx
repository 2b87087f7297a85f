import { connect, type ConnectedProps } from 'react-redux';
import type { PageAddress } from '../../api/firstQueries';
import { storefrontApi } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { brand } from '../../brand';
import { PageHead } from '../../components/PageHead';
import { structuredBreadcrumbs } from '../../components/structuredData';
import { DEFAULT_PAGE } from '../../lib/constants';
import { readListing } from '../../lib/listingQuery';
import { listingArg } from '../../lib/serverListing';
import { selectStoreInfo } from '../storeInfo';
import { canonicalListing, listingCrumbs } from './crumbs';
import { listingHeading } from './listingHeading';

const connector = connect((state: RootState) => ({ storeInfo: selectStoreInfo(state) }));

const { useQueryState } = storefrontApi.endpoints.listProducts;

/** The head of a listing. Search, order and filters are views of the same list. */
export const ListingHeadContainer = connector(function ListingHeadContainer({
  storeInfo,
  search,
}: ConnectedProps<typeof connector> & PageAddress) {
  const listing = readListing(new URLSearchParams(search));
  const { currentData } = useQueryState(listingArg(listing));
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
