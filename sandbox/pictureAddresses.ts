/** Turns the picture paths of the catalogue into absolute addresses. */
import type { ProductDto, StoreInfoDto } from '../apiServer/wire';

/** A path on the sandbox's origin as an absolute address; any other address is kept. */
export const toAbsolute = (address: string, origin: string): string =>
  address.startsWith('/') && !address.startsWith('//') ? `${origin}${address}` : address;

/** A product with absolute picture addresses. */
export const withPictures = (product: ProductDto, origin: string): ProductDto => ({
  ...product,
  ...(typeof product.imgUrl === 'string' && { imgUrl: toAbsolute(product.imgUrl, origin) }),
  ...(product.images && {
    images: product.images.map((image) => ({ ...image, url: toAbsolute(image.url, origin) })),
  }),
});

/** The store's information with absolute picture addresses. */
export const withStorePictures = (storeInfo: StoreInfoDto, origin: string): StoreInfoDto => ({
  ...storeInfo,
  ...(storeInfo.companyLogoUrl !== undefined && {
    companyLogoUrl: toAbsolute(storeInfo.companyLogoUrl, origin),
  }),
  ...(storeInfo.categoryImages && {
    categoryImages: Object.fromEntries(
      Object.entries(storeInfo.categoryImages).map(([name, address]) => [name, toAbsolute(address, origin)]),
    ),
  }),
});
