// The state of a sign-in with an identity provider, stored in this browser until the redirect back, which fails without
// it.
const key = 'social_sign_in';

export interface PendingSocialSignIn {
  /** Signing in, or linking the provider to the account. */
  purpose: 'signIn' | 'link';
  /** The gateway's secret, which completes the sign-in. */
  secret: string;
  /** URL of the page to start again. */
  from: string;
}

/** Redirects to the provider in the same tab, since the state is in the session storage. */
export function redirectToProvider(address: string, pending: PendingSocialSignIn): void {
  sessionStorage.setItem(key, JSON.stringify(pending));
  location.assign(address);
}

/** Removes the state, so that a reload doesn't complete the sign-in twice. */
export function takePendingSocialSignIn(): PendingSocialSignIn | null {
  const stored = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return stored === null ? null : (JSON.parse(stored) as PendingSocialSignIn);
}
