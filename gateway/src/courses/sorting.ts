// Sets the manual order of a course's parts.
import type { CourseRow } from '../__generated__/rows.ts';
import type { CompanyCollection } from '../kit/records/collections.ts';
import { requireInCompany } from '../kit/records/ids.ts';
import { mutation, type Input } from '../kit/mutations/payload.ts';
import { inputIds } from '../kit/mutations/translations.ts';
import { selectedRecord } from '../kit/mutations/writes.ts';
import { under } from '../kit/rest/path.ts';
import { courses } from './collections.ts';

/** `sortCourseBulletPoints: sortsInCourse(bulletPoints, 'bulletPointIds')` */
export const sortsInCourse = <Row extends { id: number }, Ids extends string>(
  parts: CompanyCollection<Row, string>,
  field: Ids,
) => {
  const name = `${parts.type.replaceAll(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase()}_ids`;
  return mutation<
    Input & { readonly courseId: string } & Readonly<Record<Ids, readonly string[]>>,
    { course: CourseRow | null }
  >(
    { call: `POST ${parts.route}/multi_sort`, failed: { course: null }, fields: { [name]: field } },
    async (input, context, info) => {
      const { companyId, id } = requireInCompany(input.courseId, 'Course');
      const ids = inputIds(companyId, parts.type, input[field], field, 'Список изменился');
      await context.rest.write('POST', under(parts(companyId).path, '/multi_sort'), {
        [name]: ids,
      });
      return { course: await selectedRecord(context, info, 'course', courses(companyId), { id }) };
    },
  );
};
