import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '../../lib/routes';

/** Returns what opens the checkout, the same function in every render; without a session it is refused. */
export function useCheckOut(
  authStatus: 'loading' | 'signedOut' | 'signedIn',
  refuse: () => unknown,
): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (authStatus === 'signedIn') void navigate(routes.checkout);
    else refuse();
  }, [authStatus, navigate, refuse]);
}
