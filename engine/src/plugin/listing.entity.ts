/** Tables for lists, kept up to date by the database's triggers (see the migrations): one row for each family on sale. */
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A family that has a variant on sale. Texts are trimmed and in lower case. Migrations make the indexes: TypeORM has no DESC. */
@Entity('shop_listing')
@Index('shop_listing_order', { synchronize: false })
@Index('shop_listing_category', { synchronize: false })
@Index('shop_listing_parentCategory', { synchronize: false })
@Index('shop_listing_gender', { synchronize: false })
@Index('shop_listing_featured', { synchronize: false })
export class ShopListing {
  @PrimaryColumn({ type: 'int' })
  productId: number;

  @Column({ type: 'int' })
  position: number;

  @Column({ type: 'text' })
  category: string;

  @Column({ type: 'text' })
  parentCategory: string;

  @Column({ type: 'text' })
  gender: string;

  @Column({ type: 'boolean' })
  featured: boolean;
}

/** How many families have the same facts: a total is the sum of a few rows, not a count of all products. */
@Entity('shop_listing_count')
export class ShopListingCount {
  @PrimaryColumn({ type: 'text' })
  category: string;

  @PrimaryColumn({ type: 'text' })
  parentCategory: string;

  @PrimaryColumn({ type: 'text' })
  gender: string;

  @PrimaryColumn({ type: 'boolean' })
  featured: boolean;

  @Column({ type: 'int' })
  families: number;
}
