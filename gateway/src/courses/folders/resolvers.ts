// Folders of courses, their tree, and moving courses into and out of them.
import type { CourseRow } from '../../__generated__/rows.ts';
import { relation } from '../../kit/plan/needs.ts';
import { list } from '../../kit/plan/reads.ts';
import { changesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { sortsTree } from '../../kit/mutations/trees.ts';
import { globalId } from '../../kit/mutations/translations.ts';
import { creates, deletes, updates } from '../../kit/mutations/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courseFolders, courses } from '../collections.ts';

const unknown = 'Папка не найдена';
const parent = { parentId: globalId('CourseFolder', 'parent_id', unknown) };
const folderId = globalId('CourseFolder', 'folder_id', unknown);

const chosen = { ...selectionOf(courses, 'курсы'), ids: 'course_ids', at: courseFolders };

/** An omitted field changes nothing; null would. */
type Given<Names extends string> = { readonly [Name in Names]?: string | null | undefined };

export default {
  resolvers: {
    Company: { courseFolders: list(courseFolders, { sort: 'sort', size: 100 }) },
    Mutation: {
      createCourseFolder: creates(courseFolders, parent),
      updateCourseFolder: updates(courseFolders, parent),
      deleteCourseFolder: deletes(courseFolders),
      sortCourseFolders: sortsTree(courseFolders, { named: 'folders', unknown }),
      moveCoursesToFolder: changesMany<
        CourseRow,
        'Course',
        'courses',
        Given<'folderId' | 'fromFolderId'>
      >(chosen, 'add_course', {
        folderId,
        fromFolderId: globalId('CourseFolder', 'from_folder_id', unknown),
      }),
      removeCoursesFromFolder: changesMany<CourseRow, 'Course', 'courses', Given<'folderId'>>(
        chosen,
        'delete/mass',
        { folderId },
      ),
    },
  },
  shapes: { CourseFolder: { parentFolder: relation('parent_folder') } },
  nodes: nodeReaders(courseFolders),
} satisfies Domain;
