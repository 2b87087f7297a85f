import { connect, type ConnectedProps } from 'react-redux';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { PolicySlug, StoreInfo } from '../../api/models/types';
import { useGetStoreInfoQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { policyNames } from '../../components/componentTexts';
import { phoneParts } from '../../lib/contactParts';
import { escapeMarkup } from '../../lib/escaping';
import { routes, toPolicySlug } from '../../lib/routes';
import { actions, companyFallbacks, deviceName, pageNames } from '../../lib/texts';
import { ownValue } from '../../lib/untrusted';
import { PolicyScreen, type PolicyScreenProps } from './PolicyScreen';
import { builtInPolicies, type Company } from './policyTexts';
import { categoryPictures, selectStoreInfo, selectStoreInfoStatus } from './storeInfoSelectors';
import { storeInfoTexts } from './storeInfoTexts';

export function toCompany(store: StoreInfo): Company {
  return {
    companyName: store.companyName || companyFallbacks.name,
    companyAddress: store.companyAddress || companyFallbacks.address,
    companyPhone: store.companyPhone || companyFallbacks.phone,
    companyEmail: store.companyEmail || storeInfoTexts.emailFallback,
    companyLogoUrl: store.companyLogoUrl,
  };
}

/** A placeholder; of a phone's link it stands for the first number alone, without the spaces that shoppers read. */
const placeholder = /(tel:)?\{\{\s*(\w+)\s*\}\}/g;

/**
 * Replaces the five placeholders in the shop's HTML, in one pass, so that placeholders in values are not
 * replaced. Unknown placeholders stay. The result is not yet sanitised.
 */
export function fillPlaceholders(html: string, company: Company): string {
  return html.replace(placeholder, (whole, link: string | undefined, name: string) => {
    const value = ownValue(company, name);
    if (value === undefined) return whole;
    if (link === undefined) return escapeMarkup(value);
    const number = name === 'companyPhone' ? phoneParts(value).find(({ href }) => href !== null) : undefined;
    return number?.href ?? link + escapeMarkup(value);
  });
}

const contact = { name: pageNames.contact, to: routes.contact };
const policyLink = (slug: PolicySlug) => ({ name: policyNames[slug], to: routes.policy(slug) });

/** Pages that a text leads to, by its slug. */
const linksOf: { readonly [Slug in PolicySlug]: PolicyScreenProps['links'] } = {
  terms: [contact],
  privacy: [{ name: deviceName, to: routes.device }, contact],
  refund: [policyLink('return'), contact],
  return: [policyLink('refund'), contact],
  shipping: [{ name: pageNames.trackOrder, to: routes.trackOrder() }, contact],
  about: [{ name: actions.browseProducts, to: routes.products() }, contact],
};

const connector = connect((state: RootState) => ({
  store: selectStoreInfo(state),
  status: selectStoreInfoStatus(state),
}));
type Props = ConnectedProps<typeof connector>;

/**
 * A policy page: the shop's HTML, else the built-in text with the company's details. Any other slug leads to the 404
 * page.
 */
export const PolicyContainer = connector(function PolicyContainer({ store, status }: Props) {
  const { policyType = '' } = useParams();
  const { hash } = useLocation();
  useGetStoreInfoQuery();
  const slug = toPolicySlug(policyType);

  function toView(known: PolicySlug): PolicyScreenProps['view'] {
    if (status === 'loading') return { kind: 'loading' };
    const company = toCompany(store);
    const html = store.policies[known];
    return html === undefined
      ? { kind: 'text', text: builtInPolicies[known](company) }
      : { kind: 'html', html: fillPlaceholders(html, company) };
  }

  if (slug === null)
    return <Navigate to={routes.notFound} replace state={{ from: routes.policy(policyType) }} />;
  if (slug !== policyType) return <Navigate to={routes.policy(slug) + hash} replace />;
  const pictures = status === 'loading' ? [null, null] : categoryPictures(store).slice(0, 2);
  return (
    <PolicyScreen
      title={policyNames[slug]}
      view={toView(slug)}
      links={linksOf[slug]}
      pictures={slug === 'about' ? pictures : []}
    />
  );
});
