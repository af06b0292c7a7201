// The menu entries of the company.
import { Settings } from 'lucide-react';
import type { MenuArea } from '../kit/pages/menu.ts';

export const menu: readonly MenuArea[] = [
  {
    group: 'Платформа',
    position: 10,
    title: 'Настройки компании',
    path: 'settings',
    icon: Settings,
    permissions: ['COMPANY_SETTINGS'],
    inside: [
      {
        title: 'Название и описание школы',
        path: 'settings',
        words: 'адрес логотип файлы часовой пояс время',
      },
      { title: 'Домены', path: 'settings?tab=domains', words: 'свой адрес сайта' },
      {
        title: 'Интеграции',
        path: 'settings?tab=integrations',
        words: 'webhook вебхук программы',
      },
      { title: 'Подписка', path: 'settings?tab=subscription', words: 'тариф план лимиты' },
      {
        title: 'Приём платежей',
        path: 'settings?tab=payments',
        words: 'юkassa юкасса касса эквайринг оплата',
      },
      {
        title: 'Вход',
        path: 'settings?tab=sign-in',
        words: 'социальные сети вконтакте яндекс подтверждение почты',
      },
      { title: 'Владельцы', path: 'settings?tab=owners', words: 'администраторы' },
    ],
  },
];
