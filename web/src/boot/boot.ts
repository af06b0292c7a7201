// The page's start script, inlined into its head: before the first paint it applies the theme, preloads the scripts of
// the address, sends the page's query, and shows the prerendered shell.
import { gatewayAddress, requestHeaders } from '../kit/network/requestHeaders.ts';
import type { EarlyWindow } from '../kit/network/earlyResponse.ts';
import { isEmbedded, postToSite } from '../kit/pages/embedding.ts';
import { companyHost } from '../kit/network/host.ts';
import { cachedVariablesAt, defaultSearch } from '../kit/list/views/cachedViews.ts';
import { listFieldColumns, readSetting } from '../kit/network/settings.ts';
import { accessToken } from '../kit/network/session.ts';
import { storageKey } from '../ui/table/storageKey.ts';
import { applyTheme } from '../ui/theme/theme.ts';
import { titleMark, type Facts, type PageFacts } from './facts.ts';

/** Replaced by the build at every occurrence, so it is used only once. */
declare const builtFacts: Facts;
const facts = builtFacts;

// Embedded forms are always light, like most sites, whatever the system's theme.
if (!isEmbedded) applyTheme();
postToSite({ kafedra: 'here' });
const { search } = location;
// On a company's custom domain, addresses of forms have no company code.
const pathname = companyHost
  ? location.pathname.replace(/^\/registration\//, `$&${companyHost.company}/`)
  : location.pathname;
const page = pageOfVisit();
for (const file of page.files) preload(facts.files[file] ?? '');
const early = window as EarlyWindow;
const shown = defaultSearch(pathname, search);
const body = shown === '' ? questionOf(page) : questionInView(page);
if (body !== null) {
  early.earlyAnswer = {
    body,
    response: fetch(gatewayAddress, { method: 'POST', headers: requestHeaders(), body }),
  };
  // The application handles the error when it takes over the response.
  early.earlyAnswer.response.catch(() => null);
}
early.showShell = (root) => {
  const [wide, narrow] = page.shells;
  const shell = facts.shells[readSetting('menu_collapsed') === '1' ? narrow : wide] ?? [];
  const markup = shell.map((element) => facts.elements[element]).join('');
  root.insertAdjacentHTML('beforeend', markup.replaceAll(titleMark, page.title));
};

/** The page shown at the address. Without sign-in this follows the redirects of other pages. */
function pageOfVisit(): PageFacts {
  const found = pageAt(pathname) ?? pageAt(pathname === '/' ? '/login' : '/404');
  const shown =
    found?.open || accessToken() !== null ? found : pageAt(found?.otherwise ?? '/login');
  if (!shown) throw new Error('The build has no sign-in page.');
  return shown;
}

function pageAt(address: string): PageFacts | undefined {
  return facts.pages.find(({ path }) => paramsOf(path, address) !== null);
}

/** The path parameters of the address; null if the path doesn't match. */
function paramsOf(path: string, address: string): Record<string, string> | null {
  const names = path.replace(/\/\*$/, '').split('/');
  // The part for the asterisk is not a parameter.
  const end = path.endsWith('/*') ? names.length : undefined;
  const parts = address.replace(/\/$/, '').split('/').slice(0, end);
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':')) params[name] = decodeURIComponent(part);
    else if (name !== part) return null;
  }
  return params;
}

function questionOf({ path, ask, fieldColumns: list, hiddenColumns }: PageFacts): string | null {
  const params = paramsOf(path, pathname);
  if (ask === null || params === null) return null;
  if (list && readSetting(listFieldColumns(list, params[':company'] ?? '')) !== null) return null;
  if (list && hiddenColumns && showsHidden(list)) return null;
  return Object.entries(params).reduce(
    (question, [name, value]) => question.replaceAll(`"${name}"`, () => JSON.stringify(value)),
    ask,
  );
}

/**
 * Whether the user shows table columns that are hidden by default; only such columns are stored as true.
 */
function showsHidden(tableId: string): boolean {
  return localStorage.getItem(storageKey(tableId))?.includes(':true') ?? false;
}

/** The query of a list in its default view, with the variables of its last request there. */
function questionInView({ ask }: PageFacts): string | null {
  const variables = search === '' ? cachedVariablesAt(pathname, shown) : null;
  if (ask === null || variables === null) return null;
  return JSON.stringify({ ...JSON.parse(ask), variables: JSON.parse(variables) });
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
