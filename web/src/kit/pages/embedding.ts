// A page in an iframe of another site, such as a registration form. It uses no session or storage, which browsers block
// there, and posts its height and its submission to the site.

/** False during prerendering. */
export const isEmbedded: boolean =
  !import.meta.env.SSR && /^\/registration\/[^/]+\/[^/]+\/embedded\/?$/.test(location.pathname);

/** Messages from the page to the embedding site. */
export type SiteMessage =
  /** The page has loaded. */
  | { kafedra: 'here' }
  /** In CSS pixels. */
  | { kafedra: 'height'; height: number }
  /** Another step is shown; the site should scroll to its top. */
  | { kafedra: 'step' }
  /** The form was submitted; `redirect` is the page to open then, if any. */
  | { kafedra: 'sent'; redirect: string | null };

/** The parameter with the origin of the embedding site. */
export const siteParameter = 'site';

/** The parameter with the address of the embedding page. */
export const pageParameter = 'page';

/** The address of the embedding page; null unless it belongs to the site. */
export function sitePage(): string | null {
  const address = new URLSearchParams(location.search);
  const [site, page] = [address.get(siteParameter), address.get(pageParameter)];
  if (!isEmbedded || site === null || page === null) return null;
  return URL.canParse(page) && new URL(page).origin === site ? page : null;
}

/**
 * Posts only to the origin in the address, so that other sites that embed the page get no messages.
 */
export function postToSite(message: SiteMessage): void {
  const site = new URLSearchParams(location.search).get(siteParameter);
  if (!isEmbedded || parent === window || site === null || !URL.canParse(site)) return;
  parent.postMessage(message, new URL(site).origin);
}
