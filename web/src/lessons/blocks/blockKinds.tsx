// Block types: names, descriptions, icons, and which come first in a lesson of each type.
import {
  AudioLines,
  ChevronsDownUp,
  CodeXml,
  FileText,
  Film,
  Heading,
  House,
  Image,
  Images,
  ListChecks,
  Megaphone,
  Paperclip,
  PanelTop,
  Sigma,
  Video,
} from 'lucide-react';
import type { BlockType as Kind } from '@kafedra/common/lessons';
import type { Kind as BlockKind } from '../../kit/actions/KindList.tsx';
import { keysOf } from '../../kit/pages/keysOf.ts';
import type { BlockType } from '../../__generated__/BlockView_block.graphql.ts';

export const blockKinds: Record<BlockType, BlockKind> = {
  TEXT: {
    label: 'Текст',
    hint: 'Абзацы, списки, таблицы, картинки',
    icon: <FileText size={16} aria-hidden />,
    also: 'абзац статья',
  },
  SECTION: {
    label: 'Раздел',
    hint: 'Заголовок, под которым лежат блоки',
    icon: <Heading size={16} aria-hidden />,
    also: 'заголовок часть глава',
  },
  IMAGE: {
    label: 'Изображение',
    hint: 'Картинка с подписью',
    icon: <Image size={16} aria-hidden />,
    also: 'картинка фото схема',
  },
  GALLERY: {
    label: 'Галерея',
    hint: 'Несколько изображений',
    icon: <Images size={16} aria-hidden />,
    also: 'картинки фото слайды',
  },
  VIDEO: {
    label: 'Видео',
    hint: 'Из хранилища или по ссылке',
    icon: <Film size={16} aria-hidden />,
    also: 'фильм ролик youtube rutube vk kinescope vimeo',
  },
  AUDIO: {
    label: 'Аудио',
    hint: 'Запись, подкаст, произношение',
    icon: <AudioLines size={16} aria-hidden />,
    also: 'звук музыка подкаст',
  },
  FILE: {
    label: 'Файлы',
    hint: 'Материалы, которые скачивают',
    icon: <Paperclip size={16} aria-hidden />,
    also: 'документ pdf презентация раздатка скачать',
  },
  HOMEWORK: {
    label: 'Домашнее задание',
    hint: 'Что сделать и сдать на проверку',
    icon: <House size={16} aria-hidden />,
    also: 'дз задача практика',
  },
  TEST: {
    label: 'Тест',
    hint: 'Вопросы с проверкой ответов',
    icon: <ListChecks size={16} aria-hidden />,
    also: 'контрольная проверочная экзамен вопросы викторина',
  },
  WEBINAR: {
    label: 'Вебинар',
    hint: 'Когда начнётся, вход и запись',
    icon: <Video size={16} aria-hidden />,
    also: 'занятие встреча zoom трансляция эфир',
  },
  CALLOUT: {
    label: 'Выноска',
    hint: 'Важное, совет, предупреждение',
    icon: <Megaphone size={16} aria-hidden />,
    also: 'важно совет внимание цитата',
  },
  FAQ: {
    label: 'Вопросы и ответы',
    hint: 'Ответы раскрываются по клику',
    icon: <ChevronsDownUp size={16} aria-hidden />,
    also: 'faq спойлер аккордеон',
  },
  EMBED: {
    label: 'Вставка',
    hint: 'Форма, доска, документ другого сайта',
    icon: <PanelTop size={16} aria-hidden />,
    also: 'iframe miro google яндекс форма таблица карта figma',
  },
  CODE: {
    label: 'Код',
    hint: 'Программа с названием языка',
    icon: <CodeXml size={16} aria-hidden />,
    also: 'программа python javascript',
  },
  FORMULA: {
    label: 'Формула',
    hint: 'Как её пишут в TeX',
    icon: <Sigma size={16} aria-hidden />,
    also: 'математика latex tex химия',
  },
};

/** The type as `common` names it. */
export const kindOf = (type: BlockType): Kind => type.toLowerCase() as Kind;

const all = keysOf(blockKinds);

/** All types, beginning with those usual for the lesson's type. */
export function kindsFor(lessonType: string): readonly BlockType[] {
  const first = firstKinds[lessonType] ?? [];
  return [...first, ...all.filter((type) => !first.includes(type))];
}

const firstKinds: Readonly<Record<string, readonly BlockType[]>> = {
  VIDEO: ['VIDEO', 'TEXT', 'FILE'],
  FULL_VIDEO: ['VIDEO', 'TEXT', 'FILE'],
  WEBINAR: ['WEBINAR', 'TEXT', 'FILE', 'VIDEO'],
  HOMEWORK: ['HOMEWORK', 'TEXT', 'FILE'],
  TEXT: ['TEXT', 'IMAGE', 'FILE'],
  TEST: ['TEST', 'TEXT', 'FILE'],
};
