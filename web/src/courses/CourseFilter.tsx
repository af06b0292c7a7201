// The filter of the course list; what can be chosen is asked for when it opens.
import { graphql } from 'react-relay';
import { useLazyQuery } from '../kit/useLazyQuery.ts';
import { FieldConditions } from '../kit/fields/FieldConditions.tsx';
import { Checkbox, NamedChoices, Stack } from '../ui/index.ts';
import type { CourseListState } from './courseList.ts';
import type { CourseFilterQuery } from '../__generated__/CourseFilterQuery.graphql.ts';

interface CourseFilterProps {
  companyId: string;
  state: CourseListState;
  change: (part: Partial<CourseListState>) => void;
  /** Whether the person may read the company's own fields. */
  asksFields: boolean;
}

export function CourseFilter({ companyId, state, change, asksFields }: CourseFilterProps) {
  const { node: company } = useLazyQuery<CourseFilterQuery>(
    graphql`
      query CourseFilterQuery($companyId: ID!) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            courseTypes {
              id
              name
            }
            courseFormats {
              id
              name
            }
          }
        }
      }
    `,
    { companyId },
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <Stack gap="4" w={{ base: 'full', sm: '320px' }}>
      <Checkbox checked={state.favourite} onChange={(favourite) => change({ favourite })}>
        Только избранные
      </Checkbox>
      <NamedChoices
        title="Тип"
        options={(company?.courseTypes ?? []).map(({ id, name }) => ({ id, name }))}
        chosen={state.type}
        onChange={(type) => change({ type })}
      />
      <NamedChoices
        title="Формат"
        options={(company?.courseFormats ?? []).map(({ id, name }) => ({ id, name }))}
        chosen={state.format}
        onChange={(format) => change({ format })}
      />
      <NamedChoices
        title="Что показывать"
        options={entityTypes}
        chosen={state.entity === '' ? [] : [state.entity]}
        onChange={(chosen) => {
          // Both is the same as none.
          const [only, ...more] = entityTypes.filter(({ id }) => chosen.includes(id));
          change({ entity: only && more.length === 0 ? only.id : '' });
        }}
      />
      {asksFields && (
        <FieldConditions
          companyId={companyId}
          subtype="COURSE"
          conditions={state.fields}
          onChange={(fields) => change({ fields })}
        />
      )}
    </Stack>
  );
}

const entityTypes = [
  { id: 'COURSE', name: 'Курсы' },
  { id: 'BUNDLE', name: 'Комплекты' },
] as const;
