import type { ReactNode } from 'react';
import type { CardProduct } from '../../api/models/types';
import type { CategoryTile } from './CategorySection';
import { CategorySection } from './CategorySection';
import type { FeaturedView } from './FeaturedSection';
import { FeaturedSection } from './FeaturedSection';
import { HeroSection } from './HeroSection';
import { InfoSection } from './InfoSection';

interface HomeScreenProps {
  /** At most three; null while they are loading. */
  readonly tiles: readonly CategoryTile[] | null;
  readonly featured: FeaturedView;
  readonly onAddToCart: (product: CardProduct) => void;
  /** The last section. */
  readonly newsletter: ReactNode;
}

/** Number of pictures in the hero. */
const HERO_PICTURES = 2;

/** The hero's pictures: those of the first featured products, then of categories; null while they are loading. */
function heroPictures({ tiles, featured }: HomeScreenProps): readonly string[] | null {
  if (featured.kind === 'loading' || tiles === null) return null;
  const images = [
    ...(featured.kind === 'ready' ? featured.products.map((product) => product.image) : []),
    ...tiles.map((tile) => tile.image),
  ];
  return [...new Set(images)].filter((image) => image !== '').slice(0, HERO_PICTURES);
}

/** The home page: hero, categories, featured tools, what the shop has, newsletter (specification, "Home"). */
export function HomeScreen(props: HomeScreenProps) {
  return (
    <>
      <HeroSection pictures={heroPictures(props)} />
      <CategorySection tiles={props.tiles} />
      <FeaturedSection view={props.featured} onAddToCart={props.onAddToCart} />
      <InfoSection />
      {props.newsletter}
    </>
  );
}
