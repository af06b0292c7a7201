// What this browser remembers while a person is at another service: without it nobody can come back from there.
const key = 'social_sign_in';

export interface SocialReturn {
  /** A sign-in, or a service that is added to the account. */
  purpose: 'signIn' | 'link';
  /** What the gateway gave to finish with. */
  secret: string;
  /** Where the person was, to begin again. */
  from: string;
}

/** Sends the person to the service. In the same tab: another one could not finish. */
export function goToService(address: string, kept: SocialReturn): void {
  sessionStorage.setItem(key, JSON.stringify(kept));
  location.assign(address);
}

/** Once: a page that is loaded again finishes nothing twice. */
export function takeReturn(): SocialReturn | null {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return kept === null ? null : (JSON.parse(kept) as SocialReturn);
}
