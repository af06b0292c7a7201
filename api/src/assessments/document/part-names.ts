// Russian names of the parts of a question in reports.

const names: Readonly<Record<string, string>> = {
  content: 'вид вопроса и ответы',
  question: 'текст вопроса',
  max_points: 'баллы',
  partial: 'балл за часть ответа',
  penalty_percentage: 'штраф за ошибку',
  case_sensitive: 'регистр букв',
  correspondence_multi: 'несколько пар у одного элемента',
  criterion_type: 'вид критериев',
  part: 'часть теста',
  timer: 'ограничение времени',
  required: 'обязательность',
  max_attempts: 'число попыток',
  infinity_attempts: 'попытки без ограничения',
  shuffle_answers: 'перемешивание ответов',
  show_answer_note: 'показ пояснений',
  check_without_register: 'показ верного ответа без входа',
  criterion_points: 'баллы нового критерия',
  solution: 'решение',
  topic: 'тема',
  active: 'включён ли вопрос',
  files: 'приложенные файлы',
  title: 'название',
  description: 'описание',
  grading_scale: 'шкала оценок',
  successful_points: 'порог зачёта',
  shuffle_questions: 'перемешивание вопросов',
  shown_result: 'что видно после прохождения',
  parts: 'части теста',
  all: 'всё остальное',
};

const nameOfPart = (part: string): string => names[part] ?? part;

export const namesOfParts = (parts: readonly string[]): string => parts.map(nameOfPart).join(', ');
