// Checks addresses in rich text by an allow-list. Results are serialized by the URL standard, so that parsing them
// again changes nothing; null means rejected.

/** A placeholder host, to detect whether an address leads to another site. */
const here = 'https://here.invalid';

/** Checks the address of a link: web, mail, telephone, or a page of this site. */
export function linkAddress(text: string | null | undefined): string | null {
  const path = sitePath(text);
  if (path !== null) return path;
  const url = parsed(text);
  if (url === null) return null;
  switch (url.protocol) {
    case 'https:':
    case 'http:':
      // A user name before the host makes it look like another host.
      return url.username === '' && url.password === '' ? plain(url.href) : null;
    case 'mailto:':
      return plain(url.href);
    case 'tel:':
      return /^tel:\+?[\d()*#.,;=-]+$/.test(url.href) ? url.href : null;
    default:
      return null;
  }
}

/**
 * Checks the address of an image: only uploads, because other hosts would track readers, and the content security
 * policy blocks them.
 */
export function imageAddress(text: string | null | undefined): string | null {
  const path = sitePath(text);
  return path?.startsWith('/media/') === true ? path : null;
}

/** Whether the address leads to another site. */
export const isForeign = (address: string): boolean => /^https?:/.test(address);

/** A path from the root. Rejects what browsers parse as another host (`//evil`, `/\evil`). */
function sitePath(text: string | null | undefined): string | null {
  if (text == null || !/^[\0- ]*\//.test(text)) return null;
  const url = parsed(text, here);
  if (url === null || url.origin !== here) return null;
  const path = url.href.slice(here.length);
  return path.startsWith('//') ? null : plain(path);
}

/** Rejects invisible characters, which some schemes allow. */
const plain = (address: string): string | null =>
  /^[!-~]{1,2000}$/.test(address) ? address : null;

const parsed = (text: string | null | undefined, base?: string): URL | null =>
  text == null ? null : URL.parse(text, base);
