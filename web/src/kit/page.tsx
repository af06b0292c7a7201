// Pages as routes: what a page asks the gateway, when that request starts, and how its screen gets the answer.
// Code and data start together; the request belongs to the navigation, never to an effect.
import { lazy, type ComponentType } from 'react';
import { loadQuery, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay';
import {
  redirect,
  useLoaderData,
  type DataRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { environment } from './environment.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { accessToken, rememberLink } from './session.ts';

/** Where a page is: its address in the parts that queries are made of. */
export interface Place {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** A page: its query, the query's variables at an address, and its screen. */
export interface Page<TQuery extends OperationType> {
  /** May be visited without signing in. */
  open?: true;
  query: GraphQLTaggedNode;
  variables: (place: Place) => VariablesOf<TQuery>;
  screen: () => Promise<ComponentType>;
}

/** What a route tells the shell around it. */
export interface PageHandle {
  title: string;
  /** Fetches code and data before the visit. */
  prefetch: (place: Place) => void;
}

interface PageRoute {
  path: string;
  title: string;
  /** What stands there until the data are here, in their size. */
  skeleton?: ComponentType<{ title: string }>;
}

/** The route of a page with data. */
export function pageRoute<TQuery extends OperationType>({
  path,
  title,
  skeleton,
  load,
}: PageRoute & { load: () => Promise<Page<TQuery>> }): RouteObject {
  const prefetch = async (place: Place) => {
    const page = await load();
    void page.screen();
    if (page.open || accessToken() !== null) prefetched.put(path, page, page.variables(place));
  };
  return {
    ...at(path),
    handle: { title, prefetch: (place) => void prefetch(place) } satisfies PageHandle,
    lazy: async () => {
      const page = await load();
      return {
        loader: (args: LoaderFunctionArgs) => open(path, page, args),
        shouldRevalidate: (args: ShouldRevalidateFunctionArgs) => movesData(page, args),
        Component: framed(page.screen, title, skeleton),
      };
    },
  };
}

/** The route of a page that needs no data. */
export function plainRoute({
  path,
  title,
  screen,
}: PageRoute & { screen: () => Promise<ComponentType> }): RouteObject {
  return {
    ...at(path),
    handle: { title, prefetch: () => void screen() } satisfies PageHandle,
    // Waited for, so that these pages show at once and whole.
    lazy: async () => {
      const Screen = await screen();
      return { Component: framed(() => Promise.resolve(Screen), title, undefined, Screen) };
    },
  };
}

/** The data of the page that the component stands on. The reference lives as long as the screen that reads it. */
export function usePageData<TQuery extends OperationType>({
  query,
}: Page<TQuery>): TQuery['response'] {
  const loaded = useLoaderData<PreloadedQuery<TQuery>>();
  const [owned] = useQueryLoader<TQuery>(query, loaded);
  return usePreloadedQuery<TQuery>(query, owned ?? loaded);
}

/** The next loading of a page skips the store: for «Повторить» after a failure. */
export function skipStoreOnce(): void {
  fromNetwork = true;
}

/** Tells going back and forward from new visits. `makeRouter` must make the router that listens to the same event. */
export function watchHistory(makeRouter: () => DataRouter): DataRouter {
  addEventListener('popstate', () => {
    wentBack = true;
  });
  const router = makeRouter();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') wentBack = false;
  });
  return router;
}

let fromNetwork = false;
let wentBack = false;

function open<TQuery extends OperationType>(
  path: string,
  page: Page<TQuery>,
  { params, request }: LoaderFunctionArgs,
): PreloadedQuery<TQuery> {
  const url = new URL(request.url);
  if (!page.open && accessToken() === null) {
    rememberLink(url.pathname + url.search);
    throw redirect('/login');
  }
  const variables = page.variables({ params, search: url.searchParams });
  // A page that one comes back to stands as it was left. A new visit shows what is known and asks for what is new.
  const fetchPolicy = fromNetwork
    ? 'network-only'
    : wentBack
      ? 'store-or-network'
      : 'store-and-network';
  const early = fromNetwork ? null : prefetched.take<TQuery>(path, variables);
  fromNetwork = false;
  return early ?? loadQuery<TQuery>(environment, page.query, variables, { fetchPolicy });
}

/** Only a navigation that changes what the page asks for loads again; so does opening the same address once more. */
function movesData<TQuery extends OperationType>(
  page: Page<TQuery>,
  { currentUrl, currentParams, nextUrl, nextParams }: ShouldRevalidateFunctionArgs,
): boolean {
  if (currentUrl.href === nextUrl.href) return true;
  const before = page.variables({ params: currentParams, search: currentUrl.searchParams });
  const after = page.variables({ params: nextParams, search: nextUrl.searchParams });
  return JSON.stringify(before) !== JSON.stringify(after);
}

function framed(
  load: () => Promise<ComponentType>,
  title: string,
  Skeleton?: ComponentType<{ title: string }>,
  loaded?: ComponentType,
): ComponentType {
  const Screen = loaded ?? lazy(async () => ({ default: await load() }));
  return function FramedPage() {
    return (
      <PageBoundary title={title} skeleton={Skeleton ? <Skeleton title={title} /> : null}>
        <Screen />
      </PageBoundary>
    );
  };
}

function at(path: string): { index: true } | { path: string } {
  return path === '' ? { index: true } : { path };
}

/** Queries that were started on hover; each is good for one visit within the next seconds. */
const prefetched = {
  goodForMs: 10_000,
  kept: new Map<string, PreloadedQuery<OperationType>>(),

  put<TQuery extends OperationType>(
    path: string,
    page: Page<TQuery>,
    variables: VariablesOf<TQuery>,
  ) {
    const key = path + JSON.stringify(variables);
    if (this.kept.has(key)) return;
    const reference = loadQuery<TQuery>(environment, page.query, variables, {
      fetchPolicy: 'store-and-network',
    });
    this.kept.set(key, reference);
    setTimeout(() => {
      if (this.kept.get(key) !== reference) return;
      this.kept.delete(key);
      reference.dispose();
    }, this.goodForMs);
  },

  take<TQuery extends OperationType>(path: string, variables: VariablesOf<TQuery>) {
    const key = path + JSON.stringify(variables);
    const reference = this.kept.get(key) ?? null;
    this.kept.delete(key);
    return reference as PreloadedQuery<TQuery> | null;
  },
};
