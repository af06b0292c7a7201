// Breadcrumbs: the pages above the current one, and the name of the shown record. Titles and back links use them.
import {
  createContext,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { matchRoutes, useLocation, type RouteObject } from 'react-router';
import { RoutesContext } from './AppLink.tsx';
import type { PageHandle } from './page.tsx';

export interface Breadcrumb {
  title: string;
  to: string;
}

/** The site's name in titles: inside a company, the company's. */
export const SiteContext = createContext('Кафедра');

/** Stores the names of the current page and its ancestors. */
export function BreadcrumbsProvider({ children }: { children: ReactNode }) {
  const [names, setNames] = useState<Names>(new Map());
  const value = useMemo(() => ({ names, setNames }), [names]);
  return <NamesContext value={value}>{children}</NamesContext>;
}

/**
 * Names the current page after its record while the component is mounted; null keeps the route's title. With `to`,
 * names the ancestor at that address.
 */
export function usePageName(name: string | null | undefined, to: string = shownPage): void {
  const { setNames } = use(NamesContext);
  useLayoutEffect(() => {
    if (name == null) return undefined;
    setNames((names) => new Map(names).set(to, name));
    return () => setNames((names) => new Map([...names].filter(([other]) => other !== to)));
  }, [name, to, setNames]);
}

/** From the topmost page to the current one. */
export function useBreadcrumbs(): readonly Breadcrumb[] {
  const routes = use(RoutesContext);
  const { names } = use(NamesContext);
  const { pathname } = useLocation();
  const trail = useMemo(() => breadcrumbsOf(routes, pathname), [routes, pathname]);
  return trail.map(({ title, to }, index) => ({
    title: names.get(index === trail.length - 1 ? shownPage : to) ?? title,
    to,
  }));
}

/**
 * «Физика ЕГЭ — Курсы — Школа»: the current page first. The topmost page is left out, since the site's name stands for
 * it.
 */
export function usePageTitle(): string {
  const trail = useBreadcrumbs();
  const site = use(SiteContext);
  const shown = trail.length > 1 ? trail.slice(1) : trail;
  return [...shown.map(({ title }) => title).toReversed(), site].join(' — ');
}

/**
 * The pages at all prefixes of the address that share its layout, so that visitors' pages don't appear in the back
 * office.
 */
export function breadcrumbsOf(routes: RouteObject[], pathname: string): readonly Breadcrumb[] {
  const words = pathname.split('/').filter(Boolean);
  const layout = matchRoutes(routes, pathname)?.at(-2)?.route;
  return words.flatMap((_, index) => {
    const to = `/${words.slice(0, index + 1).join('/')}`;
    const found = matchRoutes(routes, to);
    const route = found?.at(-1)?.route;
    const { title, leaf = false } = (route?.handle as PageHandle | undefined) ?? {};
    const isNoPage = (leaf || route?.path === '*') && index < words.length - 1;
    const isElsewhere = layout?.path !== undefined && found?.at(-2)?.route !== layout;
    return title === undefined || isNoPage || isElsewhere ? [] : [{ title, to }];
  });
}

/** By address. */
type Names = ReadonlyMap<string, string>;

/** The key of the current page. */
const shownPage = '';

const NamesContext = createContext<{
  names: Names;
  setNames: Dispatch<SetStateAction<Names>>;
}>({ names: new Map(), setNames: () => undefined });
