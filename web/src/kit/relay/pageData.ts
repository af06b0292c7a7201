// Queries of pages: started by the navigation or on hover, and read by the screen.
import {
  graphql,
  loadQuery,
  usePreloadedQuery,
  useQueryLoader,
  type PreloadedQuery,
} from 'react-relay';
import { useLoaderData } from 'react-router';
import {
  createOperationDescriptor,
  getRequest,
  type OperationType,
  type VariablesOf,
} from 'relay-runtime';
import { untilBusy } from '../network/busy.ts';
import { environment } from './environment.ts';
import type { Page } from '../pages/page.tsx';
import { prefetchOnce, takePrefetched } from './prefetched.ts';
import { visitFetchPolicy } from '../pages/visit.ts';
import { setTimeZone } from '../../ui/index.ts';
import type { pageDataZoneQuery$data } from '../../__generated__/pageDataZoneQuery.graphql.ts';

/** The data of the current page. The query reference is released when the screen unmounts. */
export function usePageData<TQuery extends OperationType>({
  query,
}: Page<TQuery>): TQuery['response'] {
  const loaded = useLoaderData<PreloadedQuery<TQuery>>();
  const [owned] = useQueryLoader<TQuery>(query, loaded);
  const data = usePreloadedQuery<TQuery>(query, owned ?? loaded);
  setTimeZone(zoneOf(loaded.variables));
  return data;
}

/** The time zone of the page's company; undefined without a company. */
function zoneOf(variables: { readonly company?: unknown }): string | undefined {
  if (typeof variables.company !== 'string') return undefined;
  const request = getRequest(graphql`
    query pageDataZoneQuery($company: String!) {
      company(code: $company) {
        timeZone
      }
    }
  `);
  const { fragment } = createOperationDescriptor(request, { company: variables.company });
  const { company } = environment.lookup(fragment).data as pageDataZoneQuery$data;
  return company?.timeZone ?? undefined;
}

/** Starts the query of a navigation, or takes over the prefetched one. */
export function startQuery<TQuery extends OperationType>(
  { query }: Page<TQuery>,
  variables: VariablesOf<TQuery>,
): PreloadedQuery<TQuery> {
  const fetchPolicy = visitFetchPolicy();
  const early = takePrefetched(query, variables) as PreloadedQuery<TQuery> | null;
  if (early && fetchPolicy !== 'network-only') return early;
  early?.dispose();
  return loadQuery<TQuery>(environment, query, variables, { fetchPolicy });
}

/**
 * Delays the navigation briefly until the data arrives. React 19 keeps a skeleton for at least a third of a second, so
 * it is only worth showing for slow responses. The initial shell is a skeleton already and stays until the data
 * arrives. The screen itself shows errors.
 */
export async function waitForData<TQuery extends OperationType>(
  { query }: Page<TQuery>,
  variables: VariablesOf<TQuery>,
  { source }: PreloadedQuery<TQuery>,
): Promise<void> {
  const operation = createOperationDescriptor(getRequest(query), variables);
  if (!source || environment.check(operation).status === 'available') return;
  const answered = new Promise<void>((done) => {
    source.subscribe({ next: () => done(), error: () => done(), complete: () => done() });
  });
  // The notice of a busy server is part of the application, so the shell must give way to it.
  await Promise.race([answered, shellStands() ? untilBusy() : wait(patience)]);
}

/** Milliseconds. */
const patience = 150;

const wait = (time: number) => new Promise<void>((done) => setTimeout(done, time));

const shellStands = () => document.querySelector('#root > [inert]') !== null;

/** Usable for one navigation within the next seconds. */
export function prefetchQuery<TQuery extends OperationType>(
  { query }: Page<TQuery>,
  variables: VariablesOf<TQuery>,
): void {
  prefetchOnce(query, variables, () =>
    loadQuery<TQuery>(environment, query, variables, { fetchPolicy: 'store-and-network' }),
  );
}
