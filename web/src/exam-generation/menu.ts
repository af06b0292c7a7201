// The menu entries of the generation of exam tasks.
import { BookOpenCheck } from 'lucide-react';
import type { MenuArea } from '../kit/pages/menu.ts';

export const menu: readonly MenuArea[] = [
  {
    group: 'Курсы',
    position: 130,
    title: 'Предметы ЕГЭ',
    path: 'ege-subjects',
    icon: BookOpenCheck,
    permissions: ['TESTS_SHOW_ALL'],
    isRare: true,
  },
];
