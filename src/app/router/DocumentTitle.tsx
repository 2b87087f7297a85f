import { connect, type ConnectedProps } from 'react-redux';
import { brand } from '../../brand';
import { selectStoreInfo } from '../../features/shop/shopSelectors';
import type { RootState } from '../types';

const connector = connect((state: RootState) => ({
  storeName: selectStoreInfo(state).storeName || brand.name,
}));

interface OwnProps {
  /** The text of the page's h1; null while the page has none. */
  readonly heading: string | null;
}

/** The document's title, which React moves to the document's head: the page's heading and the store's name. */
function DocumentTitleBase({ heading, storeName }: OwnProps & ConnectedProps<typeof connector>) {
  const title = heading === null ? storeName : `${heading} · ${storeName}`;
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
    </>
  );
}

export const DocumentTitle = connector(DocumentTitleBase);
