// Addresses of files end after some hours. Where a page that was left open needs one after its end, its data are read once
// more, unseen, and what failed goes on with the address that came.
import type { GraphQLTaggedNode, Variables } from 'relay-runtime';

/** What a page asks for. */
export interface Asked {
  query: GraphQLTaggedNode;
  variables: Variables;
}

/** Those that are shown, one within the other. */
const shown = new Set<Asked>();

/** `/media/{key}/{end in seconds}.{whose}.{signature}/{name}`, of streams below `streams`. */
const signature = /(\/media\/(?:streams\/)?[\da-f-]{36}\/)((\d{10})\.[cp]\d+\.[\w-]{22})(?=\/)/i;

/** Whether it would open nothing any more. */
export function hasEnded(address: string): boolean {
  const end = signature.exec(address)?.[3];
  return end !== undefined && Date.now() >= Number(end) * 1000;
}

/** The same for a file, whenever it was given out. */
export const lastingAddress = (address: string): string => address.replace(signature, '$1');

const everySignature = new RegExp(signature, 'gi');

/** The same of all addresses in a text, or in JSON. */
export const lastingText = (text: string): string => text.replaceAll(everySignature, '$1');

/** One that works, or the same where none came. */
export async function freshAddress(address: string): Promise<string> {
  const [, before, old] = signature.exec(address) ?? [];
  if (before === undefined || old === undefined) return address;
  const { newestAfter, refetch } = await import('../relay/refetch.ts');
  const known = newestAfter(before);
  const isSpent = known === null || known === old || hasEnded(`${before}${known}/`);
  if (isSpent) await refetch([...shown]);
  return address.replace(old, newestAfter(before) ?? old);
}

/** Shows a file in a tab of its own. */
export function openFile(address: string): void {
  const open = (url: string) => void window.open(url, '_blank', 'noopener');
  // Browsers let in only what is opened at once.
  if (hasEnded(address)) void freshAddress(address).then(open);
  else open(address);
}

/** While the page is shown, what of it comes too late is mended. */
export function keepFresh(asked: Asked): () => void {
  shown.add(asked);
  if (shown.size === 1) listen('addEventListener');
  return () => {
    shown.delete(asked);
    if (shown.size === 0) listen('removeEventListener');
  };
}

function listen(how: 'addEventListener' | 'removeEventListener'): void {
  // Failures of elements don't bubble.
  document[how]('error', mendShown, true);
  document[how]('click', mendFollowed, true);
}

/** Addresses that were tried: one that stays as it is fails once. */
const tried = new Set<string>();

function mendShown({ target }: Event): void {
  const address = addressOf(target);
  if (address === '' || !hasEnded(address) || tried.has(address)) return;
  tried.add(address);
  if (target instanceof HTMLMediaElement) goOnWhenLoaded(target);
  void showAnew(target, address);
}

/** What shows a picture may hold a text of its own, as the editor does: the page gives that no other address. */
async function showAnew(target: EventTarget | null, address: string): Promise<void> {
  const fresh = await freshAddress(address);
  const isStill = target instanceof HTMLImageElement && target.srcset === '';
  if (isStill && fresh !== address && addressOf(target) === address) target.src = fresh;
}

function addressOf(target: EventTarget | null): string {
  if (target instanceof HTMLImageElement || target instanceof HTMLMediaElement) {
    return target.currentSrc || target.src;
  }
  // Subtitles are read when they are switched on.
  return target instanceof HTMLTrackElement ? target.src : '';
}

/** At the same second, once the page has given it another address. */
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
  if (link === null || !hasEnded(link.href)) return;
  event.preventDefault();
  void follow(link);
}

async function follow(link: HTMLAnchorElement): Promise<void> {
  const fresh = link.cloneNode() as HTMLAnchorElement;
  fresh.href = await freshAddress(link.href);
  fresh.click();
}
