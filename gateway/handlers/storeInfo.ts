import type { StoreInfoDto } from '../../apiServer/wire';
import type { EngineClient } from '../engineClient';

const TEXTS = [
  ...(['storeName', 'companyName', 'companyAddress', 'companyEmail'] as const),
  ...(['companyPhone', 'companyLogoUrl', 'description'] as const),
];

/** The store's information from the engine's channel. */
export const readStoreInfo = async (engine: EngineClient): Promise<StoreInfoDto> => {
  const { data } = await engine({ api: 'shop-api', name: 'shopInfo', query: '{ shopInfo }' });
  const info = data.child('shopInfo');
  const texts: Partial<Record<(typeof TEXTS)[number], string>> = {};
  for (const name of TEXTS) if (info.has(name)) texts[name] = info.text(name);
  return {
    ...texts,
    ...(info.has('categories') && { categories: info.texts('categories') }),
    ...(info.has('categoryImages') && { categoryImages: info.child('categoryImages').allTexts() }),
    ...(info.has('policies') && { policies: info.child('policies').allTexts() }),
  };
};
