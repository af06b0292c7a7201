// The parts of the home page, collected from all domains, in display order.
import { graphql, useFragment } from 'react-relay';
import type {
  homeParts_company$data,
  homeParts_company$key,
} from './__generated__/homeParts_company.graphql.ts';
import { companyHome } from './company/home/companyHome.tsx';
import { courseHome } from './courses/home/courseHome.tsx';
import { formHome } from './forms/home/formHome.tsx';
import { jobsHome } from './jobs/home/jobsHome.tsx';
import type { HomePart } from './kit/pages/home.ts';
import { inviteHome } from './people/home/inviteHome.tsx';
import { peopleHome } from './people/home/peopleHome.tsx';

export const homeParts: readonly HomePart<homeParts_company$data>[] = [
  jobsHome,
  courseHome,
  peopleHome,
  inviteHome,
  formHome,
  companyHome,
];

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
