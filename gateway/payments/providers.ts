/** The providers by the name that PAYMENT_PROVIDER gives. */
import { SettingError } from '../settings';
import type { PaymentProvider, ProviderParts } from './provider';
import { createSandboxBank } from './sandboxBank';

const PROVIDERS: ReadonlyMap<string, (parts: ProviderParts) => PaymentProvider> = new Map([
  ['sandbox-bank', createSandboxBank],
]);

/** What creates the provider of this name. Throws a SettingError for an unknown one. */
export const providerOf = (name: string): ((parts: ProviderParts) => PaymentProvider) => {
  const create = PROVIDERS.get(name);
  if (create === undefined)
    throw new SettingError(`PAYMENT_PROVIDER is one of ${[...PROVIDERS.keys()].join(', ')}, not '${name}'.`);
  return create;
};
