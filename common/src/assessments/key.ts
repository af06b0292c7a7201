// A key that was corrected: what was asked stays as it was, and is judged by what is right now.
import { questionParts } from './parts.ts';
import type { Answer, Question } from './questions.ts';

/** What a key is made of beside the parts of a question. */
const rules = ['max_points', 'partial', 'penalty_percentage', 'case_sensitive'] as const;

/**
 * The question as it was asked, with the key of the question as it is now: what learners saw is left alone, and what they
 * saw and is there no more keeps its key. Null where it is a question of another kind by now.
 */
export function withKey<Asked extends Question>(asked: Asked, now: Question): Asked | null {
  if (asked.type !== now.type) return null;
  return {
    ...asked,
    ...Object.fromEntries(rules.map((rule) => [rule, now[rule]])),
    answers: answersWithKey(asked, now),
    correspondence_links: linksWithKey(asked, now),
    select_input_items: keyed(asked.select_input_items, now.select_input_items, ['correct']),
  };
}

/** Points of criteria are given by a teacher: they stay as they were asked for. */
function answersWithKey(asked: Question, now: Question): readonly Answer[] {
  switch (questionParts[asked.type].answers) {
    case 'accepted':
      return now.answers;
    case 'blanks': {
      const blanks = asked.answers.filter(({ parent_answer_id }) => parent_answer_id === null);
      return blanks.flatMap((blank) => [blank, ...acceptedOf(blank, asked, now)]);
    }
    default:
      return keyed(asked.answers, now.answers, ['correct', 'correct_position', 'comment']);
  }
}

/** What is taken for right in a blank; of one that is there no more what was. */
function acceptedOf({ id }: Answer, asked: Question, now: Question): readonly Answer[] {
  const from = now.answers.some((answer) => answer.id === id) ? now : asked;
  return from.answers.filter(({ parent_answer_id }) => parent_answer_id === id);
}

/** Pairs of items that were shown; where one of these is there no more, the pairs stay what they were. */
function linksWithKey(asked: Question, now: Question): Question['correspondence_links'] {
  const shown = new Set(asked.correspondences.map(({ id }) => id));
  const known = new Set(now.correspondences.map(({ id }) => id));
  const areThere = [...shown].every((id) => known.has(id));
  if (!areThere) return asked.correspondence_links;
  return now.correspondence_links.filter(
    ({ main_id, dependent_id }) => shown.has(main_id) && shown.has(dependent_id),
  );
}

/** Each with these columns of the one with its id now. */
function keyed<Part extends { id: number }>(
  asked: readonly Part[],
  now: readonly Part[],
  columns: readonly (keyof Part)[],
): readonly Part[] {
  const known = new Map(now.map((part) => [part.id, part]));
  return asked.map((part) => {
    const key = known.get(part.id);
    if (key === undefined) return part;
    return { ...part, ...Object.fromEntries(columns.map((column) => [column, key[column]])) };
  });
}
