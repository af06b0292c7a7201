// Signed URLs: detecting expiry, comparing without the signature, and refreshing from the page's data.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshUrl, isExpired, refreshExpiredUrls, withoutSignature } from './signedUrls.ts';

const key = '5a1f2f7e-93c2-4ac5-8b83-3a2b42dd6a10';
const signed = (end: number, of = key) => `/media/${of}/${end}.c7.CVf7ffHNx_ltOGOLqZBK8g/film.mp4`;
const old = signed(1_700_000_000);
const fresh = signed(4_000_000_000);

const signatures = vi.hoisted(() => ({
  newest: null as string | null,
  next: null as string | null,
}));
const refetch = vi.hoisted(() =>
  vi.fn(async () => {
    signatures.newest = signatures.next;
  }),
);
vi.mock('../relay/refetch.ts', () => ({ refetch, newestSignature: () => signatures.newest }));

const signatureIn = (address: string) => address.split('/').at(-2) ?? '';

beforeEach(() => {
  refetch.mockClear();
  Object.assign(signatures, { newest: signatureIn(old), next: signatureIn(fresh) });
});
afterEach(() => document.body.replaceChildren());

test('a URL contains its expiry and its file', () => {
  expect([old, fresh, '/media/1/a.png', `${old}?w=320`].map(isExpired)).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(withoutSignature(old)).toBe(withoutSignature(fresh));
  expect(withoutSignature(signed(1_700_000_000, key.replace('5', '6')))).not.toBe(
    withoutSignature(old),
  );
  expect(withoutSignature('/media/1/a.png')).toBe('/media/1/a.png');
});

test('refetches a URL once, and takes a newer one from the store', async () => {
  expect(await freshUrl(`${old}?w=320`)).toBe(`${fresh}?w=320`);
  expect(refetch).toHaveBeenCalledOnce();
  expect(await freshUrl(old)).toBe(fresh);
  expect(refetch).toHaveBeenCalledOnce();
});

test('ignores a stored URL that has expired, too', async () => {
  signatures.newest = signatureIn(signed(1_700_021_600));
  expect(await freshUrl(old)).toBe(fresh);
  expect(refetch).toHaveBeenCalledOnce();
});

test('updates the URL of a picture that React does not render again', async () => {
  const leave = refreshExpiredUrls({ query: {} as never, variables: {} });
  const picture = document.createElement('img');
  picture.src = signed(1_700_000_001);
  document.body.append(picture);
  picture.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(picture.getAttribute('src')).toContain(signatureIn(fresh)));
  leave();
});

test('keeps the URL when there is no newer one', async () => {
  signatures.next = signatureIn(old);
  expect(await freshUrl(old)).toBe(old);
  expect(await freshUrl('/media/1/a.png')).toBe('/media/1/a.png');
});

test('follows an expired link to its current URL while the page is shown', async () => {
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    followed.push(this.getAttribute('href') ?? '');
  });
  const link = document.createElement('a');
  link.href = old;
  document.body.append(link);
  const prevented: boolean[] = [];
  link.addEventListener('click', (event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault(); // jsdom can't navigate.
  });
  const press = () => {
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return prevented.pop();
  };
  const leave = refreshExpiredUrls({ query: {} as never, variables: {} });
  expect(press()).toBe(true);
  await vi.waitFor(() => expect(followed).toEqual([new URL(fresh, location.href).href]));
  link.href = fresh;
  expect(press()).toBe(false);
  leave();
  link.href = old;
  expect(press()).toBe(false);
  vi.restoreAllMocks();
});
