// Paths and texts of the two kinds of invites: invites and welcome links.
import type { InviteKind } from '../../__generated__/inviteListRouteQuery.graphql.ts';

export type { InviteKind };

interface KindWords {
  /** Relative to the company's URL. */
  path: string;
  title: string;
  create: string;
  newTitle: string;
  manyTitle: string;
  editTitle: (name: string) => string;
  nouns: readonly [one: string, few: string, many: string];
  start: { title: string; text: string };
}

export const inviteKinds: Record<InviteKind, KindWords> = {
  INVITE: {
    path: 'invites',
    title: 'Приглашения',
    create: 'Создать приглашение',
    newTitle: 'Создание приглашения',
    manyTitle: 'Несколько разных приглашений',
    editTitle: (name) => `Приглашение «${name}»`,
    nouns: ['приглашение', 'приглашения', 'приглашений'],
    start: {
      title: 'Приглашений пока нет',
      text: 'Приглашение — ссылка, по которой люди приходят в компанию и сразу получают роли, группы и курсы.',
    },
  },
  WELCOME: {
    path: 'welcomes',
    title: 'Приветствия',
    create: 'Создать приветствие',
    newTitle: 'Создание приветствия',
    manyTitle: 'Несколько разных приветствий',
    editTitle: (name) => `Приветствие «${name}»`,
    nouns: ['приветствие', 'приветствия', 'приветствий'],
    start: {
      title: 'Приветствий пока нет',
      text: 'Приветствие приходит письмом или СМС тем, кого вы ждёте, и действует только для них.',
    },
  },
};
