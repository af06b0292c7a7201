// Ids of the parts of a question within one attempt. Those of the database follow the order in which an author wrote the
// parts, which is often the right one; these follow from a secret of the attempt, and so does the order that is shown.
import { createHmac } from 'node:crypto';
import type { SentAnswer, Shuffle, ShuffledParts } from '@kafedra/common/assessments';
import type { AskedQuestion } from '../../questions/question-content.ts';

/** By the names of their lists. */
export type PartKind = ShuffledParts | 'files';

export interface PartIds {
  shuffle: Shuffle;
  /** The id within the attempt of a part with this id in the database. */
  hidden: (kind: PartKind, id: number) => number;
  /** The id in the database of a part with this id within the attempt; `noPart` where there is none. */
  revealed: (kind: PartKind, id: number) => number;
}

/** No part has it. */
const noPart = 0;

/** All ids have ten digits and fit an integer of GraphQL. */
const lowest = 1_000_000_000;
const count = 2 ** 31 - lowest;

export function partIds(
  secret: string,
  question: AskedQuestion,
  { takesOldIds = false } = {},
): PartIds {
  const digest = memoized((text: string) => createHmac('sha256', secret).update(text).digest());
  const idOf = (kind: PartKind, id: number, round: number) =>
    lowest + (digest(`${kind} ${id} ${round}`).readUIntBE(0, 6) % count);
  const keyOf = (kind: PartKind, id: number) => digest(`${kind} ${id} 0`).toString('hex', 6);
  const known = memoized((kind: PartKind) => {
    const revealed = new Map<number, number>();
    for (const id of idsIn(question, kind)) {
      let round = 0;
      while (revealed.has(idOf(kind, id, round))) round += 1;
      revealed.set(idOf(kind, id, round), id);
    }
    return { revealed, hidden: new Map([...revealed].map(([one, other]) => [other, one])) };
  });
  return {
    shuffle: (rows, kind) =>
      rows
        .map((row) => ({ row, key: keyOf(kind, row.id) }))
        .toSorted((one, other) => (one.key < other.key ? -1 : 1))
        .map(({ row }) => row),
    hidden: (kind, id) => known(kind).hidden.get(id) ?? idOf(kind, id, 0),
    revealed: (kind, id) => {
      const isOld = takesOldIds && known(kind).hidden.has(id);
      return known(kind).revealed.get(id) ?? (isOld ? id : noPart);
    },
  };
}

/** By the order of ids, so that the same ones come of the same parts. */
const idsIn = (question: AskedQuestion, kind: PartKind): number[] =>
  (kind === 'files' ? question.files_id : question[kind].map(({ id }) => id)).toSorted(
    (one, other) => one - other,
  );

/** An answer with other ids in place of its own. Files are the learner's own. */
export function withPartIds<Given extends SentAnswer>(
  given: Given,
  idOf: (kind: PartKind, id: number) => number,
): Given {
  const { answers_id, texts, items, links } = given;
  return {
    ...given,
    ...(answers_id && { answers_id: answers_id.map((id) => idOf('answers', id)) }),
    ...(texts && {
      texts: texts.map((each) => ({ ...each, answer_id: idOf('answers', each.answer_id) })),
    }),
    ...(items && {
      items: items.map(({ answer_id, item_id }) => ({
        answer_id: idOf('answers', answer_id),
        item_id: idOf('select_input_items', item_id),
      })),
    }),
    ...(links && {
      links: links.map(({ main_id, dependent_id }) => ({
        main_id: idOf('correspondences', main_id),
        dependent_id: idOf('correspondences', dependent_id),
      })),
    }),
  };
}

function memoized<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const before = made.get(key);
    if (before !== undefined) return before;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
