/** The file that an empty database is filled with; the project's `scripts/exportCatalogue.ts` writes it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShopAddress } from '../plugin/address';

export interface FilledVariant {
  readonly sku: string;
  readonly title: string;
  /** One value for each of the family's options. */
  readonly options: readonly string[];
  /** Paise. */
  readonly price: number;
  readonly regularPrice: number | null;
  readonly stock: number;
  readonly pictures: readonly string[];
}

export interface FilledFamily {
  readonly slug: string;
  readonly position: number;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly parentCategory: string;
  readonly gender: string | null;
  readonly featured: boolean;
  readonly createdAt: string;
  readonly attributes: string;
  readonly pictures: readonly string[];
  readonly options: readonly { readonly key: string; readonly values: readonly string[] }[];
  readonly variants: readonly FilledVariant[];
}

export interface FilledOrder {
  /** The contract's status code. */
  readonly status: number;
  readonly createdAt: string;
  readonly shipping: ShopAddress;
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
}

export interface FilledAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly createdAt: string;
  readonly orders: readonly FilledOrder[];
}

export interface FilledStore {
  readonly storeName?: string;
  readonly companyName?: string;
  readonly companyAddress?: string;
  readonly companyEmail?: string;
  readonly companyPhone?: string;
  readonly description?: string;
  readonly categories?: readonly string[];
  readonly policies?: Readonly<Record<string, string>>;
  readonly logo: string;
  readonly categoryImages: Readonly<Record<string, string>>;
}

export interface Catalogue {
  readonly store: FilledStore;
  readonly products: readonly FilledFamily[];
  readonly accounts: readonly FilledAccount[];
}

/** Reads the file; null where there is none. */
export function readCatalogue(folder: string): Catalogue | null {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'catalogue.json'), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
