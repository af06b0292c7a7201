// All editing commands, as used by the toolbar and the «/» menu.
import { folded } from '@kafedra/common/words';
import type { ReactNode } from 'react';
import type { Editor } from '@tiptap/core';
import {
  deleteColumn,
  deleteRow,
  deleteTable,
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  mergeCells,
  splitCell,
  toggleHeaderColumn,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import type { Command } from '@tiptap/pm/state';
import {
  lineHeights,
  looks,
  type Alignment,
  type LineHeight,
  type Look,
} from '@kafedra/common/rich-text/wire';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
  CodeXml,
  EyeOff,
  Heading2,
  Heading3,
  Heading4,
  Image,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  MessageCircleQuestionMark,
  Minus,
  Paperclip,
  Pilcrow,
  Quote,
  RemoveFormatting,
  Sigma,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  Underline,
} from 'lucide-react';
import type { DialogName } from './host.ts';
import { insertFaq, insertSpoiler, insertTable } from './insert.ts';

export interface Action {
  id: string;
  label: string;
  icon: ReactNode;
  /** The keys in display form; «Ctrl» includes the command key. */
  keys?: readonly string[];
  /** Further search words in the «/» menu. */
  words?: string;
  run: (editor: Editor, open: (dialog: DialogName) => void) => void;
  isActive?: (editor: Editor) => boolean;
}

const marked = (mark: string, label: string, icon: ReactNode, keys: readonly string[]): Action => ({
  id: mark,
  label,
  icon,
  keys,
  run: (editor) => editor.chain().focus().toggleMark(mark).run(),
  isActive: (editor) => editor.isActive(mark),
});

export const letters: readonly Action[] = [
  marked('bold', 'Полужирный', <Bold />, ['Ctrl', 'B']),
  marked('italic', 'Курсив', <Italic />, ['Ctrl', 'I']),
  marked('underline', 'Подчёркнутый', <Underline />, ['Ctrl', 'U']),
  marked('strike', 'Зачёркнутый', <Strikethrough />, ['Ctrl', 'Shift', 'S']),
  marked('superscript', 'Верхний индекс', <Superscript />, ['Ctrl', '.']),
  marked('subscript', 'Нижний индекс', <Subscript />, ['Ctrl', ',']),
  marked('code', 'Моноширинный', <Code />, ['Ctrl', 'E']),
];

export const clearing: Action = {
  id: 'clear',
  label: 'Очистить оформление',
  icon: <RemoveFormatting />,
  run: (editor) =>
    editor
      .chain()
      .focus()
      .unsetAllMarks()
      .clearNodes()
      .updateAttributes('paragraph', { look: null, align: null, lines: null })
      .run(),
};

const heading = (level: 2 | 3 | 4, label: string, icon: ReactNode): Action => ({
  id: `heading${level}`,
  label,
  icon,
  keys: ['Ctrl', 'Alt', String(level)],
  words: 'заголовок heading h',
  run: (editor) =>
    editor
      .chain()
      .focus()
      .toggleHeading({ level: level as never })
      .run(),
  isActive: (editor) => editor.isActive('heading', { level }),
});

/** Keeps the other attributes of a paragraph. */
function styled(editor: Editor, look: Look | null): void {
  const chain = editor.chain().focus();
  if (!editor.isActive('paragraph')) chain.setParagraph();
  chain.updateAttributes('paragraph', { look }).run();
}

const plain: Action = {
  id: 'paragraph',
  label: 'Обычный текст',
  icon: <Pilcrow />,
  keys: ['Ctrl', 'Alt', '0'],
  words: 'абзац paragraph',
  run: (editor) => styled(editor, null),
  isActive: (editor) => editor.isActive('paragraph', { look: null }),
};

export const headings: readonly Action[] = [
  heading(2, 'Заголовок', <Heading2 />),
  heading(3, 'Подзаголовок', <Heading3 />),
  heading(4, 'Малый заголовок', <Heading4 />),
];

const lookLabels: Record<Look, string> = {
  lead: 'Вводка',
  small: 'Мелкий текст',
  info: 'Подсказка',
  success: 'Хорошая новость',
  warning: 'Предупреждение',
};

/** Paragraph styles, the default first. */
export const styles: readonly Action[] = [
  plain,
  ...headings,
  ...looks.map((look) => ({
    id: `look-${look}`,
    label: lookLabels[look],
    icon: <Pilcrow />,
    words: 'стиль врезка note',
    run: (editor: Editor) => styled(editor, look),
    isActive: (editor: Editor) => editor.isActive('paragraph', { look }),
  })),
];

const aligned = (align: Alignment | null, label: string, icon: ReactNode): Action => ({
  id: `align-${align ?? 'start'}`,
  label,
  icon,
  run: (editor) =>
    editor
      .chain()
      .focus()
      .updateAttributes('paragraph', { align })
      .updateAttributes('heading', { align })
      .updateAttributes('image', { align: align === 'justify' ? null : align })
      .run(),
  isActive: (editor) => editor.isActive({ align }),
});

export const aligning: readonly Action[] = [
  aligned(null, 'По левому краю', <AlignLeft />),
  aligned('center', 'По центру', <AlignCenter />),
  aligned('right', 'По правому краю', <AlignRight />),
  aligned('justify', 'По ширине', <AlignJustify />),
];

const lineLabels: Record<LineHeight, string> = {
  tight: 'Плотно',
  loose: 'Свободно',
  double: 'Двойной',
};

export const lineSpacing: readonly Action[] = [null, ...lineHeights].map((lines) => ({
  id: `lines-${lines ?? 'usual'}`,
  label: lines === null ? 'Обычный интервал' : lineLabels[lines],
  icon: null,
  run: (editor) => editor.chain().focus().updateAttributes('paragraph', { lines }).run(),
  isActive: (editor) => editor.isActive('paragraph', { lines }),
}));

export const lists: readonly Action[] = [
  {
    id: 'bulletList',
    label: 'Список',
    icon: <List />,
    keys: ['Ctrl', 'Shift', '8'],
    words: 'маркированный bullet list ul',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    id: 'orderedList',
    label: 'Нумерованный список',
    icon: <ListOrdered />,
    keys: ['Ctrl', 'Shift', '7'],
    words: 'ordered list ol',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    id: 'taskList',
    label: 'Список задач',
    icon: <ListChecks />,
    keys: ['Ctrl', 'Shift', '9'],
    words: 'чек-лист todo task',
    run: (editor) => editor.chain().focus().toggleTaskList().run(),
    isActive: (editor) => editor.isActive('taskList'),
  },
];

export const blocks: readonly Action[] = [
  {
    id: 'blockquote',
    label: 'Цитата',
    icon: <Quote />,
    keys: ['Ctrl', 'Shift', 'B'],
    words: 'quote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  {
    id: 'codeBlock',
    label: 'Блок кода',
    icon: <CodeXml />,
    keys: ['Ctrl', 'Alt', 'C'],
    words: 'программа code',
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    isActive: (editor) => editor.isActive('codeBlock'),
  },
  {
    id: 'line',
    label: 'Горизонтальная линия',
    icon: <Minus />,
    words: 'разделитель hr',
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  {
    id: 'details',
    label: 'Скрытый текст',
    icon: <EyeOff />,
    words: 'спойлер spoiler',
    run: (editor) => insertSpoiler(editor),
    isActive: (editor) => editor.isActive('details'),
  },
  {
    id: 'faq',
    label: 'Вопросы и ответы',
    icon: <MessageCircleQuestionMark />,
    words: 'faq чаво',
    run: (editor) => insertFaq(editor),
    isActive: (editor) => editor.isActive('faq'),
  },
];

export const insertions: readonly Action[] = [
  {
    id: 'link',
    label: 'Ссылка',
    icon: <Link />,
    keys: ['Ctrl', 'K'],
    words: 'адрес link url',
    run: (_, open) => open('link'),
    isActive: (editor) => editor.isActive('link'),
  },
  {
    id: 'image',
    label: 'Изображение',
    icon: <Image />,
    words: 'картинка фото image',
    run: (_, open) => open('image'),
    isActive: (editor) => editor.isActive('image'),
  },
  {
    id: 'file',
    label: 'Файл',
    icon: <Paperclip />,
    words: 'вложение документ file',
    run: (_, open) => open('file'),
  },
  {
    id: 'formula',
    label: 'Формула',
    icon: <Sigma />,
    words: 'математика химия реакция math tex',
    run: (_, open) => open('formula'),
    isActive: (editor) => editor.isActive('formula') || editor.isActive('formulaBlock'),
  },
];

export const table: Action = {
  id: 'table',
  label: 'Таблица',
  icon: <Table />,
  words: 'table',
  run: insertTable,
  isActive: (editor) => editor.isActive('table'),
};

const inTable = (id: string, label: string, command: Command): Action => ({
  id,
  label,
  icon: null,
  run: (editor) => {
    editor.view.focus();
    command(editor.state, editor.view.dispatch);
  },
});

/** Commands for the table at the cursor. */
export const tableTools: readonly Action[] = [
  inTable('row-before', 'Строка выше', addRowBefore),
  inTable('row-after', 'Строка ниже', addRowAfter),
  inTable('column-before', 'Столбец слева', addColumnBefore),
  inTable('column-after', 'Столбец справа', addColumnAfter),
  inTable('header-row', 'Строка заголовков', toggleHeaderRow),
  inTable('header-column', 'Столбец заголовков', toggleHeaderColumn),
  inTable('merge', 'Объединить ячейки', mergeCells),
  inTable('split', 'Разделить ячейку', splitCell),
  inTable('delete-row', 'Удалить строку', deleteRow),
  inTable('delete-column', 'Удалить столбец', deleteColumn),
  inTable('delete-table', 'Удалить таблицу', deleteTable),
];

/** The commands of the «/» menu. */
export const slashActions: readonly Action[] = [
  plain,
  ...headings,
  ...lists,
  ...insertions.filter(({ id }) => id !== 'link'),
  table,
  ...blocks,
];

/** The commands that match a search. */
export const actionsFor = (words: string): readonly Action[] =>
  slashActions.filter(({ label, words: more = '' }) =>
    folded(`${label} ${more}`)
      .split(/\s+/)
      .some((word) => word.startsWith(words)),
  );
