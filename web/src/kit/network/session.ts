// The session of the browser: the access token in local storage, shared by all tabs, and the link to return to after
// sign-in.
import { isEmbedded } from '../pages/embedding.ts';
import { viewsMark } from './settings.ts';

const tokenKey = 'access_token';
const linkKey = 'first_link';
/** Visited records in the command palette, which contain names of people and courses. */
const recentKey = 'recent_places';
/**
 * Set while the IndexedDB database of that name holds unfinished uploads (`uploads/storedUploads.ts`).
 */
const uploadsKey = 'uploads';
/** Prefix of stored drafts in session and local storage (`drafts`). */
export const draftKey = 'form_draft/';

export function accessToken(): string | null {
  return isEmbedded ? null : localStorage.getItem(tokenKey);
}

export function startSession(token: string): void {
  localStorage.setItem(tokenKey, token);
  for (const forget of onStart) forget();
}

const onStart = new Set<() => void>();

/** Registers a callback that clears data loaded without a session, which is wrong after sign-in. */
export function clearOnSignIn(forget: () => void): void {
  onStart.add(forget);
}

/** Signs out with a full page load, so that no data of the user stays in memory. */
export function endSession(next = '/login'): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(recentKey);
  sessionStorage.removeItem(linkKey);
  forgetDrafts(sessionStorage);
  forgetDrafts(localStorage);
  forgetViews();
  // After an expired session the user finds unfinished uploads again, so only signing out deletes them.
  if (localStorage.getItem(uploadsKey)) indexedDB.deleteDatabase(uploadsKey);
  localStorage.removeItem(uploadsKey);
  openPage(next);
}

/** Handles an invalid token: opens the sign-in page, and returns here afterwards. */
export function handleSessionLost(): void {
  const known = accessToken() !== null;
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(recentKey);
  forgetViews();
  if (location.pathname === '/login') return;
  rememberLink(location.pathname + location.search);
  openPage(known ? '/login?reason=expired' : '/login');
}

/** Stores the link to open after sign-in. */
export function rememberLink(link: string): void {
  sessionStorage.setItem(linkKey, link);
}

/** Returns the stored link once; only addresses of this application are accepted. */
export function takeRememberedLink(): string | null {
  // Browsers block storage in frames of other sites.
  if (isEmbedded) return null;
  const link = sessionStorage.getItem(linkKey);
  sessionStorage.removeItem(linkKey);
  return link !== null && /^\/(?![/\\])/.test(link) ? link : null;
}

/** Reloads other tabs when one signs out or signs in as another user. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    // The key is null for localStorage.clear().
    if (event.key !== null && event.key !== tokenKey) return;
    if (event.key === tokenKey && event.oldValue === event.newValue) return;
    if (accessToken() === null) {
      forgetDrafts(sessionStorage);
      openPage('/login');
    } else if (event.oldValue !== null) location.reload();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Deletes the cached saved views. */
function forgetViews(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.endsWith(viewsMark)) localStorage.removeItem(key);
  }
}

/** Drafts must not be visible to the next user. */
function forgetDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(draftKey)) storage.removeItem(key);
  }
}

function openPage(path: string): void {
  location.assign(path);
}
