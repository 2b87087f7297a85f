/** Picture addresses: the catalogue knows paths, the shop needs whole addresses. */
import type { ProductDto, StoreInfoDto } from './wire';

/** Takes a path or an address, returns an address on the sandbox's own origin for a path. */
export const toAbsolute = (address: string, origin: string): string =>
  address.startsWith('/') && !address.startsWith('//') ? `${origin}${address}` : address;

/** Takes a product of the catalogue, returns it with whole picture addresses. */
export const withPictures = (product: ProductDto, origin: string): ProductDto => ({
  ...product,
  ...(typeof product.imgUrl === 'string' && { imgUrl: toAbsolute(product.imgUrl, origin) }),
  ...(product.images && {
    images: product.images.map((image) => ({ ...image, url: toAbsolute(image.url, origin) })),
  }),
});

/** Takes the store's information, returns it with whole picture addresses. */
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
