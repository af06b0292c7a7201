// The menu entries of orders.
import { FileInput, Tags } from 'lucide-react';
import type { MenuArea } from '../kit/pages/menu.ts';

export const menu: readonly MenuArea[] = [
  {
    group: 'Продажи',
    position: 10,
    title: 'Заявки',
    path: 'orders',
    icon: FileInput,
    permissions: ['CRM_SHOW'],
    words: 'лиды сделки продажи crm',
    inside: [{ title: 'Папки заявок', path: 'orders/folders' }],
  },
  {
    group: 'Продажи',
    position: 50,
    title: 'Статусы заявок',
    path: 'statuses',
    icon: Tags,
    permissions: ['CRM_SHOW'],
    words: 'воронка этапы',
    isRare: true,
  },
];
