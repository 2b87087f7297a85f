import { connect, type ConnectedProps } from 'react-redux';
import type { PageAddress } from '../../api/publicQueries';
import { storefrontApi } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { PageHead } from '../../components/PageHead';
import { structuredOrganization } from '../../components/structuredData';
import { routes } from '../../lib/routes';
import { selectStoreInfo } from '../storeInfo';
import { featuredArg } from '../../lib/serverListing';

const connector = connect((state: RootState) => ({ storeInfo: selectStoreInfo(state) }));
type Props = ConnectedProps<typeof connector> & PageAddress;

const { useQueryState } = storefrontApi.endpoints.listProducts;

export const HomeHeadContainer = connector(function HomeHeadContainer({ storeInfo }: Props) {
  const { currentData: featured } = useQueryState(featuredArg(storeInfo.categories));
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
