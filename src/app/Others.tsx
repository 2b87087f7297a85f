import { LazyBoundary } from '../components/LazyBoundary';
import { lazyPart } from '../components/lazyPart';
import { useIsHydrated } from '../components/useIsPainted';

const OtherProducts = lazyPart(() =>
  import(/* webpackChunkName: "other-products" */ '../features/catalog/OtherProductsContainer').then(
    (module) => module.OtherProductsContainer,
  ),
);

/**
 * Products below what has none of its own, such as an empty cart. Not in pages that are rendered ahead of time, which know
 * no products: their hydration would wait for the code.
 */
export function Others() {
  if (!useIsHydrated()) return null;
  return (
    <LazyBoundary reloads={false} renderFailure={() => null}>
      <OtherProducts />
    </LazyBoundary>
  );
}
