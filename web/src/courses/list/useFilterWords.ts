// Describes the conditions of the course filter for its chips, with the names of the records they refer to.
import { graphql, useFragment } from 'react-relay';
import { fieldConditionText } from '../../kit/list/fieldConditionText.ts';
import type { Condition } from '../../kit/list/ListFilter.tsx';
import { noFolder, type CourseListState } from './courseList.ts';
import { between } from './rangeWords.ts';
import type { useFilterWords_query$key } from '../../__generated__/useFilterWords_query.graphql.ts';

export function useFilterWords(query: useFilterWords_query$key, state: CourseListState) {
  const { nodes } = useFragment<useFilterWords_query$key>(
    graphql`
      fragment useFilterWords_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        nodes(ids: $named) @include(if: $hasNamed) {
          ... on CourseType {
            id
            name
          }
          ... on CourseFormat {
            id
            name
          }
          ... on CourseCategory {
            id
            name: title
          }
          ... on CourseFolder {
            id
            name
          }
          ... on Place {
            id
            name
          }
          ... on User {
            id
            name: fullName
          }
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
  const named = (nodes ?? []).map((node) => ({
    id: node?.id,
    name: node?.name,
    variables: (node?.variables ?? []).map(({ databaseId, value }) => [databaseId, value] as const),
  }));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return {
    names,
    conditions: [...conditionsOf(state, names), ...fieldConditionText(state.fields, named)],
  };
}

function conditionsOf(
  state: CourseListState,
  names: ReadonlyMap<string | undefined, string | undefined>,
): readonly Condition<CourseListState>[] {
  const named = (
    title: string,
    field: 'type' | 'format' | 'category' | 'place' | 'folder' | 'author' | 'teacher',
  ) => {
    const chosen = state[field].map((id) => names.get(id) ?? '…').join(', ');
    return state[field].length > 0 && { words: `${title}: ${chosen}`, without: { [field]: [] } };
  };
  const answered = (name: 'sale' | 'students', yes: string, no: string) =>
    state[name] !== '' && { words: state[name] === 'yes' ? yes : no, without: { [name]: '' } };
  const all: (Condition<CourseListState> | false)[] = [
    named('Тип', 'type'),
    named('Формат', 'format'),
    named('Категория', 'category'),
    named('Место', 'place'),
    named('Автор', 'author'),
    named('Преподаватель', 'teacher'),
    between(state, 'Цена', 'price'),
    between(state, 'Начало', 'start'),
    between(state, 'Окончание', 'end'),
    between(state, 'Создан', 'created'),
    answered('sale', 'Можно купить', 'Нельзя купить'),
    answered('students', 'С учениками', 'Без учеников'),
    state.folder.includes(noFolder)
      ? { words: 'Без папки', without: { folder: [] } }
      : named('Папка', 'folder'),
    state.entity !== '' && {
      words: state.entity === 'COURSE' ? 'Только курсы' : 'Только комплекты',
      without: { entity: '' },
    },
    state.favourite && { words: 'Избранные', without: { favourite: false } },
  ];
  return all.filter((condition) => condition !== false);
}
