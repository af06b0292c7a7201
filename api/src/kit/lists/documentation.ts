// The query parameters of lists and single records for openapi.json, with example values.
import { z } from 'zod';
import type { RecordOf } from '../records/contract.ts';
import { parameterName, pascalCase } from '../http/openapi-references.ts';
import { listLimits } from './limits.ts';
import {
  defaultPerPage,
  listQuerySchema,
  maximumVisitorRows,
  oneQuerySchema,
  type ListOffer,
} from './parameters.ts';

interface Offer extends Pick<ListOffer, 'record' | 'sort' | 'countBy' | 'ofVisitors'> {
  isSearched: boolean;
}

/** The query parameters of a list. The resource adds its filters. */
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
      description: `Accepted as by every list, but has no effect: ${why}`,
      ...parameterName(`Unused${pascalCase(name)}`),
    });

export const withoutEffect = z
  .string()
  .optional()
  .meta({
    description: 'Accepted as by every list, but has no effect: its rows have no searchable text.',
    maxLength: listLimits.text,
    ...parameterName('UnusedSearch'),
  });

const wholeRows = 'its rows are small and always complete.';
const ownOrder = 'its rows have a fixed order.';

/** Parameters of every list that have no effect on lists whose rows are not records. */
export const ignoredParameters = {
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
      description: `Rows per page, ${defaultPerPage} by default, at most ${maximumVisitorRows}.`,
      ...parameterName('VisitorPerPage'),
    }),
});

/** The query parameters of a single record. */
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

/** Parameters that every list accepts (specification B, section 7), even if no value is valid. */
const common = new Set(['with', 'withCount', 'only']);

/** Adds example values to the parameters, and drops parameters without valid values. */
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
  // The type is unchanged, because every parameter is optional.
  return z.looseObject(Object.fromEntries(parameters)) as unknown as Schema;
}
