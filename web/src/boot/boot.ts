// The start of the page, inline in its head: it runs before anything is painted and before any script is fetched. It puts
// on the theme, fetches the scripts of the address, asks the gateway what that page will ask, and shows the shell.
import { gatewayAddress, requestHeaders } from '../kit/network/ask.ts';
import type { EarlyWindow } from '../kit/network/early.ts';
import { isEmbedded, tellSite } from '../kit/pages/embedding.ts';
import { companyHost } from '../kit/network/host.ts';
import { questionAt, searchShown } from '../kit/list/views/kept.ts';
import { fieldColumnsOf, readSetting } from '../kit/network/settings.ts';
import { accessToken } from '../kit/network/session.ts';
import { storageKey } from '../ui/table/storageKey.ts';
import { applyTheme } from '../ui/theme/theme.ts';
import { titleMark, type Facts, type PageFacts } from './facts.ts';

/** Put in by the build, at every place of the name: it stands at one. */
declare const builtFacts: Facts;
const facts = builtFacts;

// A form in another site's page is light, as most of these are, whatever the visitor's system likes.
if (!isEmbedded) applyTheme();
tellSite({ kafedra: 'here' });
const { search } = location;
// At a company's own host the address of a form goes without the company.
const pathname = companyHost
  ? location.pathname.replace(/^\/registration\//, `$&${companyHost.company}/`)
  : location.pathname;
const page = pageOfVisit();
for (const file of page.files) preload(facts.files[file] ?? '');
const early = window as EarlyWindow;
const shown = searchShown(pathname, search);
const body = shown === '' ? questionOf(page) : questionInView(page);
if (body !== null) {
  early.earlyAnswer = {
    body,
    response: fetch(gatewayAddress, { method: 'POST', headers: requestHeaders(), body }),
  };
  // Whoever takes it over learns of the failure.
  early.earlyAnswer.response.catch(() => null);
}
early.showShell = (root) => {
  const [wide, narrow] = page.shells;
  const shell = facts.shells[readSetting('menu_collapsed') === '1' ? narrow : wide] ?? [];
  const markup = shell.map((element) => facts.elements[element]).join('');
  root.insertAdjacentHTML('beforeend', markup.replaceAll(titleMark, page.title));
};

/** The page that will be shown at the address: to others than its own it leads by itself. */
function pageOfVisit(): PageFacts {
  const found = pageAt(pathname) ?? pageAt(pathname === '/' ? '/login' : '/404');
  const shown =
    found?.open || accessToken() !== null ? found : pageAt(found?.otherwise ?? '/login');
  if (!shown) throw new Error('The build knows no page of sign-in.');
  return shown;
}

function pageAt(address: string): PageFacts | undefined {
  return facts.pages.find(({ path }) => paramsOf(path, address) !== null);
}

/** What stands in the address for the parameters of the path; null when they don't match. */
function paramsOf(path: string, address: string): Record<string, string> | null {
  const names = path.replace(/\/\*$/, '').split('/');
  // What a star stands for is no parameter.
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
  if (list && readSetting(fieldColumnsOf(list, params[':company'] ?? '')) !== null) return null;
  if (list && hiddenColumns && showsHidden(list)) return null;
  return Object.entries(params).reduce(
    (question, [name, value]) => question.replaceAll(`"${name}"`, () => JSON.stringify(value)),
    ask,
  );
}

/** Whether a person shows columns of a table that it hides at first; of what is kept, these alone are true. */
function showsHidden(tableId: string): boolean {
  return localStorage.getItem(storageKey(tableId))?.includes(':true') ?? false;
}

/** Of a list that opens in a saved view, what it asked for when it did so last. */
function questionInView({ ask }: PageFacts): string | null {
  const variables = search === '' ? questionAt(pathname, shown) : null;
  if (ask === null || variables === null) return null;
  return JSON.stringify({ ...JSON.parse(ask), variables: JSON.parse(variables) });
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
