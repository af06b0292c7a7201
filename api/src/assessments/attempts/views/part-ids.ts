// Replaces ids and order of the parts of a question by ones derived from a secret of the attempt: database ids follow
// the author's order, which is often the right answer.
import { createHmac } from 'node:crypto';
import type { SentAnswer, Shuffle, ShuffledParts } from '@kafedra/common/assessments';
import type { AttemptQuestionContent } from '../../questions/question-content.ts';

/** Named after the lists of parts in a question. */
export type PartKind = ShuffledParts | 'files';

export interface PartIds {
  shuffle: Shuffle;
  /** Converts a database id to the id within the attempt. */
  toAttemptId: (kind: PartKind, id: number) => number;
  /** Converts an id within the attempt to the database id; `noPart` for an unknown one. */
  toDatabaseId: (kind: PartKind, id: number) => number;
}

/** An id that no part has. */
const noPart = 0;

/** Ids have ten digits and fit a GraphQL Int. */
const lowest = 1_000_000_000;
const count = 2 ** 31 - lowest;

export function createPartIds(
  secret: string,
  question: AttemptQuestionContent,
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
    toAttemptId: (kind, id) => known(kind).hidden.get(id) ?? idOf(kind, id, 0),
    toDatabaseId: (kind, id) => {
      const isOld = takesOldIds && known(kind).hidden.has(id);
      return known(kind).revealed.get(id) ?? (isOld ? id : noPart);
    },
  };
}

/** Sorted by id, so that the mapping is deterministic. */
const idsIn = (question: AttemptQuestionContent, kind: PartKind): number[] =>
  (kind === 'files' ? question.files_id : question[kind].map(({ id }) => id)).toSorted(
    (one, other) => one - other,
  );

/** Maps the ids in an answer. Ids of files are not mapped: they are the learner's own. */
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
