// What is asked before files are deleted for good, to the letter of the specification (A, section 8) where it has words.
import { countOf, type ConfirmOptions } from '../../ui/index.ts';

interface Destroyed {
  readonly name: string;
  readonly kind: string;
  readonly copiesCount: number;
}

/** `items` are those on the screen, of `count` that are chosen. */
export function destroyQuestion(
  items: readonly Destroyed[],
  count: number,
  isTrash: boolean,
): ConfirmOptions {
  const [only, ...others] = items;
  const question =
    count === 1 && only && others.length === 0 ? questionOf(only, isTrash) : ofMany(items, count);
  return { ...question, confirmLabel: 'Удалить', danger: true };
}

function questionOf({ name, kind, copiesCount }: Destroyed, isTrash: boolean) {
  if (isTrash && copiesCount > 0) {
    return {
      title: 'Вы точно хотите удалить копию файла?',
      description: `«${name}». Другие копии не будут затронуты`,
    };
  }
  if (kind === 'IMAGE') {
    return {
      title: 'Вы точно хотите удалить изображение?',
      description: `«${name}». Восстановить его не получится.`,
    };
  }
  const everywhere = kind === 'FILM' ? 'Видео удалится и из всех копий. ' : '';
  return {
    title: 'Вы точно хотите удалить файл?',
    description: `«${name}». ${everywhere}Восстановить его не получится`,
  };
}

function ofMany(items: readonly Destroyed[], count: number) {
  const films = items.some(({ kind }) => kind === 'FILM');
  return {
    title: `Удалить навсегда ${countOf(count, ['файл', 'файла', 'файлов'])}?`,
    description: `${films ? 'Видео, которые лежат не в корзине, удалятся и из всех копий. ' : ''}Восстановить их не получится.`,
  };
}
