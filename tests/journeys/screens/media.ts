// The screens of files.
import type { Screen } from '../kit/screens.ts';

export const screens: readonly Screen[] = [
  {
    path: '/:company/file-storage',
    shows: 'Правила школы.txt',
    calls: ['file_storage', 'file_storage_folders', 'file_storage/usage'],
  },
  { path: '/:company/galleries', shows: 'Наша школа', calls: ['gallery'] },
  {
    path: '/:company/galleries/:gallery_id',
    url: '/demo/galleries/1',
    shows: 'Лаборатория на Лесной',
    calls: ['gallery/{id}', 'gallery/{gallery_id}/images', 'courses'],
  },
  { path: '/:company/library', shows: 'Памятка куратору.txt', calls: ['library'] },
];
