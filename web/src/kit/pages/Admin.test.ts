import { expect, test } from 'vitest';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { companyPage } from './Admin.ts';
import { listAddress } from '../list/listAddress.ts';

interface FruitQuery extends OperationType {
  variables: {
    company: string;
    search: string | null;
    orderBy: { field: 'NAME'; direction: 'ASC' | 'DESC' } | null;
  };
}

const fruitList = listAddress({ sorting: { name: 'NAME' } });

test('passes the company, search and sort of the address to a list’s query', () => {
  const page = companyPage<FruitQuery>({
    query: {} as GraphQLTaggedNode,
    variables: fruitList.variablesAt,
    screen: async () => () => null,
  });
  const at = (search: string) =>
    page.variables({ params: { company: 'demo' }, search: new URLSearchParams(search) });
  expect(at('')).toEqual({ company: 'demo', search: null, orderBy: null });
  expect(at('search=ъ&sort=-name&view=cards')).toEqual({
    company: 'demo',
    search: 'ъ',
    orderBy: { field: 'NAME', direction: 'DESC' },
  });
});
