// Mutations that merge two records: one replaces the other in all references.
import { below } from '../rest/path.ts';
import type { DeclaredCollection } from '../records/collections.ts';
import { type Input, mutation } from './payload.ts';
import { inputId } from './translations.ts';
import { selectedRecord, payloadField } from './writes.ts';

type MergeInput = Input & { readonly id: string; readonly intoId: string };

/**
 * `mergeCourseTypes: merges(courseTypes, 'Тип курса не найден')`; the payload contains the remaining record and the id
 * of the removed one.
 */
export const merges = <Row extends { id: number }, Type extends string, List, One>(
  declared: DeclaredCollection<Row, Type, List, One & { readonly id: string }>,
  unknown: string,
) =>
  mutation<MergeInput & One, object>(
    { call: `POST ${declared.route}/{id}/merge`, failed: {}, fields: { into_id: 'intoId' } },
    async (input, context, info) => {
      const [field, gone] = [payloadField(info, declared.type), payloadField(info, 'ID')];
      const { id, companyId, collection } = declared.recordOf(input);
      const into = inputId(companyId, declared.type, input.intoId, 'intoId', unknown);
      const { data } = await context.rest.write<Partial<Row> | null>(
        'POST',
        below(collection.path, { id }, '/merge'),
        { into_id: into },
      );
      return {
        [field]: await selectedRecord(context, info, field, collection, data, into),
        [gone]: input.id,
      };
    },
  );
