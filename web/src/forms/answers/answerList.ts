// The list of a form's answers as it stands in the address, and what it means for the query.
import { day, type Part } from '../../kit/addressParts.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import type { FormAnswerFilter } from '../../__generated__/answerListRouteQuery.graphql.ts';

/** Words that a field was answered with, by its id in the REST API. */
export type FieldWords = Readonly<Record<string, string>>;

/** `12:words;13:others`, escaped as in an address. */
export const fieldWords: Part<FieldWords> = {
  none: {},
  read: (text) =>
    Object.fromEntries(
      text.split(';').flatMap((item) => {
        const [, id, words = ''] = /^(\d{1,9}):(.+)$/s.exec(item) ?? [];
        return id === undefined ? [] : [[id, unescaped(words)]];
      }),
    ),
  write: (all) =>
    Object.entries(all)
      .filter(([, words]) => words.trim() !== '')
      .map(([id, words]) => `${id}:${escaped(words.trim())}`)
      .join(';'),
};

/** A semicolon ends a condition; everything else the address escapes itself. */
const escaped = (words: string) => words.replaceAll('%', '%25').replaceAll(';', '%3B');
const unescaped = (words: string) => words.replaceAll('%3B', ';').replaceAll('%25', '%');

export const answerList = listAddress({
  sorting: { sent: 'CREATED_AT' },
  conditions: { from: day, to: day, fields: fieldWords },
});

export type AnswerListState = StateOf<typeof answerList>;

export function filterOf({ from, to, fields }: AnswerListState): FormAnswerFilter {
  const asked = Object.entries(fields).filter(([, words]) => words.trim() !== '');
  return {
    createdFrom: from,
    createdTo: to,
    fields:
      asked.length === 0
        ? null
        : asked.map(([field, contains]) => ({ field: Number(field), contains })),
  };
}
