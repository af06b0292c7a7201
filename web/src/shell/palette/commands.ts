// The command palette's create commands and record searches, collected from all domains.
import { fetchQuery, graphql } from 'react-relay';
import type { Permission } from '../../kit/pages/Admin.ts';
import type {
  CommandResult,
  CreateCommand,
  DomainCommands,
  SearchName,
} from '../../kit/pages/commands.ts';
import { environment } from '../../kit/relay/environment.ts';
import type { commandsQuery } from '../../__generated__/commandsQuery.graphql.ts';

const domains = Object.values(
  import.meta.glob<readonly DomainCommands[]>('../../*/commands.ts', {
    eager: true,
    import: 'commands',
  }),
).flat();

export interface FoundGroup {
  title: string;
  places: readonly CommandResult[];
}

type May = (permission: Permission) => boolean;

export function permittedCreations(may: May): readonly CreateCommand[] {
  return domains
    .toSorted((one, other) => one.position.created - other.position.created)
    .flatMap(({ create }) => create)
    .filter(({ permissions }) => permissions.some(may));
}

/** Searches all domains that the user may read in one request. */
export async function findCommandResults(
  company: string,
  search: string,
  may: May,
): Promise<readonly FoundGroup[]> {
  // Only orders have numbers written with «№».
  const isOrder = search.startsWith('№');
  const searched = Object.fromEntries(
    domains.map(({ name, permissions }) => [
      name,
      permissions.some(may) && (!isOrder || name === 'orders'),
    ]),
  ) as Record<SearchName, boolean>;
  const answer = await fetchQuery<commandsQuery>(
    environment,
    graphql`
      query commandsQuery(
        $company: String!
        $search: String!
        $ordersBy: OrderOrder
        $people: Boolean!
        $courses: Boolean!
        $media: Boolean!
        $forms: Boolean!
        $lessons: Boolean!
        $tests: Boolean!
        $orders: Boolean!
        $payments: Boolean!
        $promoCodes: Boolean!
      ) {
        company(code: $company) {
          ...peopleCommands_company
            @arguments(search: $search)
            @include(if: $people)
            @alias(as: "people")
          ...courseCommands_company
            @arguments(search: $search)
            @include(if: $courses)
            @alias(as: "courses")
          ...mediaCommands_company
            @arguments(search: $search)
            @include(if: $media)
            @alias(as: "media")
          ...formCommands_company
            @arguments(search: $search)
            @include(if: $forms)
            @alias(as: "forms")
          ...lessonCommands_company
            @arguments(search: $search)
            @include(if: $lessons)
            @alias(as: "lessons")
          ...testCommands_company
            @arguments(search: $search)
            @include(if: $tests)
            @alias(as: "tests")
          ...orderCommands_company
            @arguments(search: $search, orderBy: $ordersBy)
            @include(if: $orders)
            @alias(as: "orders")
          ...paymentCommands_company
            @arguments(search: $search)
            @include(if: $payments)
            @alias(as: "payments")
          ...promoCodeCommands_company
            @arguments(search: $search)
            @include(if: $promoCodes)
            @alias(as: "promoCodes")
        }
      }
    `,
    {
      company,
      search,
      ordersBy: isNumber(search) ? { field: 'NUMBER', direction: 'ASC' } : null,
      ...searched,
    },
  ).toPromise();
  const found = answer?.company;
  return domains
    .toSorted((one, other) => one.position.found - other.position.found)
    .map(({ name, title, read }) => {
      const part = found?.[name];
      return { title, places: part == null ? [] : read(part) };
    })
    .filter(({ places }) => places.length > 0);
}

/** Sorts the exact number first: «№ 1» before «№ 10». */
const isNumber = (search: string): boolean => /^[№#]?\s*\d+$/u.test(search);
