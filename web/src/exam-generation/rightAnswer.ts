// The right answer to a question in the form of a learner's answer; null if only a teacher can judge it.
import { bySort, topAnswers, type LearnerAnswer, type Question } from '@kafedra/common/assessments';

export function rightAnswer(question: Question): LearnerAnswer | null {
  const top = bySort(topAnswers(question));
  const idsOf = (answers: typeof top) => ({ answers_id: answers.map(({ id }) => id) });
  switch (question.type) {
    case 'radio':
    case 'checkbox':
      return idsOf(top.filter(({ correct }) => correct));
    case 'sort':
      return idsOf(
        top.toSorted((one, other) => (one.correct_position ?? 0) - (other.correct_position ?? 0)),
      );
    case 'input':
    case 'numeric_input':
      return top[0] ? { text: top[0].value } : null;
    case 'text_input':
    case 'multi_input':
      return {
        texts: top.flatMap(({ id }) => {
          const first = question.answers.find(({ parent_answer_id }) => parent_answer_id === id);
          return first ? [{ answer_id: id, text: first.value }] : [];
        }),
      };
    case 'select_input':
      return {
        items: top.flatMap(({ id }) => {
          const right = question.select_input_items.find(
            ({ answer_id, correct }) => answer_id === id && correct,
          );
          return right ? [{ answer_id: id, item_id: right.id }] : [];
        }),
      };
    case 'correspondence':
      return { links: question.correspondence_links };
    case 'textarea':
    case 'audio_input':
    case 'assessment_by_criterion':
    case 'unknown':
      return null;
  }
}
