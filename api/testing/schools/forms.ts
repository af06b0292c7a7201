// A company for tests of forms, which its owner creates and reads.
import { expect } from 'vitest';
import { openSchool } from '../school.ts';

export type Forms = Awaited<ReturnType<typeof openForms>>;

export async function openForms(name: string) {
  const school = await openSchool();
  const owner = await school.person(`owner@${name}.test`);
  const companyId = await school.company(name, owner);

  const sending =
    (method: 'POST' | 'PUT') =>
    (path: string, body: unknown = {}, as = owner) =>
      school.send(method, `/api/companies/${companyId}${path}`, body, as);
  const asking =
    (method: 'GET' | 'DELETE') =>
    (path: string, as = owner) =>
      school.send(method, `/api/companies/${companyId}${path}`, undefined, as);
  const get = asking('GET');
  const post = sending('POST');

  return {
    school,
    owner,
    companyId,
    get,
    post,
    put: sending('PUT'),
    remove: asking('DELETE'),

    newForm: async (values: object = {}): Promise<number> => {
      const { status, body } = await post('/forms', {
        name: 'Анкета',
        type: 'register',
        ...values,
      });
      expect([status, body.errors]).toEqual([201, undefined]);
      return body.data.id;
    },

    newCustomField: async (values: object = {}): Promise<number> =>
      (await post('/custom_fields', { name: 'Класс', type: 'string', ...values })).body.data.id,

    fieldsOf: async (id: number, more = '') =>
      (await get(`/forms/${id}?with=fields${more}`)).body.data.fields,
  };
}

/** A condition with one rule. */
export const when = (field: string, operator: string, value: string | null = null) => ({
  match: 'all',
  rules: [{ field, operator, value }],
});

export const reasons = ({ status, body }: { status: number; body: { errors: object[] } }) => [
  status,
  body.errors,
];
