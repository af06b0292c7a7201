// Pages as routes: what a page asks the gateway, when that request starts, and how its screen gets the answer.
// Code and data start together; the request belongs to the navigation, never to an effect.
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
import type { Address } from './addressParts.ts';
import { LoadingState } from '../../ui/index.ts';
import { PageBoundary, RouteFailure } from './PageBoundary.tsx';
import { keepQuestion, noteOpened, searchShown } from '../list/views/kept.ts';
import { accessToken, rememberLink } from '../network/session.ts';
import type { FieldList } from '../network/settings.ts';

/** A page: its query, the query's variables at an address, and its screen. */
export interface Page<TQuery extends OperationType> {
  /** May be visited without signing in. */
  open?: true;
  /** Where those are sent who are not signed in; when left out, to the sign-in page, and back. */
  otherwise?: string;
  query: GraphQLTaggedNode;
  variables: (address: Address) => VariablesOf<TQuery>;
  /** The list whose variables also follow from the columns that a person chose. */
  fieldColumns?: FieldList;
  /** Whether they also follow from those that its table hides at first. */
  hiddenColumns?: true;
  screen: () => Promise<ComponentType>;
}

/** What a route tells the shell around it. */
export interface PageHandle {
  title: string;
  /** Whether no page is below it, whatever their addresses say. */
  leaf?: true | undefined;
  /** Fetches the code. */
  load: () => Promise<LoadedPage>;
  /** Fetches code and data before the visit. */
  prefetch: (address: Address) => void;
}

export interface LoadedPage {
  /** Null for one without data. */
  page: Page<OperationType> | null;
  /** What is shown first, when nothing but code is here. */
  first: (title: string) => ReactNode;
}

interface PageRoute {
  path: string;
  title: string;
  /** No page is below it, whatever their addresses say: `promo-codes/code` and `promo-codes/code/:promo_id`. */
  leaf?: true;
  /** What stands there until the data are here, in their size. */
  skeleton?: ComponentType<{ title: string }>;
}

/** The pages of a domain, by the layout that they stand in. */
export interface DomainRoutes {
  /** In the middle of a page of its own, without data. */
  plain?: RouteObject[];
  /** The same with data. */
  open?: RouteObject[];
  /** In another site's page, with nothing around it. */
  embedded?: RouteObject[];
  learner?: RouteObject[];
  /** In the layout of learners, with data: for whoever comes. */
  visitor?: RouteObject[];
  /** What learners learn, over all their schools. */
  learning?: RouteObject[];
  profile?: RouteObject[];
  /** The back office: addresses under the company's. */
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
      // What could not be fetched ahead will say so at the visit.
      prefetch: (address) => void prefetch(address).catch(() => null),
    } satisfies PageHandle,
    // Each by itself: the query does not wait for the screen.
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
          const shown = searchShown(pathname, search);
          if (shown !== search) throw inView(pathname, shown);
          const variables = page.variables({ params, search: searchParams });
          keepQuestion(pathname, search, variables);
          const query = data.startQuery(page, variables);
          await data.canBeShown(page, variables, query);
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

/** The route of a page that needs no data. It is waited for, so that it shows at once and whole. */
export function plainRoute({
  path,
  title,
  leaf,
  screen,
  loader,
}: PageRoute & {
  screen: () => Promise<ComponentType>;
  /** What the visit itself does, before anything is shown. */
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

/** The list opens in its view: in the place of an address that one has come to already, else as where one goes. */
function inView(pathname: string, search: string): Response {
  const to = pathname + search;
  noteOpened(to);
  return location.pathname === pathname && location.search === '' ? replace(to) : redirect(to);
}

function mayOpen(page: { open?: true }): boolean {
  return page.open === true || accessToken() !== null;
}

/** Only a navigation that changes what the page asks for loads again; so does opening the same address once more. */
function movesData<TQuery extends OperationType>(
  page: Page<TQuery>,
  { currentUrl, currentParams, nextUrl, nextParams }: ShouldRevalidateFunctionArgs,
): boolean {
  if (currentUrl.href === nextUrl.href) return true;
  if (searchShown(nextUrl.pathname, nextUrl.search) !== nextUrl.search) return true;
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

/** A page whose code does not come fails in its own place. */
function at(
  path: string,
): Pick<RouteObject, 'ErrorBoundary'> & ({ index: true } | { path: string }) {
  const ErrorBoundary = RouteFailure;
  return path === '' ? { index: true, ErrorBoundary } : { path, ErrorBoundary };
}

/** Milliseconds that a part of the code may take to arrive. */
const codeDeadline = 120_000;

async function inTime<T>(code: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The code of the page did not arrive.')),
      codeDeadline,
    );
  });
  try {
    return await Promise.race([code, late]);
  } finally {
    clearTimeout(timer);
  }
}
