// Folders that orders are put into.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { hasMany, record } from '../../kit/record.ts';
import { resource } from '../../kit/resource.ts';
import { name } from '../../kit/texts.ts';
import { orderSettings } from '../grants.ts';
import { orderFolders } from '../order-tables.ts';
import { orderRecord } from '../orders/order-record.ts';
import { ordersCountBy } from '../orders-count.ts';

export const orderFolderRecord = record(orderFolders)({
  name: 'OrderFolder',
  description: 'A folder that orders are put into.',
  permissions: orderSettings,
  mine: () => sql`true`,
  short: ['name'],
  hidden: ['created_at', 'updated_at'],
  order: 'name',
  computed: { orders_count: ordersCountBy('folder_id') },
});

export const orderFolderResource = resource({
  record: orderFolderRecord,
  path: '/order_folder',
  tag: 'Orders',
  missing: 'Папка не найдена',
  words: { one: 'одну папку', many: 'папок', all: 'Папки' },
  sort: ['name', 'created_at'],
  searched: ['name'],
  unique: { order_folders_name: ['name', 'Папка с таким названием уже есть'] },
  create: z.strictObject({ name }),
  uses: [
    {
      relation: hasMany(() => orderRecord, 'folder_id'),
      nouns: ['заявка', 'заявки', 'заявок'],
      passedOver: 'в них лежат заявки',
    },
  ],
  merge: {},
  bulk: {
    ids: 'order_folders_id',
    actions: { delete: { summary: 'Delete many folders of orders', does: 'delete' } },
  },
});
