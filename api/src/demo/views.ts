// Saved views of the demo school's lists, shared with all staff.
import { savedViews } from '../company/saved-views/view-tables.ts';
import { since } from './ids.ts';
import { insert } from './insert.ts';
import type { DemoTarget } from './target.ts';
import { company } from './school.ts';

const views = [
  { list: 'courses', name: 'Скоро начнутся', address: 'sort=start', columns: {} },
  {
    list: 'courses',
    name: 'Черновики по дате создания',
    address: 'tab=drafts&sort=-created',
    columns: { columns: { created: true, price: false }, order: ['name', 'created', 'start'] },
  },
  { list: 'users', name: 'Давно не заходили', address: 'sort=visit', columns: {} },
];

export function insertViews(
  { transaction, companyId }: DemoTarget,
  author_id: number,
): Promise<void> {
  const rows = views.map((view) => ({
    ...view,
    company_id: companyId,
    author_id,
    shared: true,
    ...since(company.created_at),
  }));
  return insert(transaction, savedViews, rows);
}
