// The data of pages: queries that start with the navigation, or on hover before it, and how a screen reads its own.
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
import { policyOfVisit } from '../pages/visit.ts';
import { showTimesIn } from '../../ui/index.ts';
import type { pageDataZoneQuery$data } from '../../__generated__/pageDataZoneQuery.graphql.ts';

/** The data of the page that the component stands on. The reference lives as long as the screen that reads it. */
export function usePageData<TQuery extends OperationType>({
  query,
}: Page<TQuery>): TQuery['response'] {
  const loaded = useLoaderData<PreloadedQuery<TQuery>>();
  const [owned] = useQueryLoader<TQuery>(query, loaded);
  const data = usePreloadedQuery<TQuery>(query, owned ?? loaded);
  showTimesIn(zoneOf(loaded.variables));
  return data;
}

/** In which the company of a page counts its days; undefined of a page of none. */
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

/** Starts the query of a visit, or takes over the one that was started on hover. */
export function startQuery<TQuery extends OperationType>(
  { query }: Page<TQuery>,
  variables: VariablesOf<TQuery>,
): PreloadedQuery<TQuery> {
  const fetchPolicy = policyOfVisit();
  const early = takePrefetched(query, variables) as PreloadedQuery<TQuery> | null;
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
  // Of a server that is busy nothing but the application tells.
  await Promise.race([answered, shellStands() ? untilBusy() : wait(patience)]);
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
  prefetchOnce(query, variables, () =>
    loadQuery<TQuery>(environment, query, variables, { fetchPolicy: 'store-and-network' }),
  );
}
