import { connect, type ConnectedProps } from 'react-redux';
import type { Product } from '../../api/models/types';
import type { RootState } from '../../app/types';
import { specificationsOf } from './productDetails';
import { factsToggled, selectProductDraft } from './productDraftSlice';
import { SpecificationList } from './SpecificationList';

interface OwnProps {
  readonly product: Product;
}

const connector = connect(
  (state: RootState, { product }: OwnProps) => ({
    showsAll: selectProductDraft(state, product.id).showsAllFacts,
  }),
  { factsToggled },
);

/** The specifications of a product's page; nothing where it has none. */
function SpecificationListBase({
  product,
  showsAll,
  factsToggled,
}: ConnectedProps<typeof connector> & OwnProps) {
  const specifications = specificationsOf(product.attributes);
  if (specifications.length === 0) return null;
  return (
    <SpecificationList
      specifications={specifications}
      showsAll={showsAll}
      onToggle={() => {
        factsToggled({ productId: product.id });
      }}
    />
  );
}

export const SpecificationListContainer = connector(SpecificationListBase);
