// The menu entries of files.
import { HardDrive, Images, Library } from 'lucide-react';
import { filePermissions } from '../kit/files/filePermissions.ts';
import type { MenuArea } from '../kit/pages/menu.ts';

export const menu: readonly MenuArea[] = [
  {
    group: 'Материалы',
    position: 10,
    title: 'Файлы',
    path: 'file-storage',
    icon: HardDrive,
    permissions: filePermissions,
    words: 'хранилище документы диск',
  },
  {
    group: 'Материалы',
    position: 20,
    title: 'Библиотека',
    path: 'library',
    icon: Library,
    permissions: filePermissions,
    words: 'шаблоны видео материалы',
  },
  {
    group: 'Материалы',
    position: 30,
    title: 'Галереи',
    path: 'galleries',
    icon: Images,
    permissions: filePermissions,
    words: 'картинки фотографии изображения',
  },
];
