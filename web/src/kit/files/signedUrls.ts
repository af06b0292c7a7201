// Signed URLs of files expire after some hours. When an open page needs an expired one, its query is refetched in the
// background and the failed load is repeated with the new URL.
import type { GraphQLTaggedNode, Variables } from 'relay-runtime';

/** The query of a page. */
export interface PageQuery {
  query: GraphQLTaggedNode;
  variables: Variables;
}

/** The queries of the visible pages, outermost first. */
const shown = new Set<PageQuery>();

/** `/media/{key}/{expiry in seconds}.{scope}.{signature}/{name}`; streams are below `streams`. */
const signature = /(\/media\/(?:streams\/)?[\da-f-]{36}\/)((\d{10})\.[cp]\d+\.[\w-]{22})(?=\/)/i;

/** Whether the URL has expired. */
export function isExpired(address: string): boolean {
  const end = signature.exec(address)?.[3];
  return end !== undefined && Date.now() >= Number(end) * 1000;
}

/** The URL without its signature: the same whenever it was issued. */
export const withoutSignature = (address: string): string => address.replace(signature, '$1');

const everySignature = new RegExp(signature, 'gi');

/** The same for all URLs in a text or in JSON. */
export const withoutSignatures = (text: string): string => text.replaceAll(everySignature, '$1');

/** Resolves to a valid URL, or to the same one if no new one was found. */
export async function freshUrl(address: string): Promise<string> {
  const [, before, old] = signature.exec(address) ?? [];
  if (before === undefined || old === undefined) return address;
  const { newestSignature, refetch } = await import('../relay/refetch.ts');
  const known = newestSignature(before);
  const isSpent = known === null || known === old || isExpired(`${before}${known}/`);
  if (isSpent) await refetch([...shown]);
  return address.replace(old, newestSignature(before) ?? old);
}

/** Opens a file in a new tab. */
export function openFile(address: string): void {
  const open = (url: string) => void window.open(url, '_blank', 'noopener');
  // Browsers allow a new tab only synchronously in the click.
  if (isExpired(address)) void freshUrl(address).then(open);
  else open(address);
}

/** Refreshes expired URLs of the page while it is shown. */
export function refreshExpiredUrls(pageQuery: PageQuery): () => void {
  shown.add(pageQuery);
  if (shown.size === 1) listen('addEventListener');
  return () => {
    shown.delete(pageQuery);
    if (shown.size === 0) listen('removeEventListener');
  };
}

function listen(how: 'addEventListener' | 'removeEventListener'): void {
  // Error events of elements don't bubble.
  document[how]('error', mendShown, true);
  document[how]('click', mendFollowed, true);
}

/** URLs that were refreshed; one that doesn't change is tried once. */
const tried = new Set<string>();

function mendShown({ target }: Event): void {
  const address = addressOf(target);
  if (address === '' || !isExpired(address) || tried.has(address)) return;
  tried.add(address);
  if (target instanceof HTMLMediaElement) goOnWhenLoaded(target);
  void showAnew(target, address);
}

/**
 * The editor holds its own copy of the content, so refetched data gives its elements no new URL.
 */
async function showAnew(target: EventTarget | null, address: string): Promise<void> {
  const fresh = await freshUrl(address);
  const isStill = target instanceof HTMLImageElement && target.srcset === '';
  if (isStill && fresh !== address && addressOf(target) === address) target.src = fresh;
}

function addressOf(target: EventTarget | null): string {
  if (target instanceof HTMLImageElement || target instanceof HTMLMediaElement) {
    return target.currentSrc || target.src;
  }
  // Subtitles load when they are switched on.
  return target instanceof HTMLTrackElement ? target.src : '';
}

/** Continues at the same second once the page has set another URL. */
function goOnWhenLoaded(media: HTMLMediaElement): void {
  const { currentTime, paused } = media;
  const goOn = () => {
    media.currentTime = currentTime;
    if (!paused) media.play().catch(() => undefined);
  };
  media.addEventListener('loadedmetadata', goOn, { once: true });
}

function mendFollowed(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !isExpired(link.href)) return;
  event.preventDefault();
  void follow(link);
}

async function follow(link: HTMLAnchorElement): Promise<void> {
  const fresh = link.cloneNode() as HTMLAnchorElement;
  fresh.href = await freshUrl(link.href);
  fresh.click();
}
