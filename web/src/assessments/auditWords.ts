// Words for the history of tests, questions and their dictionaries.
import type { AuditWords } from '../audits/index.ts';
import { attemptStates } from './attempts/attemptStates.ts';

/** Shared by tests and their questions. */
const shared = {
  timer: 'Время, секунд',
  max_attempts: 'Попыток',
  infinity_attempts: 'Попыток сколько угодно',
  shuffle_answers: 'Ответы вперемешку',
  status: 'Состояние',
};

const statuses = { inactive: 'выключен', active: 'включён', deleted: 'удалён' };

export const auditWords: AuditWords = {
  tests: {
    title: 'Тест',
    fields: {
      ...shared,
      title: 'Название',
      description: 'Описание',
      category_id: 'Категория',
      subject_id: 'Предмет',
      author_id: 'Автор',
      grading_scale: 'Шкала оценок',
      successful_points: 'Баллов для зачёта',
      shuffle_questions: 'Вопросы вперемешку',
      shown_result: 'Что видит ученик после завершения',
      is_free: 'Открыт без входа',
    },
    richText: ['description'],
    values: {
      ...statuses,
      nothing: 'только что завершён',
      points: 'баллы',
      correctness: 'верные и неверные ответы',
      answers: 'правильные ответы',
    },
  },
  test_categories: { title: 'Категория тестов', fields: { name: 'Название' } },
  test_questions: {
    title: 'Вопрос теста',
    fields: {
      ...shared,
      test_id: 'Тест',
      type: 'Тип',
      question: 'Вопрос',
      topic_id: 'Тема',
      part: 'Часть',
      max_points: 'Баллов',
      partial: 'Баллы за часть ответа',
      penalty_percentage: 'Штраф, %',
      case_sensitive: 'Различать регистр',
      required: 'Обязательный',
      show_answer_note: 'Показывать комментарии',
      correspondence_multi: 'Несколько пар у элемента',
      criterion_type: 'Как ставят по критериям',
      criterion_points: 'Баллов нового критерия',
      check_without_register: 'Проверять без входа',
      solution: 'Решение',
    },
    richText: ['question', 'solution'],
    values: statuses,
  },
  test_attempts: {
    title: 'Попытка',
    fields: {
      test_id: 'Тест',
      user_id: 'Ученик',
      number: 'Номер попытки',
      state: 'Состояние',
      began_at: 'Начата',
      deadline_at: 'Закончится',
      finished_at: 'Завершена',
      is_timed_out: 'Вышло время',
      points: 'Баллы',
      max_points: 'Баллов всего',
      mark: 'Оценка',
      is_passed: 'Тест сдан',
      checker_id: 'Проверил',
      annulled_at: 'Аннулирована',
      annulment_reason: 'Причина аннулирования',
      annuller_id: 'Аннулировал',
    },
    decimals: ['points'],
    values: Object.fromEntries(
      Object.entries(attemptStates).map(([state, words]) => [
        state.toLowerCase(),
        words.toLowerCase(),
      ]),
    ),
  },
  question_criterion_templates: {
    title: 'Шаблон критериев',
    fields: { name: 'Название', criteria: 'Критерии' },
  },
  subjects: { title: 'Предмет', fields: { name: 'Название', topics: 'Темы' } },
  topics: { title: 'Тема', fields: { name: 'Название' } },
};
