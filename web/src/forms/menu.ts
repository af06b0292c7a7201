// The menu entries of forms.
import { ListPlus, SquarePen } from 'lucide-react';
import type { MenuArea } from '../kit/pages/menu.ts';

export const menu: readonly MenuArea[] = [
  {
    group: 'Платформа',
    position: 20,
    title: 'Формы',
    path: 'forms',
    icon: SquarePen,
    permissions: ['COMPANY_SETTINGS'],
    words: 'анкета регистрация опрос',
  },
  {
    group: 'Платформа',
    position: 30,
    title: 'Свои поля',
    path: 'custom-fields',
    icon: ListPlus,
    permissions: ['COMPANY_SETTINGS'],
    words: 'дополнительные поля переменные',
    isRare: true,
  },
];
