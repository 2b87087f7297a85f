import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import SupportAgent from '@mui/icons-material/SupportAgentOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState, type ReactNode } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useNavigationType } from 'react-router-dom';
import type { Product } from '../../api/models/types';
import { productIdOf } from '../../api/publicQueries';
import {
  isProductMissing,
  productToShow,
  selectListedProduct,
  shownOf,
  useGetProductQuery,
} from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { policyNames } from '../../components/componentTexts';
import { UnbrokenUnits } from '../../components/UnbrokenUnits';
import { useIsPainted } from '../../components/useIsPainted';
import { useNewValue } from '../../components/useNewValue';
import { routes } from '../../lib/routes';
import { selectLocation } from '../location';
import { selectStoreInfo } from '../storeInfo';
import { productViewed } from '../wishlist';
import { MoreProductsContainer } from './MoreProductsContainer';
import { OtherProductsContainer } from './OtherProductsContainer';
import { ProductDetailScreen } from './ProductDetailScreen';
import { AddToCartForm } from './AddToCartForm';
import { RecentlyViewedContainer } from './RecentlyViewedContainer';
import { promiseTexts } from './catalogTexts';

interface DeferUntilPaintProps {
  /** Whether the page is needed as a whole at once, as for the scroll position that Back restores. */
  readonly isWhole: boolean;
  readonly children: ReactNode;
}

/** What is below the first screen of a page: rendered, and its effects run, after the rest of the page was painted. */
export function DeferUntilPaint({ isWhole, children }: DeferUntilPaintProps) {
  return useIsPainted(isWhole) ? children : null;
}

const mapStateToProps = (state: RootState) => {
  const id = productIdOf(selectLocation(state).pathname);
  return {
    id,
    listed: selectListedProduct(state, id),
    /** Whether the server sends a return policy: it may have other terms than the built-in one. */
    hasOwnReturnPolicy: selectStoreInfo(state).policies.return !== undefined,
  };
};

const connector = connect(mapStateToProps, { productViewed });

type Props = ConnectedProps<typeof connector>;

function ViewedProduct({
  product,
  productViewed,
}: Pick<Props, 'productViewed'> & { readonly product: Product }) {
  useNewValue(product, productViewed);
  return null;
}

/**
 * The product page. A missing product and one that cannot be loaded look alike. Until the answer comes, it shows what a list
 * has said of the product. Its parts keep their own state, so that a choice does not render the whole page.
 */
export const ProductDetailContainer = connector(function ProductDetailContainer({
  id,
  listed,
  hasOwnReturnPolicy,
  productViewed,
}: Props) {
  const isBackOrForward = useNavigationType() === 'POP';
  // Not `data`: while this product is loading, that is the product before.
  const result = useGetProductQuery({ id }, { selectFromResult: shownOf });
  const { currentData: answered } = result;
  const product = productToShow(result, listed);

  /** The index of the picture that is shown, from 0 for every product. */
  const [picture, setPicture] = useState(0);
  const [pictureOf, setPictureOf] = useState(product?.id);
  if (pictureOf !== product?.id) {
    setPictureOf(product?.id);
    setPicture(0);
  }

  return (
    <>
      <ProductDetailScreen
        isMissing={isProductMissing(result)}
        product={product ?? null}
        picture={picture}
        onPictureChange={setPicture}
        promises={<ShopPromises hasOwnReturnPolicy={hasOwnReturnPolicy} />}
        purchase={product && <AddToCartForm product={product} onPictureChange={setPicture} />}
      />
      <DeferUntilPaint key={id} isWhole={isBackOrForward}>
        {answered && <ViewedProduct product={answered} productViewed={productViewed} />}
        {product && product.category !== '' && <MoreProductsContainer key={product.id} product={product} />}
        {product && <RecentlyViewedContainer except={product.id} />}
        {!product && isProductMissing(result) && <OtherProductsContainer except={id} />}
      </DeferUntilPaint>
    </>
  );
});

/** As many columns as fit; enlarged text has one. */
const listSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
  columnGap: 1,
  borderBlock: '1px solid',
  borderColor: 'divider',
} as const;

const linkSx = {
  flexDirection: { xs: 'column', lg: 'row' },
  columnGap: 1,
  rowGap: 0.5,
  width: '100%',
  paddingBlock: 1,
  typography: 'body2',
  lineHeight: 1.35,
  textAlign: { xs: 'center', lg: 'left' },
} as const;

/** What a buyer wants to know besides the product: shipping, returns, and how to reach the shop. */
function ShopPromises({ hasOwnReturnPolicy }: Pick<Props, 'hasOwnReturnPolicy'>) {
  const promises = [
    { Icon: LocalShipping, text: promiseTexts.shipping, to: routes.policy('shipping') },
    {
      Icon: AssignmentReturn,
      text: hasOwnReturnPolicy ? policyNames.return : promiseTexts.returns,
      to: routes.policy('return'),
    },
    { Icon: SupportAgent, text: promiseTexts.contact, to: routes.contact },
  ];
  return (
    <Box component="ul" aria-label={promiseTexts.list} sx={listSx}>
      {promises.map(({ Icon, text, to }) => (
        <li key={to}>
          <Link href={to} variant="standalone" underline="hover" sx={linkSx}>
            <Icon fontSize="small" />
            <span>
              <UnbrokenUnits>{text}</UnbrokenUnits>
            </span>
          </Link>
        </li>
      ))}
    </Box>
  );
}
