// What is asked before files are deleted for good, to the letter of the specification (A, section 8) where it has words.
import { countOf, type ConfirmOptions } from '../../ui/index.ts';

export interface RemovedFile {
  readonly name: string;
  /** As the storage of files knows it. */
  readonly kind: string;
  /** Other entries of the storage that show it. */
  readonly copiesCount?: number;
}

/** `items` are those on the screen, of `count` that are chosen. */
export function questionOfFiles(
  items: readonly RemovedFile[],
  count: number,
  isTrash: boolean,
): ConfirmOptions {
  const [only, ...others] = items;
  const question =
    count === 1 && only && others.length === 0 ? questionOf(only, isTrash) : ofMany(items, count);
  return { ...question, confirmLabel: 'Удалить', danger: true };
}

/** Of one. `note` says what else goes, or takes its place. */
export function questionOf(
  { name, kind, copiesCount = 0 }: RemovedFile,
  isTrash = false,
  note = '',
): { title: string; description: string } {
  const begin = note === '' ? `«${name}». ` : `«${name}». ${note} `;
  if (isTrash && copiesCount > 0) {
    return {
      title: 'Вы точно хотите удалить копию файла?',
      description: `${begin}Другие копии не будут затронуты`,
    };
  }
  if (kind === 'IMAGE') {
    return {
      title: 'Вы точно хотите удалить изображение?',
      description: `${begin}Восстановить его не получится.`,
    };
  }
  const everywhere = kind === 'FILM' ? 'Видео удалится и из всех копий. ' : '';
  return {
    title: 'Вы точно хотите удалить файл?',
    description: `${begin}${everywhere}Восстановить его не получится`,
  };
}

function ofMany(items: readonly RemovedFile[], count: number) {
  const films = items.some(({ kind }) => kind === 'FILM');
  return {
    title: `Удалить навсегда ${countOf(count, ['файл', 'файла', 'файлов'])}?`,
    description: `${films ? 'Видео, которые лежат не в корзине, удалятся и из всех копий. ' : ''}Восстановить их не получится.`,
  };
}
