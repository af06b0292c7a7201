// A company for tests of custom fields, which its owner defines, fills in and reads.
import { expect } from 'vitest';
import { openSchool } from '../school.ts';

export type Fields = Awaited<ReturnType<typeof openFields>>;

export async function openFields(name: string) {
  const school = await openSchool();
  const owner = await school.person(`owner@${name}.test`);
  const companyId = await school.company(name, owner);

  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    school.send(method, `/api/companies/${companyId}${path}`, body, owner);

  return {
    send,

    newField: async (type: string, field: string, variables?: string[]): Promise<number> => {
      const { status, body } = await send('POST', '/custom_fields', {
        type,
        name: field,
        variables,
      });
      expect([status, body.errors]).toEqual([201, undefined]);
      return body.data.id;
    },

    /** Ids of the field's variables by name, in order. */
    variablesOf: async (field: number): Promise<Record<string, number>> => {
      const { body } = await send('GET', `/custom_fields/${field}/custom_field_variables?all=1`);
      return Object.fromEntries(
        body.data.map(({ id, value }: { id: number; value: string }) => [value, id]),
      );
    },

    newUser: async (): Promise<number> => {
      const email = `${Math.random().toString(36).slice(2)}@${name}.test`;
      const { body } = await send('POST', '/users', { name: 'Лев', email });
      return body.data.id;
    },

    store: (user: number, values: readonly (readonly [field: number, unknown[]])[]) =>
      send('POST', `/users/${user}/store_custom_field_values`, {
        custom_fields: values.map(([custom_field_id, held]) => ({ custom_field_id, values: held })),
      }),

    /** The displayed values of a user's fields. */
    held: async (user: number): Promise<Record<string, string[]>> => {
      const { body } = await send('GET', `/users/${user}/show_all_custom_fields_with_values`);
      return Object.fromEntries(
        body.data
          .filter(({ values }: { values: unknown[] }) => values.length > 0)
          .map(({ name: field, values }: { name: string; values: { shown: string }[] }) => [
            field,
            values.map(({ shown }) => shown),
          ]),
      );
    },
  };
}
