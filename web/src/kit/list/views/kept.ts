// The browser's cache of saved views: default views, so that a list's first request is right, and recently opened ones.
// The server owns their data; the address names the open one.
import { readSetting, viewsOf, writeSetting } from '../../network/settings.ts';

/** The data to open a view. */
export interface KeptView {
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
export interface ListPlace {
  /** The company's code. */
  readonly code: string;
  /** Empty for pages outside of a company. */
  readonly list: string;
}

/** The parameter with the id of the open view. */
export const viewParameter = 'saved';

/** Its value when no view is open although the list has a default view. */
export const noView = 0;

export interface Kept {
  /** By list. */
  readonly defaults: Readonly<Record<string, number>>;
  /** Most recently opened first. */
  readonly views: readonly KeptView[];
  /**
   * By list: the query string and the variables (as JSON) of its last request in the default view.
   */
  readonly asked?: Readonly<Record<string, { search: string; variables: string }>>;
}

/** Cached views per company. */
const mostKept = 30;

export function placeOf(pathname: string): ListPlace {
  const [code = '', ...list] = pathname.split('/').filter((part) => part !== '');
  return { code, list: list.join('/') };
}

/** Null where the server has no saved views, or nothing is cached yet. */
export function keptIn(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Kept>;
    return kept.defaults && kept.views ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

export const keptText = (code: string): string | null => readSetting(viewsOf(code));

/** The default view of a list. */
export function defaultIn(kept: Kept | null, list: string): KeptView | null {
  return viewOf(kept, list, kept?.defaults[list] ?? null);
}

export function viewOf(kept: Kept | null, list: string, id: number | null): KeptView | null {
  return kept?.views.find((view) => view.databaseId === id && view.list === list) ?? null;
}

/** The view's id in the address; null without one. */
export function savedIn(search: URLSearchParams): number | null {
  const text = search.get(viewParameter) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The query string that opens a view. */
export function searchOf({ databaseId, address }: KeptView): string {
  return withView(databaseId, address);
}

export const withView = (id: number, address: string): string =>
  `?${viewParameter}=${id}${address && `&${address}`}`;

/** The query string that an address without one is redirected to: that of the default view. */
export function searchShown(pathname: string, search: string): string {
  if (search !== '') return search;
  const { code, list } = placeOf(pathname);
  const view = list === '' ? null : defaultIn(keptIn(keptText(code)), list);
  return view ? searchOf(view) : '';
}

/**
 * The variables of a list's first request in its default view, which the page's start script sends before the
 * application loads.
 */
export function questionAt(pathname: string, search: string): string | null {
  const { code, list } = placeOf(pathname);
  const asked = keptIn(keptText(code))?.asked?.[list];
  return asked?.search === search ? asked.variables : null;
}

export function keepQuestion(pathname: string, search: string, variables: object): void {
  if (search === '' || searchShown(pathname, '') !== search) return;
  const { code, list } = placeOf(pathname);
  const kept = keptIn(keptText(code));
  const question = { search, variables: JSON.stringify(variables) };
  keep(code, kept && { ...kept, asked: { ...kept.asked, [list]: question } });
}

let opened: string | null = null;

/**
 * The default address that a list was redirected to, until the server has confirmed the default view.
 */
export const noteOpened = (address: string | null): void => {
  opened = address;
};

export const wasOpened = (address: string): boolean => opened === address;

/** Caches the server's default views; null where it has no saved views. */
export function keepDefaults(code: string, views: readonly KeptView[] | null): void {
  const kept = keptIn(keptText(code));
  const defaults = Object.fromEntries(views?.map((view) => [view.list, view.databaseId]) ?? []);
  keep(code, views && { ...kept, defaults, views: [...views, ...(kept?.views ?? [])] });
}

export function keep(code: string, kept: Kept | null): void {
  const views = kept?.views.filter(
    ({ databaseId }, index, all) =>
      all.findIndex((other) => other.databaseId === databaseId) === index,
  );
  const next = kept && { ...kept, views: views?.slice(0, mostKept) };
  const text = next && JSON.stringify(next);
  if (text === keptText(code)) return;
  writeSetting(viewsOf(code), text);
  for (const tell of watchers) tell();
}

const watchers = new Set<() => void>();

export function watchKept(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
