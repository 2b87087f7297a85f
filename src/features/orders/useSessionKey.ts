import { useState } from 'react';

/**
 * A key for what must not outlast a session. It changes when another session follows, and stays when the first one becomes
 * known: by then a rendered page is in use.
 */
export function useSessionKey(status: 'loading' | 'signedOut' | 'signedIn', sessionId: string): number {
  const known = status === 'loading' ? null : sessionId;
  const [session, setSession] = useState({ known, key: 0 });
  if (known !== session.known)
    setSession({ known, key: session.known === null ? session.key : session.key + 1 });
  return session.key;
}
