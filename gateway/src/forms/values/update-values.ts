// Changes the custom field values of a record; the payload contains the changed record.
import type { UpdateCourseCustomFieldsInput } from '../../__generated__/resolvers.ts';
import type { MutableCollection } from '../../kit/records/collections.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { currentRecord } from '../../kit/mutations/writes.ts';
import type { WriteMethod } from '../../kit/rest/client.ts';
import type { RestPath } from '../../kit/rest/path.ts';

/** The input is equal for all kinds of records. */
type Sent = UpdateCourseCustomFieldsInput;

interface Stored {
  readonly method: WriteMethod;
  readonly at: (companyId: number, id: number) => RestPath;
  /** The body field that identifies the record, if the path does not. */
  readonly named?: string;
}

/** ``updateOrderCustomFields: storesValues(orders, { method: 'PUT', at: (companyId, id) => path`…` })`` */
export const updatesCustomFieldValues = <Row extends { id: number }, Type extends string, List>(
  declared: MutableCollection<Row, Type, List, { readonly id: string }>,
  { method, at, named }: Stored,
) =>
  mutation<Sent, object>(
    {
      call: `${method} ${at(0, 0).route}`,
      fields: named === undefined ? {} : { [named]: 'id' },
      failed: {},
      stale: (input, context, info) =>
        currentRecord(context, info, declared, declared.recordOf(input)),
    },
    async (input, context, info) => {
      const { companyId, id, ...place } = declared.recordOf(input);
      await context.rest.write(method, at(companyId, id), {
        ...(named !== undefined && { [named]: id }),
        custom_fields: input.customFields.map(({ customFieldId, values }) => ({
          custom_field_id: customFieldId,
          values,
        })),
        ...(input.version != null && { version: input.version }),
      });
      return currentRecord(context, info, declared, { ...place, id });
    },
  );
