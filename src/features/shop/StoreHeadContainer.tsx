import { connect, type ConnectedProps } from 'react-redux';
import type { PageAddress } from '../../api/firstQueries';
import type { RootState } from '../../app/types';
import { PageHead } from '../../components/PageHead';
import { plainPath } from '../../lib/routes';
import { selectStoreInfo } from './shopSelectors';

const connector = connect((state: RootState) => ({ storeInfo: selectStoreInfo(state) }));

/** The head of a page that says nothing of its own: the store's description and logo. */
function StoreHeadContainerBase({ storeInfo, pathname }: ConnectedProps<typeof connector> & PageAddress) {
  return (
    <PageHead
      description={storeInfo.description}
      canonical={plainPath(pathname)}
      image={storeInfo.companyLogoUrl}
    />
  );
}

export const StoreHeadContainer = connector(StoreHeadContainerBase);
