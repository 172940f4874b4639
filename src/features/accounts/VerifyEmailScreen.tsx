import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { VerifyByCode } from './VerifyByCode.tsx';
import { VerifyByLink } from './VerifyByLink.tsx';

const route = getRouteApi('/auth/verify-email');

/** Proves an address: by the link of the e-mail when the address brings its token, else by the code. */
export function VerifyEmailScreen() {
  const search = route.useSearch();
  // Kept here, because it leaves the address at once.
  const [token, setToken] = useState(search.token);
  return token ? <VerifyByLink token={token} onGiveUp={() => setToken(undefined)} /> : <VerifyByCode />;
}
