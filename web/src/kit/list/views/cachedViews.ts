// The browser's cache of saved views: default views, so that a list's first request is right, and recently opened ones.
// The server owns their data; the address names the open one.
import { readSetting, viewsSetting, writeSetting } from '../../network/settings.ts';

/** The data to open a view. */
export interface CachedView {
  readonly databaseId: number;
  /** The path of the list below the company: `courses`. */
  readonly list: string;
  readonly name: string;
  /** The query string of the list. */
  readonly address: string;
  /** The table's settings: see `viewTable.ts`. */
  readonly columns: unknown;
}

/** Identifies a list. */
export interface ListKey {
  /** The company's code. */
  readonly code: string;
  /** Empty for pages outside of a company. */
  readonly list: string;
}

/** The parameter with the id of the open view. */
export const viewParameter = 'saved';

/** Its value when no view is open although the list has a default view. */
export const noView = 0;

export interface CachedViews {
  /** By list. */
  readonly defaults: Readonly<Record<string, number>>;
  /** Most recently opened first. */
  readonly views: readonly CachedView[];
  /**
   * By list: the query string and the variables (as JSON) of its last request in the default view.
   */
  readonly asked?: Readonly<Record<string, { search: string; variables: string }>>;
}

/** Cached views per company. */
const maxViews = 30;

export function listKeyOf(pathname: string): ListKey {
  const [code = '', ...list] = pathname.split('/').filter((part) => part !== '');
  return { code, list: list.join('/') };
}

/** Null where the server has no saved views, or nothing is cached yet. */
export function parseCachedViews(text: string | null): CachedViews | null {
  try {
    const parsed = JSON.parse(text ?? '{}') as Partial<CachedViews>;
    return parsed.defaults && parsed.views ? (parsed as CachedViews) : null;
  } catch {
    return null;
  }
}

export const readCachedViews = (code: string): string | null => readSetting(viewsSetting(code));

/** The default view of a list. */
export function defaultViewOf(cached: CachedViews | null, list: string): CachedView | null {
  return viewOf(cached, list, cached?.defaults[list] ?? null);
}

export function viewOf(
  cached: CachedViews | null,
  list: string,
  id: number | null,
): CachedView | null {
  return cached?.views.find((view) => view.databaseId === id && view.list === list) ?? null;
}

/** The view's id in the address; null without one. */
export function viewIdIn(search: URLSearchParams): number | null {
  const text = search.get(viewParameter) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The query string that opens a view. */
export function searchOf({ databaseId, address }: CachedView): string {
  return withView(databaseId, address);
}

export const withView = (id: number, address: string): string =>
  `?${viewParameter}=${id}${address && `&${address}`}`;

/** The query string that an address without one is redirected to: that of the default view. */
export function defaultSearch(pathname: string, search: string): string {
  if (search !== '') return search;
  const { code, list } = listKeyOf(pathname);
  const view = list === '' ? null : defaultViewOf(parseCachedViews(readCachedViews(code)), list);
  return view ? searchOf(view) : '';
}

/**
 * The variables of a list's first request in its default view, which the page's start script sends before the
 * application loads.
 */
export function cachedVariablesAt(pathname: string, search: string): string | null {
  const { code, list } = listKeyOf(pathname);
  const lastRequest = parseCachedViews(readCachedViews(code))?.asked?.[list];
  return lastRequest?.search === search ? lastRequest.variables : null;
}

export function cacheVariables(pathname: string, search: string, variables: object): void {
  if (search === '' || defaultSearch(pathname, '') !== search) return;
  const { code, list } = listKeyOf(pathname);
  const cached = parseCachedViews(readCachedViews(code));
  const question = { search, variables: JSON.stringify(variables) };
  writeCachedViews(code, cached && { ...cached, asked: { ...cached.asked, [list]: question } });
}

let opened: string | null = null;

/**
 * The default address that a list was redirected to, until the server has confirmed the default view.
 */
export const setAssumedAddress = (address: string | null): void => {
  opened = address;
};

export const isAssumedAddress = (address: string): boolean => opened === address;

/** Caches the server's default views; null where it has no saved views. */
export function cacheDefaultViews(code: string, views: readonly CachedView[] | null): void {
  const cached = parseCachedViews(readCachedViews(code));
  const defaults = Object.fromEntries(views?.map((view) => [view.list, view.databaseId]) ?? []);
  writeCachedViews(
    code,
    views && { ...cached, defaults, views: [...views, ...(cached?.views ?? [])] },
  );
}

export function writeCachedViews(code: string, cached: CachedViews | null): void {
  const views = cached?.views.filter(
    ({ databaseId }, index, all) =>
      all.findIndex((other) => other.databaseId === databaseId) === index,
  );
  const next = cached && { ...cached, views: views?.slice(0, maxViews) };
  const text = next && JSON.stringify(next);
  if (text === readCachedViews(code)) return;
  writeSetting(viewsSetting(code), text);
  for (const watcher of watchers) watcher();
}

const watchers = new Set<() => void>();

export function subscribeToCachedViews(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
