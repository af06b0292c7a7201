// The conditions of the filter in words, each with what is left without it.
import { graphql, useFragment } from 'react-relay';
import { fieldConditionWords } from '../kit/list/fieldConditionWords.ts';
import type { Condition } from '../kit/list/ListFilter.tsx';
import type { CourseListState } from './courseList.ts';
import type { useFilterWords_company$key } from '../__generated__/useFilterWords_company.graphql.ts';
import type { useFilterWords_query$key } from '../__generated__/useFilterWords_query.graphql.ts';

export function useFilterWords(
  key: useFilterWords_company$key,
  query: useFilterWords_query$key,
  { type, format, entity, favourite, fields }: CourseListState,
): readonly Condition<CourseListState>[] {
  const { courseTypes, courseFormats } = useFragment<useFilterWords_company$key>(
    graphql`
      fragment useFilterWords_company on Company
      @argumentDefinitions(
        namesTypes: { type: "Boolean!", defaultValue: false }
        namesFormats: { type: "Boolean!", defaultValue: false }
      ) {
        courseTypes @include(if: $namesTypes) {
          id
          name
        }
        courseFormats @include(if: $namesFormats) {
          id
          name
        }
      }
    `,
    key,
  );
  const { nodes } = useFragment<useFilterWords_query$key>(
    graphql`
      fragment useFilterWords_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        nodes(ids: $named) @include(if: $hasNamed) {
          ... on CustomField {
            id
            name
            variables {
              databaseId
              value
            }
          }
        }
      }
    `,
    query,
  );
  const conditions: (Condition<CourseListState> | false)[] = [
    type.length > 0 && { words: `Тип: ${namesOf(type, courseTypes)}`, without: { type: [] } },
    format.length > 0 && {
      words: `Формат: ${namesOf(format, courseFormats)}`,
      without: { format: [] },
    },
    entity !== '' && {
      words: entity === 'COURSE' ? 'Только курсы' : 'Только комплекты',
      without: { entity: '' },
    },
    favourite && { words: 'Избранные', without: { favourite: false } },
  ];
  const named = (nodes ?? []).map((node) => ({
    id: node?.id,
    name: node?.name,
    variables: (node?.variables ?? []).map(({ databaseId, value }) => [databaseId, value] as const),
  }));
  const onFields = fieldConditionWords(fields, named);
  return [...conditions.filter((condition) => condition !== false), ...onFields];
}

/** The names of the chosen entries; their number until the names are here. */
function namesOf(
  ids: readonly string[],
  dictionary: readonly { readonly id: string; readonly name: string }[] | null | undefined,
): string {
  const names = (dictionary ?? []).filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return names.length > 0 ? names.join(', ') : String(ids.length);
}
