// The confirmation before files are deleted permanently.
import { expect, test } from 'vitest';
import { filesDeletionQuestion } from './deletionQuestions.ts';

const file = (kind: string, copiesCount = 0) => ({ name: 'план', kind, copiesCount });

test.each([
  [
    file('DOCUMENT'),
    false,
    'Вы точно хотите удалить файл?',
    '«план». Восстановить его не получится',
  ],
  [
    file('IMAGE'),
    true,
    'Вы точно хотите удалить изображение?',
    '«план». Восстановить его не получится.',
  ],
  [
    file('FILM', 2),
    false,
    'Вы точно хотите удалить файл?',
    '«план». Видео удалится и из всех копий. Восстановить его не получится',
  ],
  [
    file('FILM', 2),
    true,
    'Вы точно хотите удалить копию файла?',
    '«план». Другие копии не будут затронуты',
  ],
])('for one file %o, in the trash: %s', (item, isTrash, title, description) => {
  const question = { title, description, confirmLabel: 'Удалить', danger: true };
  expect(filesDeletionQuestion([item], 1, isTrash)).toEqual(question);
});

test('shows the number of several files', () => {
  const { title } = filesDeletionQuestion([file('IMAGE'), file('DOCUMENT')], 25, false);
  expect(title).toMatch(/^Удалить навсегда 25.файлов\?$/);
});
