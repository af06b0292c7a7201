// The conditions of the filter in words, each with the list that is there without it.
import { graphql, useFragment } from 'react-relay';
import type { CourseListAddress } from './courseListAddress.ts';
import type { useFilterWords_company$key } from '../__generated__/useFilterWords_company.graphql.ts';

export interface Condition {
  words: string;
  without: CourseListAddress;
}

export function useFilterWords(
  key: useFilterWords_company$key,
  address: CourseListAddress,
): readonly Condition[] {
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
  const { types, formats, entityType, favourite } = address;
  const conditions: (Condition | false)[] = [
    types.length > 0 && {
      words: `Тип: ${namesOf(types, courseTypes)}`,
      without: { ...address, types: [] },
    },
    formats.length > 0 && {
      words: `Формат: ${namesOf(formats, courseFormats)}`,
      without: { ...address, formats: [] },
    },
    entityType !== null && {
      words: entityType === 'COURSE' ? 'Только курсы' : 'Только комплекты',
      without: { ...address, entityType: null },
    },
    favourite && { words: 'Избранные', without: { ...address, favourite: false } },
  ];
  return conditions.filter((condition) => condition !== false);
}

/** The names of the chosen entries; their number until the names are here. */
function namesOf(
  ids: readonly string[],
  dictionary: readonly { readonly id: string; readonly name: string }[] | null | undefined,
): string {
  const names = (dictionary ?? []).filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return names.length > 0 ? names.join(', ') : String(ids.length);
}
