import { storefrontApi } from '../../api/storefrontApi';
import { lookUpArg } from '../../lib/serverListing';

interface CataloguePagesProps {
  /** How many, from the first one on. */
  readonly count: number;
}

function CataloguePage({ page }: { readonly page: number }) {
  storefrontApi.endpoints.listProducts.useQuerySubscription(lookUpArg({}, page));
  return null;
}

/** Loads pages of the catalogue, each once, and keeps them in the cache while it is shown. */
export function CataloguePagesContainer({ count }: CataloguePagesProps) {
  return Array.from({ length: count }, (_, index) => <CataloguePage key={index} page={index + 1} />);
}
