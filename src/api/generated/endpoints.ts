import type { WithSecrets } from '../../lib/secrets/secret';
import { baseApi as api } from '../baseApi';
export const addTagTypes = ['Account', 'Store', 'Product', 'Order', 'PaymentForm'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      authorizeUser: build.mutation<AuthorizeUserApiResponse, AuthorizeUserApiArg>({
        query: (queryArg) => ({
          url: `/users/authorize`,
          method: 'POST',
          body: queryArg.authorizeRequestDto,
        }),
        invalidatesTags: ['Account'],
      }),
      registerUser: build.mutation<RegisterUserApiResponse, RegisterUserApiArg>({
        query: (queryArg) => ({
          url: `/users/register`,
          method: 'POST',
          body: queryArg.registerRequestDto,
        }),
        invalidatesTags: [],
      }),
      getAccountInfo: build.query<GetAccountInfoApiResponse, GetAccountInfoApiArg>({
        query: () => ({ url: `/accountInfo` }),
        providesTags: ['Account'],
      }),
      getStoreInfo: build.query<GetStoreInfoApiResponse, GetStoreInfoApiArg>({
        query: () => ({ url: `/storeInfo` }),
        providesTags: ['Store'],
      }),
      listProducts: build.query<ListProductsApiResponse, ListProductsApiArg>({
        query: (queryArg) => ({
          url: `/products`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            category: queryArg.category,
            parentCategory: queryArg.parentCategory,
            gender: queryArg.gender,
            filter: queryArg.filter,
            featured: queryArg.featured,
          },
        }),
        providesTags: ['Product'],
      }),
      getProduct: build.query<GetProductApiResponse, GetProductApiArg>({
        query: (queryArg) => ({
          url: `/products/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['Product'],
      }),
      listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
        query: () => ({ url: `/orders` }),
        providesTags: ['Order'],
      }),
      createOrder: build.mutation<CreateOrderApiResponse, CreateOrderApiArg>({
        query: (queryArg) => ({
          url: `/orders`,
          method: 'POST',
          body: queryArg.createOrderRequestDto,
        }),
        invalidatesTags: ['Order'],
      }),
      trackOrder: build.query<TrackOrderApiResponse, TrackOrderApiArg>({
        query: (queryArg) => ({
          url: `/orders/${encodeURIComponent(String(queryArg.orderId))}`,
          params: {
            contactInfo: queryArg.contactInfo,
          },
        }),
        providesTags: ['Order'],
      }),
      getPaymentFields: build.query<GetPaymentFieldsApiResponse, GetPaymentFieldsApiArg>({
        query: () => ({ url: `/payments/fields` }),
        providesTags: ['PaymentForm'],
      }),
      submitPayment: build.mutation<SubmitPaymentApiResponse, SubmitPaymentApiArg>({
        query: (queryArg) => ({
          url: `/payments`,
          method: 'POST',
          body: queryArg.paymentRequestDto,
        }),
        invalidatesTags: ['Order'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type AuthorizeUserApiResponse = /** status 200 The shopper is signed in. */ AuthorizeAnswerDto;
export type AuthorizeUserApiArg = {
  authorizeRequestDto: WithSecrets<AuthorizeRequestDto, 'password'>;
};
export type RegisterUserApiResponse = /** status 201 The account exists. */ RegisterAnswerDto;
export type RegisterUserApiArg = {
  registerRequestDto: WithSecrets<RegisterRequestDto, 'password'>;
};
export type GetAccountInfoApiResponse = /** status 200 The account. */ AccountInfoAnswerDto;
export type GetAccountInfoApiArg = void;
export type GetStoreInfoApiResponse = /** status 200 The store's information. */ StoreInfoDto;
export type GetStoreInfoApiArg = void;
export type ListProductsApiResponse =
  /** status 200 The page, with how many products there are in all. */ ProductListDto;
export type ListProductsApiArg = {
  /** The page, counted from 1. */
  page?: number;
  /** How many products a page holds. */
  limit?: number;
  /** A category's name, in lower case. */
  category?: string;
  /** A sub-category's name as products carry it. */
  parentCategory?: string;
  /** Men or Women, beside the category of that name. */
  gender?: string;
  /** A comma-separated list of what the accessories listing takes in. */
  filter?: string;
  /** Only products whose attribute `featured` says true. */
  featured?: boolean;
};
export type GetProductApiResponse = /** status 200 The product. */ ProductDto;
export type GetProductApiArg = {
  /** The product's id. */
  id: string;
};
export type ListOrdersApiResponse = /** status 200 The orders. */ OrderDto[];
export type ListOrdersApiArg = void;
export type CreateOrderApiResponse =
  /** status 201 The order exists and waits for its payment. */ CreateOrderAnswerDto;
export type CreateOrderApiArg = {
  createOrderRequestDto: CreateOrderRequestDto;
};
export type TrackOrderApiResponse = /** status 200 The order. */ OrderDto;
export type TrackOrderApiArg = {
  /** The order's number. */
  orderId: string;
  /** The email address or the phone number of the order. */
  contactInfo: string;
};
export type GetPaymentFieldsApiResponse = /** status 200 The fields. */ PaymentFieldsAnswerDto;
export type GetPaymentFieldsApiArg = void;
export type SubmitPaymentApiResponse = /** status 200 What happens next. */ PaymentAnswerDto;
export type SubmitPaymentApiArg = {
  paymentRequestDto: WithSecrets<PaymentRequestDto, 'fields'>;
};
export type AuthorizeAnswerDto = {
  /** The bearer token. Without it the sign-in counts as failed. */
  token?: string;
};
export type ErrorDto = {
  /** One sentence a shopper can read. */
  error: string;
};
export type AuthorizeRequestDto = {
  email: string;
  password: string;
};
export type RegisterAnswerDto = {
  id?: string;
  email?: string;
};
export type RegisterRequestDto = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
};
export type AccountDto = {
  firstName?: string;
  lastName?: string;
  email?: string;
  createdAt?: string;
};
export type WrappedAccountDto = {
  data: AccountDto;
};
export type AccountInfoAnswerDto = WrappedAccountDto | AccountDto;
export type StoreInfoDto = {
  storeName?: string;
  companyName?: string;
  companyAddress?: string;
  companyEmail?: string;
  companyPhone?: string;
  companyLogoUrl?: string;
  description?: string;
  /** Category names as the store spells them. */
  categories?: string[];
  /** A picture's address by category name, and one for the rest under `default`. */
  categoryImages?: {
    [key: string]: string;
  };
  /** The store's own HTML by policy slug (terms, privacy, refund, return, shipping, about). Placeholders: {{companyName}}, {{companyAddress}}, {{companyEmail}}, {{companyPhone}}, {{companyLogoUrl}}. */
  policies?: {
    [key: string]: string;
  };
};
export type ProductImageDto = {
  url: string;
};
export type ProductAttributeDto = {
  id?: string;
  /** What it says, such as size, color, featured or head_weight. */
  key: string;
  value: string[];
  metricUnit?: string | null;
};
export type ProductDto = {
  id: string;
  title: string;
  description?: string;
  /** A web address, or a path of the shop's own site. With the query parameter `w` (the picture's width in pixels), the address can be asked for at smaller widths too. So can the addresses in `images` and `categoryImages`. */
  imgUrl?: string | null;
  category?: string;
  parentCategory?: string | null;
  /** Rupees. */
  regularPrice?: number | null;
  /** Rupees, when the product is on sale. */
  discountedPrice?: number | null;
  createdAt?: string;
  /** An address with the name of one of the product's colours as a whole word, such as `/kurta-sky-blue-1.webp` for Sky Blue, is shown when that colour is chosen. */
  images?: ProductImageDto[];
  attributes?: ProductAttributeDto[];
};
export type PaginationDto = {
  total?: number;
  page?: number;
  limit?: number;
};
export type ProductListDto = {
  data: ProductDto[];
  pagination?: PaginationDto;
  /** The total, where pagination does not give it. */
  count?: number;
};
export type OrderItemDto = {
  id?: number | string;
  productTitle?: string;
  quantity?: number;
  /** Rupees for one piece. */
  price?: number | string;
};
export type OrderAddressDto = {
  address?: string;
  city?: string;
  state?: string;
  postalCode?: string;
};
export type OrderDto = {
  id: string;
  /** 0 Pending, 1 Processing, 2 Shipped, 3 Delivered, 4 Cancelled. */
  status?: number;
  createdAt?: string;
  items?: OrderItemDto[];
  shippingAddress?: OrderAddressDto;
};
export type CreateOrderAnswerDto = {
  id: string;
};
export type ShippingAddressDto = {
  fullName: string;
  address: string;
  city: string;
  state: string;
  postalCode: string;
  phone: string;
};
export type CreateOrderRequestDto = {
  /** Quantity by product id. */
  products: {
    [key: string]: number;
  };
  shippingAddress: ShippingAddressDto;
};
export type PaymentOptionDto = {
  label?: string;
  /** What is sent, as text. */
  value?: string | number | boolean;
};
export type PaymentRulesDto = {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  /** A regular expression, plain or as /expression/flags. */
  pattern?: string;
};
export type PaymentFieldDto = {
  name: string;
  label?: string;
  placeholder?: string;
  description?: string;
  type?: 'text' | 'email' | 'password' | 'number' | 'tel' | 'textarea' | 'select' | 'checkbox';
  /** What a select offers; texts and numbers are both label and value. */
  options?: (string | number | PaymentOptionDto)[];
  /** Whether the field shares its line with a neighbour. */
  inline?: boolean;
  /** A typing aid: 9 stands for a digit, a for a letter. */
  mask?: string;
  defaultValue?: string;
  rules?: PaymentRulesDto;
  rulesMessages?: string[];
  /** The field shows when at least one of these fields is not empty. */
  showWhenFilled?: string[];
};
export type PaymentFieldListDto = PaymentFieldDto[];
export type WrappedPaymentFieldsDto = {
  fields: PaymentFieldListDto;
};
export type PaymentFieldsAnswerDto = PaymentFieldListDto | WrappedPaymentFieldsDto;
export type PaymentFormParamsDto = {
  type?: string;
  url?: string;
  data?: {
    [key: string]: string;
  };
};
export type PaymentActionDto = {
  type: 'redirect_post' | 'deeplink' | 'qr';
  redirectUrl?: string;
  formParams?: PaymentFormParamsDto;
  qr?: string;
  qrBase64?: string;
};
export type PaymentAnswerDto = {
  success: boolean;
  error?: string;
  redirectUrl?: string;
  action?: PaymentActionDto;
};
export type PaymentRequestDto = {
  orderId: string;
  /** What the shopper filled in, by field name. */
  fields: {
    [key: string]: string;
  };
};
