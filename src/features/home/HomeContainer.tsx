import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, type ReactNode } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { Product, StoreInfo } from '../../api/models/types';
import { shownOf, storefrontApi, useListProductsQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { LazyBoundary } from '../../components/LazyBoundary';
import { HydrationBoundary } from '../../components/HydrationBoundary';
import { FEATURED_LIMIT, HOME_CATEGORY_LIMIT } from '../../lib/constants';
import { addedFromCard } from '../cart';
import { categoryImage, categoryPictures, selectStoreInfo, selectStoreInfoStatus } from '../storeInfo';
import { CategorySection, type CategoryTile } from './CategorySection';
import { FeaturedSection } from './FeaturedSection';
import { HeroSection } from './HeroSection';
import { homeTexts } from './homeTexts';
import { InfoSection } from './InfoSection';
import { Newsletter } from './Newsletter';
import { featuredArg, homeCategories } from '../../lib/serverListing';

const mapStateToProps = (state: RootState) => ({
  storeInfo: selectStoreInfo(state),
  storeInfoStatus: selectStoreInfoStatus(state),
});

const connector = connect(mapStateToProps, { addedFromCard });

const HERO_PICTURES = 2;

/**
 * The hero's pictures: of categories that the page does not show below, so that nothing is shown twice, one of tools and
 * one of clothes; where there are too few, also other pictures of the featured products, then whatever there is, and '' for none.
 */
function heroPictures(
  storeInfo: StoreInfo,
  tiles: readonly CategoryTile[],
  featured: readonly Product[] | null,
): readonly string[] {
  const products = featured ?? [];
  const shown = new Set([...tiles, ...products].map(({ image }) => image));
  const other = new Set(categoryPictures(storeInfo, shown));
  if (other.size < HERO_PICTURES) {
    if (featured === null) return [];
    const pictures = products.flatMap(({ images }) => images);
    for (const image of pictures) if (!shown.has(image)) other.add(image);
    for (const image of shown) if (image !== '') other.add(image);
  }
  return [...other, '', ''].slice(0, HERO_PICTURES);
}

/** Featured tools are those of the shop's first category. */
export const HomeContainer = connector(function HomeContainer({
  storeInfo,
  storeInfoStatus,
  addedFromCard,
  more,
}: ConnectedProps<typeof connector> & { readonly more?: ReactNode }) {
  const { refetch: refetchStore } = storefrontApi.endpoints.getStoreInfo.useQuerySubscription();
  const isLoading = storeInfoStatus === 'loading';
  const hasFailed = storeInfoStatus === 'failed';
  const {
    currentData: featured,
    isError,
    error,
    refetch: refetchFeatured,
  } = useListProductsQuery(isLoading ? skipToken : featuredArg(storeInfo.categories), {
    selectFromResult: shownOf,
  });
  // Logged only; the section says that there is nothing.
  useEffect(() => {
    if (error !== undefined) console.warn(homeTexts.featuredFailed, error);
  }, [error]);

  const tiles = isLoading
    ? null
    : homeCategories(storeInfo.categories)
        .slice(0, HOME_CATEGORY_LIMIT)
        .map((name) => ({ name, image: categoryImage(storeInfo, name) }));

  // Products that are shown stay when a later request for them fails. A server may ignore the limit.
  const products = featured?.products.slice(0, FEATURED_LIMIT) ?? (isError ? [] : null);

  function onTryAgain(): void {
    if (hasFailed) void refetchStore();
    void refetchFeatured();
  }

  const info = <InfoSection categories={storeInfoStatus === 'loaded' ? storeInfo.categories : null} />;

  return (
    <>
      <HeroSection
        pictures={tiles === null ? [] : heroPictures(storeInfo, tiles, products)}
        onTryAgain={hasFailed ? onTryAgain : null}
      />
      {/* What needs no answer of the store comes first then. New elements, as moving them would be a layout shift. */}
      {hasFailed && info}
      <HydrationBoundary key={`categories ${hasFailed}`}>
        <CategorySection tiles={tiles} />
      </HydrationBoundary>
      <HydrationBoundary>
        <FeaturedSection
          products={products}
          onTryAgain={featured === undefined ? onTryAgain : null}
          onAddToCart={addedFromCard}
        />
      </HydrationBoundary>
      <HydrationBoundary>
        {!hasFailed && info}
        <LazyBoundary renderFailure={() => null}>{more}</LazyBoundary>
        <Newsletter />
      </HydrationBoundary>
    </>
  );
});
