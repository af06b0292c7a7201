// Describes the conditions of the course filter for its chips, with the names of the records they refer to.
import { graphql, useFragment } from 'react-relay';
import {
  customFieldConditions,
  namedCondition,
  setConditions,
} from '../../kit/list/filter/conditions.ts';
import type { Condition } from '../../kit/list/filter/ListFilter.tsx';
import { noFolder, type CourseListState } from './courseList.ts';
import { rangeCondition } from './rangeCondition.ts';
import type { useCourseConditions_query$key } from '../../__generated__/useCourseConditions_query.graphql.ts';

export function useCourseConditions(query: useCourseConditions_query$key, state: CourseListState) {
  const { nodes } = useFragment<useCourseConditions_query$key>(
    graphql`
      fragment useCourseConditions_query on Query
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
            ...conditions_field @alias(as: "field")
          }
        }
      }
    `,
    query,
  );
  const names = new Map((nodes ?? []).map((node) => [node?.id, node?.name]));
  return {
    names,
    conditions: [
      ...conditionsOf(state, names),
      ...customFieldConditions(
        state.fields,
        (nodes ?? []).map((node) => node?.field),
      ),
    ],
  };
}

function conditionsOf(
  state: CourseListState,
  names: ReadonlyMap<string | undefined, string | undefined>,
): readonly Condition<CourseListState>[] {
  const answered = (name: 'sale' | 'students', yes: string, no: string) =>
    state[name] !== '' && { words: state[name] === 'yes' ? yes : no, without: { [name]: '' } };
  return setConditions<CourseListState>([
    namedCondition('Тип', 'type', state, names),
    namedCondition('Формат', 'format', state, names),
    namedCondition('Категория', 'category', state, names),
    namedCondition('Место', 'place', state, names),
    namedCondition('Автор', 'author', state, names),
    namedCondition('Преподаватель', 'teacher', state, names),
    rangeCondition(state, 'Цена', 'price'),
    rangeCondition(state, 'Начало', 'start'),
    rangeCondition(state, 'Окончание', 'end'),
    rangeCondition(state, 'Создан', 'created'),
    answered('sale', 'Можно купить', 'Нельзя купить'),
    answered('students', 'С учениками', 'Без учеников'),
    state.folder.includes(noFolder)
      ? { words: 'Без папки', without: { folder: [] } }
      : namedCondition('Папка', 'folder', state, names),
    state.entity !== '' && {
      words: state.entity === 'COURSE' ? 'Только курсы' : 'Только комплекты',
      without: { entity: '' },
    },
    state.favourite && { words: 'Избранные', without: { favourite: false } },
  ]);
}
