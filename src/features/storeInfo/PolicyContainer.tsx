import type { ReactNode } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { PolicySlug } from '../../api/models/types';
import { useGetStoreInfoQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { policyNames } from '../../components/componentTexts';
import { routes, toPolicySlug } from '../../lib/routes';
import { deviceName } from '../../lib/texts';
import { fillPlaceholders, toCompany } from './policyHtml';
import { PolicyScreen, type PolicyScreenProps } from './PolicyScreen';
import { builtInPolicies } from './policyTexts';
import { selectStoreInfo, selectStoreInfoStatus } from './storeInfoSelectors';

const connector = connect((state: RootState) => ({
  store: selectStoreInfo(state),
  status: selectStoreInfoStatus(state),
}));
interface OwnProps {
  /** Shown below what the shop says of itself. */
  readonly others?: ReactNode;
}

/**
 * A policy page: the shop's HTML, else the built-in text with the company's details. Any other slug leads to the 404
 * page.
 */
export const PolicyContainer = connector(function PolicyContainer({
  store,
  status,
  others,
}: ConnectedProps<typeof connector> & OwnProps) {
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
  return (
    <>
      <PolicyScreen
        title={policyNames[slug]}
        view={toView(slug)}
        link={slug === 'privacy' ? { name: deviceName, to: routes.device } : null}
      />
      {slug === 'about' && others}
    </>
  );
});
