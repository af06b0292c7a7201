// The panel «Задачи»: the user's running and recent jobs in this company.
import { useEffect, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useLazyQuery } from '../kit/relay/useLazyQuery.ts';
import { followJob } from '../kit/actions/followedJobs.ts';
import { usePages } from '../kit/list/usePages.ts';
import { Box, Button, chakra, Text } from '../ui/index.ts';
import { JobRow } from './JobRow.tsx';
import type { JobsPanelPaginationQuery } from '../__generated__/JobsPanelPaginationQuery.graphql.ts';
import type { JobsPanelQuery } from '../__generated__/JobsPanelQuery.graphql.ts';
import type { JobsPanel_company$key } from '../__generated__/JobsPanel_company.graphql.ts';

const pageSize = 10;

export function JobsPanel({
  companyId,
  onLeave,
}: {
  companyId: string;
  /** Called when the user follows a link to a job's result. */
  onLeave: () => void;
}) {
  const { node: company } = useLazyQuery<JobsPanelQuery>(
    graphql`
      query JobsPanelQuery($companyId: ID!) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company @alias(as: "company") {
            ...JobsPanel_company
          }
        }
      }
    `,
    { companyId },
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <Box w="min(360px, calc(100vw - 58px))">
      <Text as="h2" fontWeight="semibold" mb="2">
        Задачи
      </Text>
      {company?.company && (
        <Jobs company={company.company} companyId={companyId} onLeave={onLeave} />
      )}
    </Box>
  );
}

function Jobs({
  company,
  companyId,
  onLeave,
}: {
  company: JobsPanel_company$key;
  companyId: string;
  onLeave: () => void;
}) {
  const pagination = usePaginationFragment<JobsPanelPaginationQuery, JobsPanel_company$key>(
    graphql`
      fragment JobsPanel_company on Company
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @refetchable(queryName: "JobsPanelPaginationQuery")
      @throwOnFieldError {
        jobs(first: $count, after: $cursor) @connection(key: "JobsPanel_jobs", filters: []) {
          edges {
            node {
              id
              status
              ...JobRow_job
            }
          }
        }
      }
    `,
    company,
  );
  const now = useNow();
  const { rows: jobs, paging } = usePages(pagination, (data) => data.jobs, { size: pageSize });
  const running = jobs
    .filter(({ status }) => status === 'QUEUED' || status === 'RUNNING')
    .map(({ id }) => id)
    .join(' ');
  // Includes jobs started in another browser.
  useEffect(() => {
    for (const id of running.split(' ').filter(Boolean)) followJob({ id, companyId });
  }, [running, companyId]);

  if (jobs.length === 0) {
    return (
      <Text tone="muted">
        Здесь видно, как идут экспорты и другая долгая работа. Пока её не было.
      </Text>
    );
  }
  return (
    <>
      <List aria-label="Задачи">
        {jobs.map((job) => (
          <JobRow
            key={job.id}
            job={job}
            now={now}
            onLeave={onLeave}
            onRepeated={() => pagination.refetch({}, { fetchPolicy: 'store-and-network' })}
          />
        ))}
      </List>
      {paging.hasNext && (
        <Button
          size="sm"
          variant="ghost"
          full
          loading={paging.isLoadingNext}
          onClick={paging.onLoadMore}
        >
          Показать ещё
        </Button>
      )}
    </>
  );
}

/**
 * Milliseconds between updates of the current time: download links expire while the panel is open.
 */
const tick = 20_000;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const List = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    listStyleType: 'none',
    '& > li': { py: '3', borderTop: '1px solid', borderColor: 'line' },
  },
});
