// Folders of orders.
import { z } from 'zod';
import { hasMany } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { name } from '../../kit/values/texts.ts';
import { orderRecord } from '../orders/order-record.ts';
import { orderFolderRecord } from './folder-record.ts';

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
      skippedMessage: 'в них лежат заявки',
    },
  ],
  merge: {},
  bulk: {
    ids: 'order_folders_id',
    actions: { delete: { summary: 'Delete order folders', does: 'delete' } },
  },
});
