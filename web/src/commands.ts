// The command palette's create commands and record searches, collected from all domains.
import { fetchQuery, graphql } from 'react-relay';
import { courseCommands } from './courses/commands.ts';
import type { Permission } from './kit/pages/Admin.ts';
import type { CreateCommand, DomainCommands, CommandResult } from './kit/pages/commands.ts';
import { environment } from './kit/relay/environment.ts';
import { lessonCommands } from './lessons/commands.ts';
import { formCommands } from './forms/commands.ts';
import { mediaCommands } from './media/commands.ts';
import { orderCommands } from './orders/commands.ts';
import { paymentCommands } from './payments/commands.ts';
import { promoCodeCommands } from './payments/promo-codes/promoCodeCommands.ts';
import { peopleCommands } from './people/commands.ts';
import { testCommands } from './assessments/commands.ts';
import type { commandsQuery } from './__generated__/commandsQuery.graphql.ts';

export interface FoundGroup {
  title: string;
  places: readonly CommandResult[];
}

type May = (permission: Permission) => boolean;

export function permittedCreations(may: May): readonly CreateCommand[] {
  return Object.values(domains)
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
  const mayFind = (domain: { permissions: readonly Permission[] }) =>
    domain.permissions.some(may) && (!isOrder || domain === domains.orders);
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
      people: mayFind(domains.people),
      courses: mayFind(domains.courses),
      media: mayFind(domains.media),
      forms: mayFind(domains.forms),
      lessons: mayFind(domains.lessons),
      tests: mayFind(domains.tests),
      orders: mayFind(domains.orders),
      payments: mayFind(domains.payments),
      promoCodes: mayFind(domains.promoCodes),
    },
  ).toPromise();
  const found = answer?.company;
  return [
    groupOf(domains.people, found?.people),
    groupOf(domains.orders, found?.orders),
    groupOf(domains.payments, found?.payments),
    groupOf(domains.courses, found?.courses),
    groupOf(domains.lessons, found?.lessons),
    groupOf(domains.tests, found?.tests),
    groupOf(domains.media, found?.media),
    groupOf(domains.forms, found?.forms),
    groupOf(domains.promoCodes, found?.promoCodes),
  ].filter(({ places }) => places.length > 0);
}

/** Keyed by their names in the query; create commands are listed in this order. */
const domains = {
  courses: courseCommands,
  lessons: lessonCommands,
  tests: testCommands,
  orders: orderCommands,
  people: peopleCommands,
  media: mediaCommands,
  forms: formCommands,
  payments: paymentCommands,
  promoCodes: promoCodeCommands,
};

/** Sorts the exact number first: «№ 1» before «№ 10». */
const isNumber = (search: string): boolean => /^[№#]?\s*\d+$/u.test(search);

function groupOf<Company>(
  { title, read }: DomainCommands<Company>,
  company: Company | null | undefined,
): FoundGroup {
  return { title, places: company == null ? [] : read(company) };
}
