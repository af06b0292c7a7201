// Reverts changes of order statuses: the history stores each part of a name in its own column, while an update takes
// the whole name.
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Row } from '../../kit/lists/contract.ts';
import type { Updates } from '../../kit/resource/contract.ts';
import { orderSettings } from '../grants.ts';
import { orderStatuses } from '../order-tables.ts';
import { badge, newStatus, parts } from './status-rules.ts';
import { orderStatusResource } from './statuses.ts';

const names = ['admin', 'public'] as const;

const { type, is_default } = newStatus.shape;

export const statusUpdates: Updates = {
  grant: orderSettings.update,
  body: z
    .strictObject({
      type,
      is_default,
      ...Object.fromEntries(
        names.flatMap((whose) => parts.map((part) => [`${whose}_${part}`, badge.shape[part]])),
      ),
    })
    .partial(),
  change: async (changing, id, { version, ...sent }) => {
    const { updates } = orderStatusResource;
    const { transaction, scope } = changing;
    const [stored] = await transaction
      .select()
      .from(orderStatuses)
      .where(and(eq(orderStatuses.company_id, scope.companyId), eq(orderStatuses.id, id)));
    const whole = Object.entries<unknown>(sent).filter(([field]) => field in newStatus.shape);
    const body: Row = { ...Object.fromEntries(whole), version };
    for (const whose of names) {
      const columns = parts.map((part) => [part, `${whose}_${part}`] as const);
      if (!columns.some(([, column]) => column in sent)) continue;
      body[`${whose}_name`] = Object.fromEntries(
        columns.map(([part, column]) => [part, sent[column] ?? stored?.[column]]),
      );
    }
    await updates?.change(changing, id, body);
  },
};
