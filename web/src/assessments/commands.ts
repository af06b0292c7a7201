// Entries of the command palette: finding and creating tests and subjects, and creating test categories.
import { graphql, readInlineData } from 'react-relay';
import type { DomainCommands } from '../kit/pages/commands.ts';
import { topicsOf } from './subjects/subjectsAddress.ts';
import { testStatusLabels } from './testStatus.ts';
import type { testCommands_company$key } from '../__generated__/testCommands_company.graphql.ts';

export const commands: readonly [DomainCommands<'tests'>] = [
  {
    name: 'tests',
    position: { created: 30, found: 60 },
    create: [
      { label: 'Создать тест', path: 'tests', permissions: ['TESTS_CREATE'] },
      {
        label: 'Добавить категорию тестов',
        path: 'tests/categories',
        permissions: ['TESTS_UPDATE_ALL'],
      },
      { label: 'Добавить предмет', path: 'subjects', permissions: ['TESTS_CREATE'] },
    ],
    title: 'Тесты и предметы',
    permissions: ['TESTS_SHOW_ALL', 'TESTS_SHOW_MY'],
    read: (key) => {
      const { tests, subjects } = readInlineData<testCommands_company$key>(
        graphql`
          fragment testCommands_company on Company
          @inline
          @argumentDefinitions(search: { type: "String!" }) {
            tests(first: 5, search: $search) {
              nodes {
                databaseId
                title: name
                status
              }
            }
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
      return [
        ...(tests?.nodes ?? []).map(({ databaseId, title, status }) => ({
          label: title,
          note: status && testStatusLabels[status],
          path: `tests/${String(databaseId)}/questions`,
        })),
        ...(subjects?.nodes ?? []).map(({ id, name }) => ({
          label: name,
          note: 'Предмет',
          path: `subjects${topicsOf(id)}`,
        })),
      ];
    },
  },
];
