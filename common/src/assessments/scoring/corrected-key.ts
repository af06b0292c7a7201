// Applies the corrected key of a question to a stored version of it, so that old attempts are scored by the new key.
import { questionParts } from '../parts.ts';
import type { Answer, Question } from '../questions.ts';

/** Fields of the key besides the parts of the question. */
const rules = ['max_points', 'partial', 'penalty_percentage', 'case_sensitive'] as const;

/**
 * The stored question with the key of the current one. What learners saw does not change, and parts that no longer
 * exist retain their key. Null if the kind of the question has changed.
 */
export function applyKey<Stored extends Question>(stored: Stored, now: Question): Stored | null {
  if (stored.type !== now.type) return null;
  return {
    ...stored,
    ...Object.fromEntries(rules.map((rule) => [rule, now[rule]])),
    answers: answersWithKey(stored, now),
    correspondence_links: linksWithKey(stored, now),
    select_input_items: keyed(stored.select_input_items, now.select_input_items, ['correct']),
  };
}

/** Criteria retain their points, because a teacher gave marks by them. */
function answersWithKey(stored: Question, now: Question): readonly Answer[] {
  switch (questionParts[stored.type].answers) {
    case 'accepted':
      return now.answers;
    case 'blanks': {
      const blanks = stored.answers.filter(({ parent_answer_id }) => parent_answer_id === null);
      return blanks.flatMap((blank) => [blank, ...acceptedOf(blank, stored, now)]);
    }
    default:
      return keyed(stored.answers, now.answers, ['correct', 'correct_position', 'comment']);
  }
}

/** The accepted answers of a blank; a blank that no longer exists retains its own. */
function acceptedOf({ id }: Answer, stored: Question, now: Question): readonly Answer[] {
  const from = now.answers.some((answer) => answer.id === id) ? now : stored;
  return from.answers.filter(({ parent_answer_id }) => parent_answer_id === id);
}

/** Right pairs of the stored items; if one of these no longer exists, the stored pairs remain. */
function linksWithKey(stored: Question, now: Question): Question['correspondence_links'] {
  const shown = new Set(stored.correspondences.map(({ id }) => id));
  const known = new Set(now.correspondences.map(({ id }) => id));
  const areThere = [...shown].every((id) => known.has(id));
  if (!areThere) return stored.correspondence_links;
  return now.correspondence_links.filter(
    ({ main_id, dependent_id }) => shown.has(main_id) && shown.has(dependent_id),
  );
}

/** Copies these columns from the current parts with the same ids. */
function keyed<Part extends { id: number }>(
  stored: readonly Part[],
  now: readonly Part[],
  columns: readonly (keyof Part)[],
): readonly Part[] {
  const known = new Map(now.map((part) => [part.id, part]));
  return stored.map((part) => {
    const key = known.get(part.id);
    if (key === undefined) return part;
    return { ...part, ...Object.fromEntries(columns.map((column) => [column, key[column]])) };
  });
}
