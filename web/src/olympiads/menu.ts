// The menu entries of olympiads.
import { Trophy } from 'lucide-react';
import type { MenuArea } from '../kit/pages/menu.ts';

export const menu: readonly MenuArea[] = [
  {
    group: 'Курсы',
    position: 140,
    title: 'Олимпиады',
    path: 'olympic-tests',
    icon: Trophy,
    permissions: ['TESTS_SHOW_RESULTS'],
    isRare: true,
  },
];
