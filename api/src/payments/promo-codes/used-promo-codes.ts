// The list of promo code uses.
import { sql } from 'drizzle-orm';
import { courseRecord } from '../../courses/index.ts';
import { flagFilter, fromDay, toDay } from '../../kit/lists/filters.ts';
import { belongsTo, record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { conditionFlag, conditionText } from '../../kit/resource/conditions.ts';
import { searchedByName, memberRecord } from '../../people/index.ts';
import { usedPromoCodes } from '../payment-tables.ts';
import { promoCodeRecord } from './promo-code-record.ts';

export const usedPromoCodeRecord = record(usedPromoCodes)({
  name: 'UsedPromoCode',
  description:
    'A use of a promo code. It counts until its payment is cancelled and the provider can take no more money for it.',
  permissions: { read: { all: 'company_settings' } },
  hidden: ['payment_order_id'],
  order: 'created_at',
  relations: {
    promo_code: belongsTo(() => promoCodeRecord, 'promo_code_id'),
    user: belongsTo(() => memberRecord, 'user_id'),
    course: belongsTo(() => courseRecord, 'course_id'),
  },
});

export const usedPromoCodeResource = resource({
  record: usedPromoCodeRecord,
  path: '/used_promo_codes',
  tag: 'Promo codes',
  missing: 'Использование не найдено',
  readOnly: true,
  sort: ['created_at'],
  descending: true,
  searchedBy: ({ user_id }) => searchedByName(user_id),
  filters: ['promo_code_id', 'user_id', 'course_id'],
  specialFilters: {
    counts: {
      description: '1: uses that count only; 0: released uses only.',
      condition: conditionFlag,
      filter: flagFilter('counts', () => sql`${usedPromoCodes.released_at} is null`),
    },
    created_from: {
      description: 'Used on this day or later.',
      condition: conditionText,
      filter: fromDay('created_from', usedPromoCodes.created_at),
    },
    created_to: {
      description: 'Used on this day or earlier.',
      condition: conditionText,
      filter: toDay('created_to', usedPromoCodes.created_at),
    },
  },
  counted: [['promo_code_id']],
});
