// In the command palette: subjects are found and made.
import { graphql, readInlineData } from 'react-relay';
import type { DomainCommands } from '../kit/commands.ts';
import { topicsOf } from './subjects/subjectsAddress.ts';
import type { testCommands_company$key } from '../__generated__/testCommands_company.graphql.ts';

export const testCommands: DomainCommands<testCommands_company$key> = {
  create: [{ label: 'Добавить предмет', path: 'subjects', permissions: ['TESTS_CREATE'] }],
  title: 'Предметы',
  permissions: ['TESTS_SHOW_ALL', 'TESTS_SHOW_MY'],
  read: (key) => {
    const { subjects } = readInlineData<testCommands_company$key>(
      graphql`
        fragment testCommands_company on Company
        @inline
        @argumentDefinitions(search: { type: "String!" }) {
          subjects(first: 5, search: $search) {
            nodes {
              id
              name
            }
          }
        }
      `,
      key,
    );
    return (subjects?.nodes ?? []).map(({ id, name }) => ({
      label: name,
      path: `subjects${topicsOf(id)}`,
    }));
  },
};
