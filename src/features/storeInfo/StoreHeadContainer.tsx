import { connect, type ConnectedProps } from 'react-redux';
import type { PageAddress } from '../../api/publicQueries';
import { storefrontApi } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { brand } from '../../brand';
import { PageHead } from '../../components/PageHead';
import { policyNames } from '../../components/componentTexts';
import { structuredOrganization } from '../../components/structuredData';
import { plainPath, routes, toPolicySlug } from '../../lib/routes';
import { featuredArg } from '../../lib/serverListing';
import { selectStoreInfo } from './storeInfoSelectors';

const connector = connect((state: RootState) => ({ storeInfo: selectStoreInfo(state) }));
type Props = ConnectedProps<typeof connector> & Pick<PageAddress, 'pathname'>;

/** The head of a page that says nothing of its own: what the shop says of itself, or which policy it is. */
export const StoreHeadContainer = connector(function StoreHeadContainer({ storeInfo, pathname }: Props) {
  const path = plainPath(pathname);
  const slug = toPolicySlug(path.slice(1));
  const about =
    slug === null ? storeInfo.description : `${policyNames[slug]} of ${storeInfo.storeName || brand.name}.`;
  return <PageHead description={about} canonical={path} image={storeInfo.companyLogoUrl} />;
});

export const HomeHeadContainer = connector(function HomeHeadContainer({ storeInfo }: Props) {
  const { currentData: featured } = storefrontApi.endpoints.listProducts.useQueryState(
    featuredArg(storeInfo.categories),
  );
  const picture = featured?.products.find(({ image }) => image !== '')?.image;
  return (
    <PageHead
      description={storeInfo.description}
      canonical={routes.home}
      image={picture ?? storeInfo.companyLogoUrl}
      structuredData={(toAbsolute) => [structuredOrganization(storeInfo, toAbsolute)]}
    />
  );
});
