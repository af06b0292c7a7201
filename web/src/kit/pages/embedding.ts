// A page that stands in another site's, as a form does there. It is nobody's: it knows of no session and keeps nothing,
// since browsers close their storage to frames of other sites. It tells the site how high it is and when it was sent.

/** False where pages are rendered when the app is built. */
export const isEmbedded: boolean =
  !import.meta.env.SSR && /^\/registration\/[^/]+\/[^/]+\/embedded\/?$/.test(location.pathname);

/** What the page tells the site that it stands in. */
export type Told =
  /** It may stand there. */
  | { kafedra: 'here' }
  /** In CSS pixels. */
  | { kafedra: 'height'; height: number }
  /** Another step: its beginning should be seen. */
  | { kafedra: 'step' }
  /** `redirect` is where whoever has sent it is led to, if anywhere. */
  | { kafedra: 'sent'; redirect: string | null };

/** The parameter of the page's address that names the origin of the site. */
export const siteParameter = 'site';

/** The one that tells on which of the site's pages it stands. */
export const pageParameter = 'page';

/** The address of the site's page; null where it is told of none of this site. */
export function sitePage(): string | null {
  const address = new URLSearchParams(location.search);
  const [site, page] = [address.get(siteParameter), address.get(pageParameter)];
  if (!isEmbedded || site === null || page === null) return null;
  return URL.canParse(page) && new URL(page).origin === site ? page : null;
}

/** Only the site that the address names learns of it: another one, whatever it shows in a frame, gets nothing. */
export function tellSite(told: Told): void {
  const site = new URLSearchParams(location.search).get(siteParameter);
  if (!isEmbedded || parent === window || site === null || !URL.canParse(site)) return;
  parent.postMessage(told, new URL(site).origin);
}
