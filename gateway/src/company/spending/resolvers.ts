// A company's usage of its daily limits.
import type { Resolvers } from '../../__generated__/resolvers.ts';
import type { SpendingRow } from '../../__generated__/rows.ts';
import { companySingleton } from '../../kit/records/companies.ts';
import { columns } from '../../kit/plan/needs.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const resolvers: Resolvers = {
  Company: { spending: companySingleton<SpendingRow>('spending') },
};

export default {
  resolvers,
  shapes: { Spending: { budgets: columns('budgets') }, SpendingBudget: {} },
} satisfies Domain;
