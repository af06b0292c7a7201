// Sets the manual order of a course's branches or packages.
import type { GraphQLResolveInfo } from 'graphql';
import type { CourseRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { inputIds } from '../../kit/mutations/translations.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import { type RestPath, under } from '../../kit/rest/path.ts';
import { courses } from '../collections.ts';

interface Sorted {
  readonly companyId: number;
  readonly courseId: number;
  /** The path of their list. */
  readonly list: RestPath;
  readonly type: string;
  /** The name of the ids in REST, and the field of the input. */
  readonly name: string;
  readonly field: string;
  readonly ids: readonly string[];
}

export async function sort(
  context: Context,
  info: GraphQLResolveInfo,
  { companyId, courseId: id, list, type, name, field, ids }: Sorted,
): Promise<{ course: CourseRow | null }> {
  await context.rest.write('POST', under(list, '/multi_sort'), {
    [name]: inputIds(companyId, type, ids, field, 'Список изменился'),
  });
  return { course: await selectedRecord(context, info, 'course', courses(companyId), { id }) };
}
