// The saved views that this browser knows: those that lists open with, so that the first request of a list is already the
// right one, and those that were open lately. The server says what they are; which one is open stands in the address.
import { readSetting, viewsOf, writeSetting } from '../../network/settings.ts';

/** What it takes to open a view. */
export interface KeptView {
  readonly databaseId: number;
  /** The page of the list below the company's: `courses`. */
  readonly list: string;
  readonly name: string;
  /** What stands in the list's address after the question mark. */
  readonly address: string;
  /** What is set for the table: see `looks.ts`. */
  readonly columns: unknown;
}

/** A list's page. */
export interface ListPlace {
  /** Of the company. */
  readonly code: string;
  /** Empty for what is no page below a company's. */
  readonly list: string;
}

/** The parameter that names the open view. */
export const viewParameter = 'saved';

/** In its place where none is open, although the list opens with one. */
export const noView = 0;

export interface Kept {
  /** By the list. */
  readonly defaults: Readonly<Record<string, number>>;
  /** Those that were opened last come first. */
  readonly views: readonly KeptView[];
  /** By the list, what it asked for when it opened last: where, and the variables as JSON. */
  readonly asked?: Readonly<Record<string, { search: string; variables: string }>>;
}

/** How many views are remembered for a company. */
const mostKept = 30;

export function placeOf(pathname: string): ListPlace {
  const [code = '', ...list] = pathname.split('/').filter((part) => part !== '');
  return { code, list: list.join('/') };
}

/** Null where the server keeps no views, or has not said yet. */
export function keptIn(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Kept>;
    return kept.defaults && kept.views ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

export const keptText = (code: string): string | null => readSetting(viewsOf(code));

/** The view that the list opens with. */
export function defaultIn(kept: Kept | null, list: string): KeptView | null {
  return viewOf(kept, list, kept?.defaults[list] ?? null);
}

export function viewOf(kept: Kept | null, list: string, id: number | null): KeptView | null {
  return kept?.views.find((view) => view.databaseId === id && view.list === list) ?? null;
}

/** The id of the view in an address; null where none is named. */
export function savedIn(search: URLSearchParams): number | null {
  const text = search.get(viewParameter) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** What stands after the path where a view is open. */
export function searchOf({ databaseId, address }: KeptView): string {
  return withView(databaseId, address);
}

export const withView = (id: number, address: string): string =>
  `?${viewParameter}=${id}${address && `&${address}`}`;

/** What an address without anything leads to: the list as its person has it open. */
export function searchShown(pathname: string, search: string): string {
  if (search !== '') return search;
  const { code, list } = placeOf(pathname);
  const view = list === '' ? null : defaultIn(keptIn(keptText(code)), list);
  return view ? searchOf(view) : '';
}

/** What a list is going to ask for in the view that it opens with: the start of the page asks it before any script has come. */
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

/** The address that a list without anything was led to, as long as the server has not said that it is the right one. */
export const noteOpened = (address: string | null): void => {
  opened = address;
};

export const wasOpened = (address: string): boolean => opened === address;

/** What the server says of the company's lists; null where it keeps no views. */
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
