// Finds other orders of the same customer: by account, email address or phone number.
import { sql } from 'drizzle-orm';
import { idsFilter } from '../../kit/lists/filters.ts';
import { resource } from '../../kit/resource/resource.ts';
import { orders } from '../order-tables.ts';
import { orderRecord } from '../orders/order-record.ts';

/** Each column has its own index. Contacts are stored in normalized form. */
const sameOf = ['user_id', 'contact_email_key', 'contact_phone'] as const;

/** It has no path: it is read below the order whose duplicates are requested. */
export const duplicateResource = resource({
  record: orderRecord,
  path: '/duplicates',
  tag: 'Orders',
  missing: 'Заявка не найдена',
  readOnly: true,
  sort: ['created_at', 'number'],
  descending: true,
  specialFilters: {
    duplicates_of: {
      description: 'Duplicates of the order with this id.',
      filter: idsFilter((ids, { companyId }) => {
        const found = sameOf.map(
          (column) => sql`select same.id from orders one
            join orders same on same.company_id = one.company_id and same.${sql.identifier(column)} = one.${sql.identifier(column)}
              and same.id <> one.id and same.status = 'active'
            where one.company_id = ${companyId}::integer and one.id = any(${ids})`,
        );
        return sql`${orders.id} = any(array(${sql.join(found, sql` union `)}))`;
      }),
    },
  },
});
