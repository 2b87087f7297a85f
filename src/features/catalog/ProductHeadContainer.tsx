import { connect, type ConnectedProps } from 'react-redux';
import { productIdOf, type PageAddress } from '../../api/firstQueries';
import { storefrontApi } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { PageHead } from '../../components/PageHead';
import { structuredBreadcrumbs, structuredProduct } from '../../components/structuredData';
import { plainPath, routes } from '../../lib/routes';
import { selectStoreInfo } from '../storeInfo';
import { productCrumbs } from './crumbs';

const connector = connect((state: RootState) => ({ storeInfo: selectStoreInfo(state) }));

const { useQueryState } = storefrontApi.endpoints.getProduct;

/** The head of a product's page: the product with its offer, and the way to it. */
export const ProductHeadContainer = connector(function ProductHeadContainer({
  storeInfo,
  pathname,
}: ConnectedProps<typeof connector> & PageAddress) {
  const { currentData: product = null } = useQueryState({ id: productIdOf(pathname) });
  if (product === null) {
    return (
      <PageHead
        description={storeInfo.description}
        canonical={plainPath(pathname)}
        image={storeInfo.companyLogoUrl}
      />
    );
  }
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
});
