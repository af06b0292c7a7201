// Signed URLs: detecting expiry, comparing without the signature, and refreshing from the page's data.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshAddress, hasEnded, keepFresh, lastingAddress } from './freshAddresses.ts';

const key = '5a1f2f7e-93c2-4ac5-8b83-3a2b42dd6a10';
const signed = (end: number, of = key) => `/media/${of}/${end}.c7.CVf7ffHNx_ltOGOLqZBK8g/film.mp4`;
const old = signed(1_700_000_000);
const fresh = signed(4_000_000_000);

const told = vi.hoisted(() => ({ newest: null as string | null, next: null as string | null }));
const refetch = vi.hoisted(() =>
  vi.fn(async () => {
    told.newest = told.next;
  }),
);
vi.mock('../relay/refetch.ts', () => ({ refetch, newestAfter: () => told.newest }));

const signatureIn = (address: string) => address.split('/').at(-2) ?? '';

beforeEach(() => {
  refetch.mockClear();
  Object.assign(told, { newest: signatureIn(old), next: signatureIn(fresh) });
});
afterEach(() => document.body.replaceChildren());

test('an address says when it ends, and what it is an address of', () => {
  expect([old, fresh, '/media/1/a.png', `${old}?w=320`].map(hasEnded)).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(lastingAddress(old)).toBe(lastingAddress(fresh));
  expect(lastingAddress(signed(1_700_000_000, key.replace('5', '6')))).not.toBe(
    lastingAddress(old),
  );
  expect(lastingAddress('/media/1/a.png')).toBe('/media/1/a.png');
});

test('a fresh one is read once, and taken where it is known already', async () => {
  expect(await freshAddress(`${old}?w=320`)).toBe(`${fresh}?w=320`);
  expect(refetch).toHaveBeenCalledOnce();
  expect(await freshAddress(old)).toBe(fresh);
  expect(refetch).toHaveBeenCalledOnce();
});

test('one that is known but has ended by now is no fresh one', async () => {
  told.newest = signatureIn(signed(1_700_021_600));
  expect(await freshAddress(old)).toBe(fresh);
  expect(refetch).toHaveBeenCalledOnce();
});

test('a picture that nothing draws anew gets its address itself', async () => {
  const leave = keepFresh({ query: {} as never, variables: {} });
  const picture = document.createElement('img');
  picture.src = signed(1_700_000_001);
  document.body.append(picture);
  picture.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(picture.getAttribute('src')).toContain(signatureIn(fresh)));
  leave();
});

test('where none comes, it stays as it is', async () => {
  told.next = signatureIn(old);
  expect(await freshAddress(old)).toBe(old);
  expect(await freshAddress('/media/1/a.png')).toBe('/media/1/a.png');
});

test('a link that has ended is followed where it leads by now, as long as the page is shown', async () => {
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
  const leave = keepFresh({ query: {} as never, variables: {} });
  expect(press()).toBe(true);
  await vi.waitFor(() => expect(followed).toEqual([new URL(fresh, location.href).href]));
  link.href = fresh;
  expect(press()).toBe(false);
  leave();
  link.href = old;
  expect(press()).toBe(false);
  vi.restoreAllMocks();
});
