import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { VerifyByCode } from './VerifyByCode.tsx';
import { VerifyByLink } from './VerifyByLink.tsx';

const route = getRouteApi('/auth/verify-email');

/** Verifies an address: by the token of the e-mail's link when the URL has one, else by the code. */
export function VerifyEmailScreen() {
  const search = route.useSearch();
  // Stored here, because it is removed from the URL at once.
  const [token, setToken] = useState(search.token);
  return token ? <VerifyByLink token={token} onGiveUp={() => setToken(undefined)} /> : <VerifyByCode />;
}
