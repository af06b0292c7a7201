// The session: where its end leads, and that only links of this application are returned to after sign-in.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  accessToken,
  endSession,
  followOtherTabs,
  rememberLink,
  handleSessionLost,
  startSession,
  takeRememberedLink,
} from './session.ts';

const assign = vi.fn<(path: string) => void>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/demo/courses', search: '?tab=drafts', assign, reload });
});

afterEach(() => {
  assign.mockClear();
  reload.mockClear();
});

describe('a session', () => {
  it('stores the token under the key of the specification', () => {
    startSession('t-1');
    expect(localStorage.getItem('access_token')).toBe('t-1');
    expect(accessToken()).toBe('t-1');
  });

  it('ends at the sign-in page without a link to return to', () => {
    startSession('t-1');
    rememberLink('/demo/courses');
    endSession();
    expect(accessToken()).toBeNull();
    expect(takeRememberedLink()).toBeNull();
    expect(assign).toHaveBeenCalledWith('/login');
  });

  it('deletes form drafts when it ends, in other tabs too', () => {
    const type = () => sessionStorage.setItem('form_draft/demo/7/3', '{"name":"Вера"}');
    startSession('t-1');
    type();
    endSession();
    expect(Object.keys(sessionStorage)).toEqual([]);

    const stop = followOtherTabs();
    type();
    dispatchEvent(new StorageEvent('storage', { key: 'access_token', oldValue: 't-1' }));
    stop();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('returns to the same page after a new sign-in when it expired', () => {
    startSession('t-1');
    handleSessionLost();
    expect(accessToken()).toBeNull();
    expect(assign).toHaveBeenCalledWith('/login?reason=expired');
    expect(takeRememberedLink()).toBe('/demo/courses?tab=drafts');
    expect(takeRememberedLink()).toBeNull();
  });

  it('stays on the sign-in page when it expires there', () => {
    vi.stubGlobal('location', { pathname: '/login', search: '', assign, reload });
    handleSessionLost();
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
  ])('never returns to %j', (link) => {
    rememberLink(link);
    expect(takeRememberedLink()).toBeNull();
  });
});

describe('other tabs', () => {
  const dispatchStorageEvent = (init: StorageEventInit) =>
    dispatchEvent(new StorageEvent('storage', init));

  it('sign out together', () => {
    const stop = followOtherTabs();
    dispatchStorageEvent({ key: 'access_token', oldValue: 't-1', newValue: null });
    expect(assign).toHaveBeenCalledWith('/login');
    stop();
  });

  it('reload when another user signs in', () => {
    startSession('t-2');
    const stop = followOtherTabs();
    dispatchStorageEvent({ key: 'access_token', oldValue: 't-1', newValue: 't-2' });
    expect(reload).toHaveBeenCalledOnce();
    stop();
  });

  it('ignore other changes of the storage', () => {
    startSession('t-1');
    const stop = followOtherTabs();
    dispatchStorageEvent({ key: 'menu_collapsed', oldValue: null, newValue: '1' });
    dispatchStorageEvent({ key: 'access_token', oldValue: null, newValue: 't-1' });
    expect(assign).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    stop();
  });
});
