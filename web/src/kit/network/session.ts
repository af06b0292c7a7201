// Who is signed in: the access token in local storage, the same in all tabs, and the link to return to after signing in.
import { isEmbedded } from '../pages/embedding.ts';
import { viewsMark } from './settings.ts';

const tokenKey = 'access_token';
const linkKey = 'first_link';
/** Names of people and courses, of the command palette. */
const recentKey = 'recent_places';
/** There while the browser’s database of that name keeps unfinished uploads (`uploads/kept.ts`). */
const uploadsKey = 'uploads';
/** Before the names of what was typed and is not sent yet, in this tab or in this browser (`drafts`). */
export const draftKey = 'form_draft/';

export function accessToken(): string | null {
  return isEmbedded ? null : localStorage.getItem(tokenKey);
}

export function startSession(token: string): void {
  localStorage.setItem(tokenKey, token);
  for (const forget of onStart) forget();
}

const onStart = new Set<() => void>();

/** For whatever keeps what the server told nobody in particular: it no longer holds once somebody is signed in. */
export function forgetsOnSignIn(forget: () => void): void {
  onStart.add(forget);
}

/** Leaves by a whole page load, so that nothing of the person stays in memory. */
export function endSession(next = '/login'): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(recentKey);
  sessionStorage.removeItem(linkKey);
  forgetDrafts(sessionStorage);
  forgetDrafts(localStorage);
  forgetViews();
  // Whose session only runs out finds unfinished uploads again.
  if (localStorage.getItem(uploadsKey)) indexedDB.deleteDatabase(uploadsKey);
  localStorage.removeItem(uploadsKey);
  openPage(next);
}

/** The server no longer knows the token: to the sign-in page, and back here afterwards. */
export function sessionLost(): void {
  const known = accessToken() !== null;
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(recentKey);
  forgetViews();
  if (location.pathname === '/login') return;
  rememberLink(location.pathname + location.search);
  openPage(known ? '/login?reason=expired' : '/login');
}

/** Keeps the link that a person came for until they are in. */
export function rememberLink(link: string): void {
  sessionStorage.setItem(linkKey, link);
}

/** The link to open after signing in, once; only an address of this application. */
export function takeRememberedLink(): string | null {
  // Browsers close their storage to frames of other sites.
  if (isEmbedded) return null;
  const link = sessionStorage.getItem(linkKey);
  sessionStorage.removeItem(linkKey);
  return link !== null && /^\/(?![/\\])/.test(link) ? link : null;
}

/** Signing out or in as somebody else in one tab takes the other tabs along. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key is localStorage.clear().
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

/** Nor what their lists open with. */
function forgetViews(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.endsWith(viewsMark)) localStorage.removeItem(key);
  }
}

/** What somebody has typed is nothing for whoever comes next. */
function forgetDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(draftKey)) storage.removeItem(key);
  }
}

function openPage(path: string): void {
  location.assign(path);
}
