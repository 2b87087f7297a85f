import { connect, type ConnectedProps } from 'react-redux';
import type { PageAddress } from '../../api/firstQueries';
import type { RootState } from '../../app/types';
import { brand } from '../../brand';
import { PageHead } from '../../components/PageHead';
import { policyNames } from '../../components/componentTexts';
import { toPolicySlug } from '../../lib/policies';
import { plainPath } from '../../lib/routes';
import { selectStoreInfo } from './shopSelectors';

const connector = connect((state: RootState) => ({ storeInfo: selectStoreInfo(state) }));

/** The head of a policy page. */
function PolicyHeadContainerBase({ storeInfo, pathname }: ConnectedProps<typeof connector> & PageAddress) {
  const path = plainPath(pathname);
  const slug = toPolicySlug(path.slice(1));
  const about =
    slug === null ? storeInfo.description : `${policyNames[slug]} of ${storeInfo.storeName || brand.name}.`;
  return <PageHead description={about} canonical={path} image={storeInfo.companyLogoUrl} />;
}

export const PolicyHeadContainer = connector(PolicyHeadContainerBase);
