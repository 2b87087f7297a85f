/** Turns rows into products as the schema has them. */

export interface FamilyRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly createdAt: Date;
  readonly category: string | null;
  readonly parentCategory: string | null;
  readonly gender: string | null;
  readonly featured: boolean | null;
  readonly attributes: string | null;
  readonly pictures: readonly string[];
}

interface Option {
  readonly key: string;
  readonly value: string;
}

export interface VariantRow {
  readonly id: number;
  readonly familyId: number;
  readonly sku: string;
  readonly title: string;
  readonly price: number;
  readonly regularPrice: number | null;
  readonly stock: number;
  readonly options: readonly Option[];
  readonly pictures: readonly string[];
}

interface Attribute {
  readonly key: string;
  readonly value: readonly string[];
  readonly metricUnit: string | null;
}

export interface ShopProduct {
  readonly id: string;
  readonly family: string;
  readonly title: string;
  readonly familyTitle: string;
  readonly description: string;
  readonly category: string;
  readonly parentCategory: string;
  readonly gender: string | null;
  readonly featured: boolean;
  readonly regularPrice: number;
  readonly discountedPrice: number | null;
  readonly createdAt: string;
  readonly images: readonly string[];
  readonly attributes: readonly Attribute[];
  readonly options: readonly Option[];
  readonly stock: number;
  readonly siblings: readonly {
    readonly id: string;
    readonly options: readonly Option[];
    readonly inStock: boolean;
  }[];
}

interface Family {
  readonly id: number;
  readonly variants: readonly ShopProduct[];
}

/** Specifications that are written one a line, such as `length: 102 [cm]`. Lines without a key or value are left out. */
export function parseAttributes(text: string | null): Attribute[] {
  return (text ?? '').split('\n').flatMap((line) => {
    const [, key = '', values = '', unit] =
      /^\s*([^:]+?)\s*:\s*(.*?)\s*(?:\[([^\]]+)\])?\s*$/.exec(line) ?? [];
    const value = values.split('|').flatMap((part) => part.trim() || []);
    return key === '' || value.length === 0 ? [] : [{ key, value, metricUnit: unit ?? null }];
  });
}

function pricesOf({ price, regularPrice }: VariantRow) {
  return regularPrice !== null && regularPrice > price
    ? { regularPrice, discountedPrice: price }
    : { regularPrice: price, discountedPrice: null };
}

/** Families with their variants on sale, in the order of the rows. */
export function toFamilies(
  families: readonly FamilyRow[],
  variants: readonly VariantRow[],
  addressOf: (picture: string) => string,
): Family[] {
  return families.map((family) => {
    const own = variants.filter(({ familyId }) => familyId === family.id);
    const siblings = own.map((row) => ({ id: row.sku, options: row.options, inStock: row.stock > 0 }));
    const shared = {
      family: String(family.id),
      familyTitle: family.title,
      description: family.description,
      category: family.category ?? '',
      parentCategory: family.parentCategory ?? '',
      gender: family.gender,
      featured: family.featured ?? false,
      createdAt: family.createdAt.toISOString(),
      attributes: parseAttributes(family.attributes),
      siblings: siblings.length > 1 ? siblings : [],
    };
    return {
      id: family.id,
      variants: own.map((row) => ({
        ...shared,
        id: row.sku,
        title: row.title,
        ...pricesOf(row),
        images: (row.pictures.length > 0 ? row.pictures : family.pictures).map(addressOf),
        options: row.options,
        stock: row.stock,
      })),
    };
  });
}
