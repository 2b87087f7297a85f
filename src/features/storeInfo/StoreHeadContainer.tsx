import { connect } from 'react-redux';
import type { PageAddress } from '../../api/publicQueries';
import type { StoreInfo } from '../../api/models/types';
import type { RootState } from '../../app/types';
import { brand } from '../../brand';
import { PageHead } from '../../components/PageHead';
import { policyNames } from '../../components/componentTexts';
import { plainPath, toPolicySlug } from '../../lib/routes';
import { selectStoreInfo } from './storeInfoSelectors';

/** The head of a page that says nothing of its own: what the shop says of itself, or which policy it is. */
function PlainHead({
  storeInfo,
  pathname,
}: Pick<PageAddress, 'pathname'> & { readonly storeInfo: StoreInfo }) {
  const path = plainPath(pathname);
  const slug = toPolicySlug(path.slice(1));
  const about =
    slug === null ? storeInfo.description : `${policyNames[slug]} of ${storeInfo.storeName || brand.name}.`;
  return <PageHead description={about} canonical={path} image={storeInfo.companyLogoUrl} />;
}

export const StoreHeadContainer = connect((state: RootState) => ({ storeInfo: selectStoreInfo(state) }))(
  PlainHead,
);
