// Mutations that set the manual order of a company's records by the list of their ids.
import { fieldName, type Plural, plural, snakeCase } from '../names.ts';
import { planRecord } from '../plan/selection.ts';
import { under } from '../rest/path.ts';
import type { CompanyCollection } from '../records/collections.ts';
import { requireGlobal } from '../records/ids.ts';
import { type Input, mutation } from './payload.ts';
import { loadRecords } from '../records/records.ts';
import { inputIds } from './translations.ts';

/**
 * `sortRoles: sorts(roles, 'roleIds', 'Роль не найдена')`: the ids are `role_ids` in REST; the payload contains
 * `roles`.
 */
export const sorts = <Row extends { id: number }, Type extends string, Ids extends string>(
  declared: CompanyCollection<Row, Type>,
  field: Ids,
  unknown: string,
) => {
  const name = snakeCase(field);
  const shown = plural(fieldName(declared.type));
  type Sorted = Record<Plural<Uncapitalize<Type>>, Row[]>;
  // TypeScript widens a computed name to string.
  const payload = (rows: Row[]) => ({ [shown]: rows }) as Sorted;
  return mutation<
    Input & { readonly companyId: string } & Readonly<Record<Ids, readonly string[]>>,
    Sorted
  >(
    {
      call: `POST ${declared.route}/multi_sort`,
      failed: payload([]),
      fields: { [name]: field },
    },
    async (input, { rest, shapes }, info) => {
      const { id: companyId } = requireGlobal(input.companyId, 'Company');
      const ids = inputIds(companyId, declared.type, input[field], field, unknown);
      const collection = declared(companyId);
      await rest.write('POST', under(collection.path, '/multi_sort'), { [name]: ids });
      const plan = planRecord(info, shapes, { at: [shown] });
      return payload(plan ? await loadRecords(rest, collection, ids, plan) : []);
    },
  );
};
