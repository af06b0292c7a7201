// The home page block with the user's running and recently failed jobs.
import { CircleAlert, ListChecks } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import type { HomePart, Notice } from '../../kit/pages/home.ts';
import { jobKinds } from '../allKinds.ts';
import type { jobsHome_company$key } from '../../__generated__/jobsHome_company.graphql.ts';

export const jobsHome: HomePart<jobsHome_company$key> = {
  id: 'jobs',
  position: 10,
  permissions: ['ADMIN_PART_ACCESS'],
  notices: (key) => {
    const { jobs } = readInlineData<jobsHome_company$key>(
      graphql`
        fragment jobsHome_company on Company @inline {
          jobs(first: 5, filter: { status: [QUEUED, RUNNING, FAILED] }) {
            nodes {
              id
              kind
              status
              error
              createdAt
            }
          }
        }
      `,
      key,
    );
    return (jobs?.nodes ?? []).flatMap(({ id, kind, status, error, createdAt }): Notice[] => {
      const { title, failed } = jobKinds[kind];
      if (status !== 'FAILED') {
        const text = `${title}: выполняется. Ход работы — в «Задачах» наверху`;
        return [{ id, tone: 'primary', icon: <ListChecks />, text }];
      }
      if (Date.now() - Date.parse(createdAt) > lately) return [];
      const text = error ? `${failed}: ${error}` : failed;
      return [{ id, tone: 'danger', icon: <CircleAlert />, text }];
    });
  },
};

/** Failures are shown for two days; milliseconds. */
const lately = 2 * 86_400_000;
