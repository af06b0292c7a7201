// The data of pages: queries that start with the navigation, or on hover before it, and how a screen reads its own.
import { loadQuery, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import {
  createOperationDescriptor,
  getRequest,
  type OperationType,
  type VariablesOf,
} from 'relay-runtime';
import { environment } from './environment.ts';
import type { Page } from './page.tsx';
import { forgetsOnSignIn } from './session.ts';
import { policyOfVisit } from './visit.ts';

/** The data of the page that the component stands on. The reference lives as long as the screen that reads it. */
export function usePageData<TQuery extends OperationType>({
  query,
}: Page<TQuery>): TQuery['response'] {
  const loaded = useLoaderData<PreloadedQuery<TQuery>>();
  const [owned] = useQueryLoader<TQuery>(query, loaded);
  return usePreloadedQuery<TQuery>(query, owned ?? loaded);
}

/** Starts the query of a visit, or takes over the one that was started on hover. */
export function startQuery<TQuery extends OperationType>(
  { query }: Page<TQuery>,
  variables: VariablesOf<TQuery>,
): PreloadedQuery<TQuery> {
  const fetchPolicy = policyOfVisit();
  const early = takePrefetched<TQuery>(query, variables);
  if (early && fetchPolicy !== 'network-only') return early;
  early?.dispose();
  return loadQuery<TQuery>(environment, query, variables, { fetchPolicy });
}

/**
 * Waits a moment for the data of a visit. A skeleton that was shown once stays for a third of a second (React 19 holds back
 * what comes in its place), so it is for answers that take longer. The shell of the page's start is a skeleton already:
 * it stands until the data are here. Of a failure the screen tells by itself.
 */
export async function canBeShown<TQuery extends OperationType>(
  { query }: Page<TQuery>,
  variables: VariablesOf<TQuery>,
  { source }: PreloadedQuery<TQuery>,
): Promise<void> {
  const operation = createOperationDescriptor(getRequest(query), variables);
  if (!source || environment.check(operation).status === 'available') return;
  const answered = new Promise<void>((done) => {
    source.subscribe({ next: () => done(), error: () => done(), complete: () => done() });
  });
  await (shellStands() ? answered : Promise.race([answered, wait(patience)]));
}

/** Milliseconds. */
const patience = 150;

const wait = (time: number) => new Promise<void>((done) => setTimeout(done, time));

const shellStands = () => document.querySelector('#root > [inert]') !== null;

/** Good for one visit within the next seconds. */
export function prefetchQuery<TQuery extends OperationType>(
  { query }: Page<TQuery>,
  variables: VariablesOf<TQuery>,
): void {
  const key = keyOf(variables);
  const ofQuery = prefetched.get(query) ?? new Map<string, PreloadedQuery<OperationType>>();
  prefetched.set(query, ofQuery);
  if (ofQuery.has(key)) return;
  const reference = loadQuery<TQuery>(environment, query, variables, {
    fetchPolicy: 'store-and-network',
  });
  ofQuery.set(key, reference);
  setTimeout(() => {
    if (ofQuery.get(key) !== reference) return;
    ofQuery.delete(key);
    reference.dispose();
  }, prefetchedLife);
}

/** Milliseconds. */
const prefetchedLife = 10_000;
const prefetched = new Map<unknown, Map<string, PreloadedQuery<OperationType>>>();
forgetsOnSignIn(() => prefetched.clear());

function takePrefetched<TQuery extends OperationType>(
  query: Page<TQuery>['query'],
  variables: VariablesOf<TQuery>,
): PreloadedQuery<TQuery> | null {
  const key = keyOf(variables);
  const reference = prefetched.get(query)?.get(key);
  prefetched.get(query)?.delete(key);
  return (reference as PreloadedQuery<TQuery> | undefined) ?? null;
}

function keyOf(variables: unknown): string {
  return JSON.stringify(variables);
}
