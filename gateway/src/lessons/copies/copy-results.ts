// The result of copying into courses, for payloads.
import type { GraphQLResolveInfo } from 'graphql';
import type { Schemas } from '../../__generated__/rest.ts';
import type { CopiedContentRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { courses } from '../../courses/index.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import { toGlobalId } from '../../kit/records/ids.ts';
import { loadRecords } from '../../kit/records/records.ts';

export type CopiedContent = Schemas['CopiedContent'];

/** Adds the courses if the payload selects them. */
export async function copyResults(
  { rest, shapes }: Context,
  info: GraphQLResolveInfo,
  companyId: number,
  field: string,
  copied: readonly CopiedContent[],
): Promise<CopiedContentRow[]> {
  const plan = planRecord(info, shapes, { at: [`${field}.course`] });
  const ids = copied.map(({ course_id }) => course_id);
  const rows = plan ? await loadRecords(rest, courses(companyId), ids, plan) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const globalIds = (type: string, some: readonly number[]) =>
    some.map((id) => toGlobalId({ type, companyId, id }));
  return copied.map(({ course_id, lessons_id, layers_id }) => ({
    course: byId.get(course_id) ?? null,
    lessonIds: globalIds('Lesson', lessons_id),
    layerIds: globalIds('BlockLayer', layers_id),
  }));
}
