import { expect, it } from 'vitest';
import { createQueryBudget } from './query-budget.ts';
import { costLimits } from './limits.ts';

it('names the field that contributes most to the exceeded limit', () => {
  const dearest = {
    calls: { field: 'company.courses.nodes.lessons', most: 2_000 },
    nodes: { field: 'company.users', most: 60_000 },
  };
  const begin = () => createQueryBudget({ calls: 2_002, nodes: 60_020, mostExpensive: dearest });

  const tooManyRows = begin();
  expect(tooManyRows.take()).toBeNull();
  tooManyRows.countRecords(costLimits.nodes + 1);
  expect(tooManyRows.take()?.message).toContain('Дороже всего `company.users`: до 60000 записей.');

  const tooManyCalls = begin();
  for (let call = 0; call < costLimits.calls; call++) expect(tooManyCalls.take()).toBeNull();
  expect(tooManyCalls.take()?.message).toContain(
    'Дороже всего `company.courses.nodes.lessons`: до 2000 вызовов REST.',
  );
});
