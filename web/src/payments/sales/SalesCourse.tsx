// The course filter of «Продажи», stored in the address.
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { useCourseSearch } from '../../kit/choices/courseSearch.ts';
import { useNextSearch } from '../../kit/pages/useNextSearch.ts';
import { Box, ComboBox } from '../../ui/index.ts';
import { courseAt } from './salesRoute.ts';
import type { SalesCourse_query$key } from '../../__generated__/SalesCourse_query.graphql.ts';

export function SalesCourse({
  query,
  companyId,
}: {
  query: SalesCourse_query$key;
  companyId: string;
}) {
  const { nodes } = useFragment<SalesCourse_query$key>(
    graphql`
      fragment SalesCourse_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        nodes(ids: $named) @include(if: $hasNamed) {
          ... on Course {
            id
            name
          }
        }
      }
    `,
    query,
  );
  const navigate = useNavigate();
  const { search } = useNextSearch();
  const chosen = courseAt({ search });
  const go = (course: string | null) => {
    const next = new URLSearchParams(search);
    if (course === null) next.delete('course');
    else next.set('course', course);
    void navigate({ search: String(next) }, { replace: true, preventScrollReset: true });
  };
  return (
    <Box w={{ base: 'full', sm: '320px' }}>
      <ComboBox
        label="Курс"
        placeholder="Все курсы"
        search={useCourseSearch(companyId)}
        value={
          chosen === null
            ? null
            : { id: chosen, name: nodes?.find((course) => course?.id === chosen)?.name ?? '…' }
        }
        onChange={(course) => go(course?.id ?? null)}
      />
    </Box>
  );
}
