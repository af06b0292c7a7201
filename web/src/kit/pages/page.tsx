// Pages as routes: the query of a page starts with the navigation, in parallel with the code, never in an effect.
import type { ComponentType, ReactNode } from 'react';
import {
  redirect,
  replace,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import type { Address } from './addressParameters.ts';
import { LoadingState } from '../../ui/index.ts';
import { PageBoundary, RouteFailure } from './PageBoundary.tsx';
import { cacheVariables, setAssumedAddress, defaultSearch } from '../list/views/cachedViews.ts';
import { accessToken, rememberLink } from '../network/session.ts';
import type { FieldList } from '../network/settings.ts';

/** A page: its query, the variables at an address, and its screen. */
export interface Page<TQuery extends OperationType> {
  /** Accessible without sign-in. */
  open?: true;
  /** Redirect for visitors; by default the sign-in page, which returns here. */
  otherwise?: string;
  query: GraphQLTaggedNode;
  variables: (address: Address) => VariablesOf<TQuery>;
  /** The list whose selected custom-field columns are among the variables. */
  fieldColumns?: FieldList;
  /** Whether its shown columns among those hidden by default are, too. */
  hiddenColumns?: true;
  screen: () => Promise<ComponentType>;
}

/** Data of a route for the shell. */
export interface PageHandle {
  title: string;
  /** No page is below it, even if its address begins like this one. */
  leaf?: true | undefined;
  /** Loads the code. */
  load: () => Promise<LoadedPage>;
  /** Prefetches code and data. */
  prefetch: (address: Address) => void;
}

export interface LoadedPage {
  /** Null for a page without data. */
  page: Page<OperationType> | null;
  /** The initial content, before the data is loaded. */
  first: (title: string) => ReactNode;
}

interface PageRoute {
  path: string;
  title: string;
  /**
   * No page is below it, even if its address begins like this one: `promo-codes/code` and `promo-codes/code/:promo_id`.
   */
  leaf?: true;
  /** Shown until the data is loaded, with the same layout. */
  skeleton?: ComponentType<{ title: string }>;
}

/** A domain's pages by layout. */
export interface DomainRoutes {
  /** Centred, without data. */
  plain?: RouteObject[];
  /** Centred, with data. */
  open?: RouteObject[];
  /** In another site's iframe, without a frame. */
  embedded?: RouteObject[];
  learner?: RouteObject[];
  /** In the learners' layout, with data, also for visitors. */
  visitor?: RouteObject[];
  /** The learner's courses in all companies. */
  learning?: RouteObject[];
  profile?: RouteObject[];
  /** The back office, below the company's address. */
  company?: RouteObject[];
}

/** The route of a page with data. */
export function pageRoute<TQuery extends OperationType>({
  path,
  title,
  leaf,
  skeleton: Skeleton,
  load,
}: PageRoute & { load: () => Promise<Page<TQuery>> }): RouteObject {
  const loadAll = () => inTime(Promise.all([load(), import('../relay/pageData.ts')]));
  const prefetch = async (address: Address) => {
    const [page, { prefetchQuery }] = await loadAll();
    if (mayOpen(page)) prefetchQuery(page, page.variables(address));
    await page.screen();
  };
  return {
    ...at(path),
    handle: {
      title,
      leaf,
      load: async () => {
        const [page] = await loadAll();
        await page.screen();
        return { page, first: (of) => (Skeleton ? <Skeleton title={of} /> : <LoadingState />) };
      },
      // A failed prefetch is repeated by the navigation, which shows the error.
      prefetch: (address) => void prefetch(address).catch(() => null),
    } satisfies PageHandle,
    // Separate functions, so that the query starts before the screen's code is loaded.
    lazy: {
      loader: async () => {
        const [page, data] = await loadAll();
        return async ({ params, request }: LoaderFunctionArgs) => {
          const { pathname, search, searchParams } = new URL(request.url);
          if (!mayOpen(page)) {
            if (page.otherwise !== undefined) throw redirect(page.otherwise);
            rememberLink(pathname + search);
            throw redirect('/login');
          }
          const shown = defaultSearch(pathname, search);
          if (shown !== search) throw inView(pathname, shown);
          const variables = page.variables({ params, search: searchParams });
          cacheVariables(pathname, search, variables);
          const query = data.startQuery(page, variables);
          await data.waitForData(page, variables, query);
          return query;
        };
      },
      shouldRevalidate: async () => {
        const [page] = await loadAll();
        return (args: ShouldRevalidateFunctionArgs) => movesData(page, args);
      },
      Component: async () => {
        const page = await inTime(load());
        return framed(await inTime(page.screen()), title, Skeleton, page.query);
      },
    },
  };
}

/** The route of a page without data. The navigation waits for its code. */
export function plainRoute({
  path,
  title,
  leaf,
  screen,
  loader,
}: PageRoute & {
  screen: () => Promise<ComponentType>;
  /** A loader without a query. */
  loader?: LoaderFunction;
}): RouteObject {
  return {
    ...at(path),
    ...(loader && { loader, shouldRevalidate: () => false }),
    handle: {
      title,
      leaf,
      load: async () => {
        const Screen = await screen();
        return { page: null, first: () => (loader ? <LoadingState /> : <Screen />) };
      },
      prefetch: () => void screen().catch(() => null),
    } satisfies PageHandle,
    lazy: async () => ({ Component: framed(await inTime(screen()), title) }),
  };
}

/**
 * Opens the list's default view: replaces the current entry if the address is already open, otherwise redirects.
 */
function inView(pathname: string, search: string): Response {
  const to = pathname + search;
  setAssumedAddress(to);
  return location.pathname === pathname && location.search === '' ? replace(to) : redirect(to);
}

function mayOpen(page: { open?: true }): boolean {
  return page.open === true || accessToken() !== null;
}

/** Reloads only when a navigation changes the variables, or opens the same address again. */
function movesData<TQuery extends OperationType>(
  page: Page<TQuery>,
  { currentUrl, currentParams, nextUrl, nextParams }: ShouldRevalidateFunctionArgs,
): boolean {
  if (currentUrl.href === nextUrl.href) return true;
  if (defaultSearch(nextUrl.pathname, nextUrl.search) !== nextUrl.search) return true;
  const before = page.variables({ params: currentParams, search: currentUrl.searchParams });
  const after = page.variables({ params: nextParams, search: nextUrl.searchParams });
  return JSON.stringify(before) !== JSON.stringify(after);
}

function framed(
  Screen: ComponentType,
  title: string,
  Skeleton?: ComponentType<{ title: string }>,
  query?: GraphQLTaggedNode,
): ComponentType {
  return function FramedPage() {
    return (
      <PageBoundary skeleton={Skeleton ? <Skeleton title={title} /> : null} query={query ?? null}>
        <Screen />
      </PageBoundary>
    );
  };
}

/** A page whose code fails to load shows the error in its place. */
function at(
  path: string,
): Pick<RouteObject, 'ErrorBoundary'> & ({ index: true } | { path: string }) {
  const ErrorBoundary = RouteFailure;
  return path === '' ? { index: true, ErrorBoundary } : { path, ErrorBoundary };
}

/** Milliseconds for a chunk to load. */
const codeDeadline = 120_000;

async function inTime<T>(code: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The code of the page did not arrive in time.')),
      codeDeadline,
    );
  });
  try {
    return await Promise.race([code, late]);
  } finally {
    clearTimeout(timer);
  }
}
