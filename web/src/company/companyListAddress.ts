// The state of «Мои компании» as it stands in the address.
import type { CompanyOrder } from './__generated__/companyListRouteQuery.graphql.ts';

export interface CompanyListAddress {
  search: string;
  sort: { column: CompanyColumn; descending: boolean } | null;
}

export type CompanyColumn = keyof typeof orderFields;

const orderFields = { name: 'NAME', code: 'CODE', created: 'CREATED_AT' } as const;

export function readAddress(params: URLSearchParams): CompanyListAddress {
  const sort = params.get('sort') ?? '';
  const column = sort.replace(/^-/, '');
  return {
    search: (params.get('search') ?? '').trim(),
    sort: isColumn(column) ? { column, descending: sort.startsWith('-') } : null,
  };
}

export function writeAddress({ search, sort }: CompanyListAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (sort) params.set('sort', (sort.descending ? '-' : '') + sort.column);
  return params;
}

export function toVariables({ search, sort }: CompanyListAddress): {
  search: string | null;
  orderBy: CompanyOrder | null;
} {
  return {
    search: search || null,
    orderBy: sort && {
      field: orderFields[sort.column],
      direction: sort.descending ? 'DESC' : 'ASC',
    },
  };
}

export function isColumn(name: string): name is CompanyColumn {
  return Object.hasOwn(orderFields, name);
}
