// Describes the conditions of the user filter for its chips, with the names of the records they refer to.
import { graphql, useFragment } from 'react-relay';
import {
  customFieldConditions,
  namedCondition,
  rangeCondition,
  setConditions,
} from '../../kit/list/filter/conditions.ts';
import type { Condition } from '../../kit/list/filter/ListFilter.tsx';
import type { UserListState } from './userList.ts';
import type { useUserConditions_query$key } from '../../__generated__/useUserConditions_query.graphql.ts';

export function useUserConditions(query: useUserConditions_query$key, state: UserListState) {
  const { nodes } = useFragment<useUserConditions_query$key>(
    graphql`
      fragment useUserConditions_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        nodes(ids: $named) @include(if: $hasNamed) {
          ... on Role {
            id
            name
          }
          ... on Group {
            id
            name
          }
          ... on Course {
            id
            name
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
  state: UserListState,
  names: ReadonlyMap<string | undefined, string | undefined>,
): readonly Condition<UserListState>[] {
  return setConditions<UserListState>([
    namedCondition('Роль', 'role', state, names),
    namedCondition('Группа', 'group', state, names),
    namedCondition('Курс', 'course', state, names),
    rangeCondition('Регистрация', 'registered_from', 'registered_to', state),
    rangeCondition('Визит', 'visited_from', 'visited_to', state),
    state.visited !== '' && {
      words: state.visited === 'yes' ? 'Заходили' : 'Ни разу не заходили',
      without: { visited: '' },
    },
    state.waiting && { words: 'Ждут допуска в админку', without: { waiting: false } },
  ]);
}
