// What many orders get at once: the words and the icon of each, and what is chosen among.
import { CircleDot, FolderInput, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { keysOf } from '../../kit/pages/keysOf.ts';
import type { OrderChange } from './useOrderWork.ts';

interface Change {
  title: string;
  icon: ReactNode;
  label: string;
  placeholder: string;
  /** What taking it away is called; undefined for what every order has. */
  none?: string;
}

export const orderChanges: Record<OrderChange, Change> = {
  status: {
    title: 'Изменить статус',
    icon: <CircleDot />,
    label: 'Новый статус',
    placeholder: 'Название статуса',
  },
  manager: {
    title: 'Назначить ответственного',
    icon: <UserRound />,
    label: 'Ответственный',
    placeholder: 'Имя',
    none: 'Никто не отвечает',
  },
  folder: {
    title: 'Переложить в папку',
    icon: <FolderInput />,
    label: 'Папка',
    placeholder: 'Название папки',
    none: 'Вынуть из папок',
  },
};

export const orderChangeNames = keysOf(orderChanges);
