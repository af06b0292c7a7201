// Commands of the palette: full-text search of courses that tolerates typing errors, and creating courses and places.
import { graphql, readInlineData } from 'react-relay';
import type { DomainCommands } from '../kit/pages/commands.ts';
import { statusLabel } from './course/courseStatus.ts';
import type { courseCommands_company$key } from '../__generated__/courseCommands_company.graphql.ts';

export const commands: readonly [DomainCommands<'courses'>] = [
  {
    name: 'courses',
    position: { created: 10, found: 40 },
    create: [
      { label: 'Создать курс', path: 'courses', permissions: ['COURSES_CREATE'] },
      { label: 'Добавить тип курсов', path: 'course-types', permissions: ['COURSES_UPDATE_ALL'] },
      {
        label: 'Добавить формат курсов',
        path: 'course-formats',
        permissions: ['COURSES_UPDATE_ALL'],
      },
      { label: 'Добавить категорию', path: 'categories', permissions: ['COURSES_UPDATE_ALL'] },
      { label: 'Добавить место', path: 'locations', permissions: ['COURSES_UPDATE_ALL'] },
    ],
    title: 'Курсы',
    permissions: ['COURSES_SHOW_ALL', 'COURSES_SHOW_MY'],
    read: (key) => {
      const { searchCourses } = readInlineData<courseCommands_company$key>(
        graphql`
          fragment courseCommands_company on Company
          @inline
          @argumentDefinitions(search: { type: "String!" }) {
            searchCourses(first: 5, search: $search) {
              nodes {
                databaseId
                name
                status
              }
            }
          }
        `,
        key,
      );
      return (searchCourses?.nodes ?? []).map(({ databaseId, name, status }) => ({
        label: name,
        note: statusLabel(status),
        path: `courses/${String(databaseId)}`,
      }));
    },
  },
];
