import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { selectStoreInfo } from '../storeInfo';
import { ShopPromises } from './ShopPromises';

const connector = connect((state: RootState) => ({
  hasOwnReturnPolicy: selectStoreInfo(state).policies.return !== undefined,
}));

/** What the shop promises on every product's page. */
function ShopPromisesBase({ hasOwnReturnPolicy }: ConnectedProps<typeof connector>) {
  return <ShopPromises hasOwnReturnPolicy={hasOwnReturnPolicy} />;
}

export const ShopPromisesContainer = connector(ShopPromisesBase);
