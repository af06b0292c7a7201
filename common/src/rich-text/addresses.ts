// The addresses that a text may hold, by what is allowed rather than by what is known to be dangerous. Answers are as the
// URL standard writes them, so that reading them again changes nothing; null is an address that is not taken.

/** Any host: it only says whether an address has left it. */
const here = 'https://here.invalid';

/** Where a link may lead: the web, a letter, a telephone, a page of this site. */
export function linkAddress(text: string | null | undefined): string | null {
  const path = sitePath(text);
  if (path !== null) return path;
  const url = parsed(text);
  if (url === null) return null;
  switch (url.protocol) {
    case 'https:':
    case 'http:':
      // A name before the host makes it look like another one.
      return url.username === '' && url.password === '' ? plain(url.href) : null;
    case 'mailto:':
      return plain(url.href);
    case 'tel:':
      return /^tel:\+?[\d()*#.,;=-]+$/.test(url.href) ? url.href : null;
    default:
      return null;
  }
}

/** Where an image may come from: uploads alone. Foreign hosts would learn who reads, and no page lets them in. */
export function imageAddress(text: string | null | undefined): string | null {
  const path = sitePath(text);
  return path?.startsWith('/media/') === true ? path : null;
}

/** Leads to another site. */
export const isForeign = (address: string): boolean => /^https?:/.test(address);

/** A path from the root. What browsers read as another host (`//evil`, `/\evil`) is none. */
function sitePath(text: string | null | undefined): string | null {
  if (text == null || !/^[\0- ]*\//.test(text)) return null;
  const url = parsed(text, here);
  if (url === null || url.origin !== here) return null;
  const path = url.href.slice(here.length);
  return path.startsWith('//') ? null : plain(path);
}

/** What is left of a few schemes may hold anything; ours hold what can be seen. */
const plain = (address: string): string | null =>
  /^[!-~]{1,2000}$/.test(address) ? address : null;

const parsed = (text: string | null | undefined, base?: string): URL | null =>
  text == null ? null : URL.parse(text, base);
