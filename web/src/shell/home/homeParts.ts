// The parts of the home page of all domains, in display order.
import { graphql, useFragment } from 'react-relay';
import type { HomeParts } from '../../kit/pages/home.ts';
import type {
  homeParts_company$data,
  homeParts_company$key,
} from '../../__generated__/homeParts_company.graphql.ts';

export const homeParts: HomeParts = Object.values(
  import.meta.glob<HomeParts>('../../*/homeParts.ts', { eager: true, import: 'homeParts' }),
)
  .flat()
  .toSorted((one, other) => one.position - other.position);

/** Reads the company's fragment for the parts. */
export function useHomeParts(company: homeParts_company$key): homeParts_company$data {
  return useFragment<homeParts_company$key>(
    graphql`
      fragment homeParts_company on Company @argumentDefinitions(since: { type: "Date!" }) {
        ...companyHome_company
        ...courseHome_company
        ...jobsHome_company
        ...inviteHome_company
        ...formHome_company
        ...peopleHome_company @arguments(since: $since)
      }
    `,
    company,
  );
}
