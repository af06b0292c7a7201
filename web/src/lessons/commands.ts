// Entries of the command palette that find lessons and blocks by name.
import { graphql, readInlineData } from 'react-relay';
import type { DomainCommands } from '../kit/pages/commands.ts';
import type { lessonCommands_company$key } from '../__generated__/lessonCommands_company.graphql.ts';

export const commands: readonly [DomainCommands<'lessons'>] = [
  {
    name: 'lessons',
    position: { created: 20, found: 50 },
    create: [],
    title: 'Уроки',
    permissions: ['LESSONS_VIEW'],
    read: (key) => {
      const { lessons, lessonBlocks } = readInlineData<lessonCommands_company$key>(
        graphql`
          fragment lessonCommands_company on Company
          @inline
          @argumentDefinitions(search: { type: "String!" }) {
            lessons(first: 5, search: $search) {
              nodes {
                databaseId
                name
                course {
                  databaseId
                  name
                }
              }
            }
            lessonBlocks(first: 5, search: $search) {
              nodes {
                title
                lesson {
                  databaseId
                  name
                  course {
                    databaseId
                  }
                }
              }
            }
          }
        `,
        key,
      );
      return [
        ...(lessons?.nodes ?? []).flatMap(({ databaseId, name, course }) =>
          course ? [{ label: name, note: course.name, path: pathOf(course, { databaseId }) }] : [],
        ),
        ...(lessonBlocks?.nodes ?? []).flatMap(({ title, lesson }) =>
          lesson?.course
            ? [
                {
                  label: title ?? 'Блок',
                  note: `Блок урока «${lesson.name}»`,
                  path: pathOf(lesson.course, lesson),
                },
              ]
            : [],
        ),
      ];
    },
  },
];

interface Numbered {
  databaseId: number;
}

const pathOf = (course: Numbered, lesson: Numbered): string =>
  `courses/${String(course.databaseId)}/lessons/${String(lesson.databaseId)}`;
