import type { Attribute as ProductAttribute } from '../../lib/facets';
import type { policySlugs } from '../../lib/routes';
import type { PaymentFieldDto } from '../generated/endpoints';

export type { ProductAttribute };

/** The shop's models: what the answers of the server are turned into. */

/** What a product card needs of a product. Prices are rupees. */
export interface CardProduct {
  readonly id: string;
  readonly name: string;
  /** An http(s) address or a path of this site, or '' where there is none that can be shown. */
  readonly image: string;
  readonly category: string;
  readonly price: number;
  /** The price before the discount; null where there is no discount. */
  readonly originalPrice: number | null;
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
}

export interface Product extends CardProduct {
  readonly description: string;
  /** Every picture's address, the main one first, without repetition. */
  readonly images: readonly string[];
  readonly parentCategory: string;
  readonly featured: boolean;
  readonly attributes: readonly ProductAttribute[];
  /** The products that differ from this one in size or colour, and this one, where each is a product of its own. */
  readonly variants?: readonly ProductVariant[];
  /** ISO 8601, or null where it is unknown. */
  readonly createdAt: string | null;
}

/** One size and colour of a family, as a product of its own. */
export interface ProductVariant {
  readonly id: string;
  /** What it is, such as size and M. */
  readonly options: readonly { readonly key: string; readonly value: string }[];
}

export interface ProductPage {
  readonly products: readonly Product[];
  readonly total: number;
}

export type PolicySlug = (typeof policySlugs)[number];

/** What the shop says of itself. A field that the server does not send is ''. */
export interface StoreInfo {
  readonly storeName: string;
  readonly companyName: string;
  readonly companyAddress: string;
  readonly companyEmail: string;
  readonly companyPhone: string;
  readonly companyLogoUrl: string;
  readonly description: string;
  readonly categories: readonly string[];
  /** Picture address by category name; the picture for the rest is under 'default'. */
  readonly categoryImages: Readonly<Record<string, string>>;
  /** The shop's own policy HTML by slug, not yet sanitised. */
  readonly policies: Readonly<Partial<Record<PolicySlug, string>>>;
}

/** The signed-in shopper as the account page shows them; a field the server does not give is ''. */
export interface Account {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** ISO 8601, or null where it is unknown. */
  readonly createdAt: string | null;
}

/** One item of an order. The price is rupees for one piece. */
export interface OrderItem {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly price: number;
}

/** An order's status code as the server sent it; null where it sent something that is no number. */
export type OrderStatusCode = number | null;

export interface Order {
  readonly id: string;
  readonly status: OrderStatusCode;
  /** ISO 8601, or null where it is unknown. */
  readonly date: string | null;
  readonly items: readonly OrderItem[];
  readonly shipping: {
    /** 'address, city, state postalCode' */
    readonly address: string;
    /** '' where the server sends none. */
    readonly postalCode: string;
    readonly method: string;
    readonly tracking: string;
  };
}

export type PaymentFieldType = NonNullable<PaymentFieldDto['type']>;

/** One choice of a select: the label is shown, the value is sent. */
export interface PaymentOption {
  readonly label: string;
  /** Never blank. */
  readonly value: string;
}

export interface PaymentField {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly description: string;
  readonly type: PaymentFieldType;
  /** The choices of a select, each value once; none for any other type. */
  readonly options: readonly PaymentOption[];
  /** Whether the server sent more choices than the shop keeps. */
  readonly hasMoreOptions: boolean;
  readonly inline: boolean;
  readonly mask: string;
  readonly defaultValue: string;
  readonly rules: {
    readonly required: boolean;
    /** Whole, from 1, and never above maxLength. */
    readonly minLength: number | null;
    readonly maxLength: number | null;
    /** A regular expression, plain or as /expression/flags; '' where there is none. */
    readonly pattern: string;
  };
  readonly rulesMessages: readonly string[];
  readonly showWhenFilled: readonly string[];
}

/** One hidden input of a form that the shop posts to a bank. */
export interface FormInput {
  readonly name: string;
  readonly value: string;
}

/** The end of a payment that leads nowhere. */
type PaymentEnd =
  | { readonly kind: 'completed' }
  /** Unclear where the server has not refused it: the payment may have been taken. */
  | { readonly kind: 'failed'; readonly message: string; readonly isUnclear?: true };

/**
 * What the answer to a payment asks the shop to do next, as the server sent it. It may hold
 * what the shopper typed, so it is never in an action or the store.
 */
export type OpenPaymentOutcome = (
  | { readonly kind: 'redirectPost'; readonly url: string; readonly inputs: readonly FormInput[] }
  | { readonly kind: 'deeplink' | 'redirect'; readonly url: string }
  | { readonly kind: 'qrText'; readonly text: string }
  | { readonly kind: 'qrImage'; readonly dataUrl: string }
  | PaymentEnd
) & {
  /** Keeps a closed outcome from being taken for an open one. */
  readonly openId?: never;
};

/**
 * The same for actions and the store: what must not be read is hidden. `openId` finds the open outcome in this
 * page's memory (`openOutcome`); it is null where nothing is hidden.
 */
export type ClosedPaymentOutcome =
  | { readonly kind: 'redirectPost'; readonly url: string; readonly openId: string }
  | { readonly kind: 'deeplink' | 'redirect'; readonly url: string; readonly openId: string | null }
  | { readonly kind: 'qrText'; readonly text: string; readonly openId: string | null }
  | { readonly kind: 'qrImage'; readonly dataUrl: string; readonly openId: string | null }
  | PaymentEnd;

/** A cart line: one product in one size and one colour ('' where none was chosen). The price is rupees. */
export interface CartLine {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  readonly price: number;
  readonly quantity: number;
  readonly selectedSize: string;
  readonly selectedColor: string;
}

/** What the server last said of a product in the cart. */
export interface CheckedProduct {
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** Rupees; null if it is no longer sold. */
  readonly price: number | null;
  readonly hasSizes: boolean;
  /** The sizes, and the price before the discount. States of older builds have none. */
  readonly sizes?: readonly string[];
  readonly originalPrice?: number | null;
}
