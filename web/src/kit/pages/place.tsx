// Where a page stands: the pages above it, and what the record is called that it shows. Titles, breadcrumbs and the way
// back are made of it.
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

export interface Place {
  title: string;
  to: string;
}

/** Whose pages these are: a company's within it. */
export const SiteContext = createContext('Кафедра');

/** Keeps what the shown page and those above it are called, for all that stands around it. */
export function PlaceProvider({ children }: { children: ReactNode }) {
  const [names, setNames] = useState<Names>(new Map());
  const value = useMemo(() => ({ names, setNames }), [names]);
  return <NamesContext value={value}>{children}</NamesContext>;
}

/**
 * The page is called by its record, as long as it shows one; without a name, as its route or a part of it says. With an
 * address it is the page there, above the shown one, that is called so.
 */
export function usePageName(name: string | null | undefined, to: string = shownPage): void {
  const { setNames } = use(NamesContext);
  useLayoutEffect(() => {
    if (name == null) return undefined;
    setNames((names) => new Map(names).set(to, name));
    return () => setNames((names) => new Map([...names].filter(([other]) => other !== to)));
  }, [name, to, setNames]);
}

/** From the top down; the shown page comes last. */
export function useTrail(): readonly Place[] {
  const routes = use(RoutesContext);
  const { names } = use(NamesContext);
  const { pathname } = useLocation();
  const trail = useMemo(() => trailOf(routes, pathname), [routes, pathname]);
  return trail.map(({ title, to }, index) => ({
    title: names.get(index === trail.length - 1 ? shownPage : to) ?? title,
    to,
  }));
}

/** «Физика ЕГЭ — Курсы — Школа»: the nearest first. The topmost page goes without saying: it is the site's. */
export function usePageTitle(): string {
  const trail = useTrail();
  const site = use(SiteContext);
  const told = trail.length > 1 ? trail.slice(1) : trail;
  return [...told.map(({ title }) => title).toReversed(), site].join(' — ');
}

/** Every beginning of the address that is a page of its own; of a page in the back office none that is for visitors. */
export function trailOf(routes: RouteObject[], pathname: string): readonly Place[] {
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

/** In place of an address. */
const shownPage = '';

const NamesContext = createContext<{
  names: Names;
  setNames: Dispatch<SetStateAction<Names>>;
}>({ names: new Map(), setNames: () => undefined });
