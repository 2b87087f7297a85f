import type { ReactNode } from 'react';
import type { CardProduct } from '../../api/models/types';
import { LazyBoundary } from '../../components/LazyBoundary';
import { PagePiece } from '../../components/PagePiece';
import { CategorySection, type CategoryTile } from './CategorySection';
import { FeaturedSection, type FeaturedView } from './FeaturedSection';
import { HeroSection } from './HeroSection';
import { InfoSection } from './InfoSection';
import { Newsletter } from './Newsletter';

interface HomeScreenProps {
  /** URLs of at most two pictures for the hero; null while they are loading. */
  readonly pictures: readonly string[] | null;
  /** At most three; null while they are loading. */
  readonly tiles: readonly CategoryTile[] | null;
  readonly featured: FeaturedView;
  /** All categories of the store; null while they are loading. */
  readonly categories: readonly string[] | null;
  readonly onAddToCart: (product: CardProduct) => void;
  /** What else there is in the shop. */
  readonly more?: ReactNode;
}

/** The home page: hero, categories, featured tools, what the shop has, the rest of it, newsletter. */
export function HomeScreen(props: HomeScreenProps) {
  return (
    <>
      <HeroSection pictures={props.pictures} />
      <PagePiece>
        <CategorySection tiles={props.tiles} />
      </PagePiece>
      <PagePiece>
        <FeaturedSection view={props.featured} onAddToCart={props.onAddToCart} />
      </PagePiece>
      <PagePiece>
        <InfoSection categories={props.categories} />
        <LazyBoundary renderFailure={() => null}>{props.more}</LazyBoundary>
        <Newsletter />
      </PagePiece>
    </>
  );
}
