// What a list, or a record, says in openapi.json of its parameters: those that it takes, and the values that they have.
import { z } from 'zod';
import type { RecordOf } from '../records/record.ts';
import { parameterName, pascalCase } from '../http/openapi-references.ts';
import { listLimits } from './limits.ts';
import {
  defaultPerPage,
  listQuerySchema,
  mostForVisitors,
  oneQuerySchema,
  type ListOffer,
} from './parameters.ts';

interface Offer extends Pick<ListOffer, 'record' | 'sort' | 'countBy' | 'ofVisitors'> {
  isSearched: boolean;
}

/** The parameters of a list; filters are added by the resource. */
export const listQuery = ({ record, sort, countBy, isSearched, ofVisitors }: Offer) => {
  const query = narrowed(record, ofVisitors ? visitorsQuerySchema : listQuerySchema, {
    ...selectable(record),
    ...(ofVisitors && { all: [] }),
    sort,
    countBy,
  });
  return isSearched ? query : query.extend({ search: withoutEffect });
};

const unused = (name: string, why: string) =>
  z
    .string()
    .optional()
    .meta({
      description: `Taken as by every list, and without effect: ${why}`,
      ...parameterName(`Unused${pascalCase(name)}`),
    });

export const withoutEffect = z
  .string()
  .optional()
  .meta({
    description: 'Taken as by every list, and without effect: its rows have no words of their own.',
    maxLength: listLimits.text,
    ...parameterName('UnusedSearch'),
  });

const wholeRows = 'its rows are small, and come whole.';
const ownOrder = 'its rows have an order of their own.';

/** What every list takes, of one whose rows are no records. */
export const takenWithoutEffect = {
  with: unused('with', wholeRows),
  withCount: unused('withCount', wholeRows),
  only: unused('only', wholeRows),
  sort: unused('sort', ownOrder),
  desc: unused('desc', ownOrder),
};

const visitorsQuerySchema = listQuerySchema.extend({
  per_page: z
    .string()
    .optional()
    .meta({
      description: `Rows a page, ${defaultPerPage} by default, at most ${mostForVisitors}.`,
      ...parameterName('VisitorPerPage'),
    }),
});

/** The parameters of a request for one record. */
export const oneQuery = (record: RecordOf) => narrowed(record, oneQuerySchema, selectable(record));

type Values = Readonly<Record<string, readonly string[]>>;

function selectable({ columns, computed, attached, relations }: RecordOf): Values {
  const names = Object.keys(relations);
  return {
    only: [...Object.keys(columns), ...Object.keys(computed)],
    with: [...names, ...Object.keys(attached)],
    withCount: names,
    withSums: Object.entries(relations).flatMap(([name, relation]) =>
      relation.to().summable.map((column) => `${name}:${column}`),
    ),
  };
}

/** What every list takes (specification B, section 7), also where no value of it is known. */
const common = new Set(['with', 'withCount', 'only']);

/** The parameters with examples of their values; of others those that could have none are left out. */
function narrowed<Schema extends z.ZodObject>(
  record: RecordOf,
  { shape }: Schema,
  values: Values,
): Schema {
  const parameters = Object.entries<z.ZodType>(shape).flatMap(([name, parameter]) => {
    const examples = values[name];
    if (examples === undefined) return [[name, parameter]];
    if (examples.length === 0) return common.has(name) ? [[name, parameter]] : [];
    const named = parameterName(`${record.name}${pascalCase(name)}`);
    return [[name, parameter.meta({ ...parameter.meta(), examples: [...examples], ...named })]];
  });
  // Of the same type: every parameter is optional.
  return z.looseObject(Object.fromEntries(parameters)) as unknown as Schema;
}
