import type { ReactNode } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { HOME_CATEGORY_LIMIT } from '../../lib/constants';
import { selectStoreInfo, selectStoreInfoStatus } from '../shop';
import { MoreScreen } from './MoreScreen';

const connector = connect((state: RootState) => ({
  storeInfo: selectStoreInfo(state),
  isLoaded: selectStoreInfoStatus(state) === 'loaded',
}));

interface OwnProps {
  /** A row of products of a category. */
  readonly renderCategory: (name: string) => ReactNode;
  /** What was viewed last on this device. */
  readonly viewed: ReactNode;
}

/** Words in the names of categories that are shown above: the page begins with tools. */
const toolWords = /tool|equipment|hardware|machine/i;

/** The rest of the shop, below what the specification says of the home page. */
function MoreBase({
  storeInfo,
  isLoaded,
  renderCategory,
  viewed,
}: ConnectedProps<typeof connector> & OwnProps) {
  const { categories, companyPhone, policies } = storeInfo;
  const clothes = isLoaded ? categories.find((name) => !toolWords.test(name)) : undefined;
  return (
    <MoreScreen
      categories={isLoaded && categories.length > HOME_CATEGORY_LIMIT ? categories : []}
      hasOwnTerms={{ shipping: policies.shipping !== undefined, returns: policies.return !== undefined }}
      phone={companyPhone}
    >
      {clothes !== undefined && renderCategory(clothes)}
      {viewed}
    </MoreScreen>
  );
}

export const MoreContainer = connector(MoreBase);
