// Questions as teachers write them: the parts of each kind, validation before activation, and the manual order.
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@questions.test');
  companyId = await school.company('questions', owner);
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const send = (method: Method, path: string, body?: object, as = owner) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, as);

async function done(method: Method, path: string, body?: object) {
  const answer = await send(method, path, body);
  expect([path, answer.status < 300, answer.body.errors]).toEqual([path, true, undefined]);
  return answer.body.data;
}

const newTest = async (title: string): Promise<number> =>
  (await done('POST', '/tests', { title })).id;

const parts =
  'answers;select_input_items;correspondences;correspondence_links;question_criteria_by_sort';

const whole = (id: number) => done('GET', `/questions/${id}?with=${encodeURIComponent(parts)}`);

const add = (testId: number, question: object) =>
  done('POST', `/tests/${testId}/questions`, question);

interface Part {
  id: number;
  value: string;
  sort: number;
}

/** A valid question of each kind. */
const sound: Record<string, object> = {
  input: { question: 'Кто написал «Идиота»?', answers: [{ value: 'Достоевский' }] },
  numeric_input: { question: 'Чему равно пи?', answers: [{ value: '3,14', tolerance: '0.01' }] },
  radio: {
    question: 'Столица России',
    answers: [{ value: 'Москва', correct: true, comment: 'С 1918 года' }, { value: 'Казань' }],
  },
  checkbox: {
    question: 'Чётные числа',
    answers: [{ value: '2', correct: true }, { value: '3' }, { value: '4', correct: true }],
  },
  sort: { question: 'По возрастанию', answers: [{ value: 'один' }, { value: 'два' }] },
  multi_input: {
    question: 'Имя и отчество Пушкина',
    answers: [
      { value: 'Имя', answers: [{ value: 'Александр' }] },
      { value: 'Отчество', answers: [{ value: 'Сергеевич' }, { value: 'Сергеич' }] },
    ],
  },
  text_input: {
    question: 'Волга впадает в [[1]] море',
    answers: [{ value: '', answers: [{ value: 'Каспийское' }] }],
  },
  select_input: {
    question: 'Вода кипит при [[1]] градусах',
    answers: [
      { value: '', select_input_items: [{ value: '100', correct: true }, { value: '90' }] },
    ],
  },
  textarea: { question: 'Расскажите о себе' },
  audio_input: { question: 'Прочитайте вслух' },
  correspondence: {
    question: 'Страны и столицы',
    correspondences: [
      { is_main: true, value: 'Франция' },
      { is_main: false, value: 'Париж' },
      { is_main: false, value: 'Рим' },
    ],
    correspondence_links: [{ main: 0, dependent: 1 }],
  },
  assessment_by_criterion: {
    question: 'Напишите сочинение',
    question_criteria: [{ name: 'Грамотность', max_points: 3 }],
  },
};

const ids = (all: readonly { id: number }[]) => all.map(({ id }) => id);

describe('a question is written at once with all its parts', () => {
  test.each(Object.entries(sound))(
    'a valid question of the kind %s can be active',
    async (type, question) => {
      const testId = await newTest(`Вид ${type}`);
      const made = await add(testId, { type, ...question, active: true });
      expect(made).toMatchObject({ type, active: true, status: 'active', part: 1, sort: 1 });
      // Writing back the response unchanged changes nothing.
      const before = await whole(made.id);
      await done('PUT', `/questions/${made.id}`, { version: before.version, type });
      expect((await whole(made.id)).version).toBe(before.version);
    },
  );

  test('answers are rich texts in order, and retain their ids when they change', async () => {
    const { id } = await add(await newTest('Выбор'), { type: 'radio', ...sound['radio'] });
    const [moscow, kazan] = (await whole(id)).answers as [Part, Part];
    expect(moscow).toMatchObject({ value: '<p>Москва</p>', correct: true, sort: 1 });
    await done('PUT', `/questions/${id}`, {
      answers: [
        { value: 'Тверь' },
        { id: kazan.id, value: 'Казань' },
        { id: moscow.id, value: 'Москва', correct: true },
      ],
    });
    const answers: Part[] = (await whole(id)).answers;
    expect(answers.map(({ value, sort }) => [value, sort])).toEqual([
      ['<p>Тверь</p>', 1],
      ['<p>Казань</p>', 2],
      ['<p>Москва</p>', 3],
    ]);
    expect(ids(answers.slice(1))).toEqual([kazan.id, moscow.id]);
    const stranger = await send('PUT', `/questions/${id}`, {
      answers: [{ id: moscow.id + 1000, value: 'Чужой' }],
    });
    expect(stranger.body.errors).toMatchObject([{ field: 'answers', code: 'not_found' }]);
  });

  test('a change of the kind retains the parts that the new kind has, and deletes the others', async () => {
    const { id } = await add(await newTest('Другой вид'), { type: 'radio', ...sound['radio'] });
    await done('PUT', `/questions/${id}`, { type: 'checkbox' });
    expect((await whole(id)).answers).toHaveLength(2);
    await done('PUT', `/questions/${id}`, { type: 'correspondence', ...sound['correspondence'] });
    expect(await whole(id)).toMatchObject({ answers: [], correspondence_links: [{}] });
    await done('PUT', `/questions/${id}`, { type: 'textarea' });
    expect(await whole(id)).toMatchObject({ correspondences: [], correspondence_links: [] });
  });

  test('pairs refer to items by position, and a pair of unknown items is rejected', async () => {
    const { id } = await add(await newTest('Пары'), {
      type: 'correspondence',
      ...sound['correspondence'],
    });
    const [france, paris] = (await whole(id)).correspondences as [Part, Part];
    expect((await whole(id)).correspondence_links).toMatchObject([
      { main_id: france.id, dependent_id: paris.id },
    ]);
    const links = [{ main: 0, dependent: 9 }];
    const { status, body } = await send('PUT', `/questions/${id}`, { correspondence_links: links });
    expect([status, body.errors[0].field]).toEqual([422, 'correspondence_links']);
    expect((await whole(id)).correspondence_links).toHaveLength(1);
  });

  test('a stale version is rejected, and nothing is lost', async () => {
    const { id, version } = await add(await newTest('Двое'), { type: 'input', ...sound['input'] });
    await done('PUT', `/questions/${id}`, { version, answers: [{ value: 'Ф. М. Достоевский' }] });
    const late = await send('PUT', `/questions/${id}`, { version, question: 'Поздно' });
    expect([late.status, late.body.errors[0].code]).toEqual([409, 'stale']);
  });
});

describe('a question with flaws is not activated', () => {
  test('an active question remains valid, by whichever route it is written', async () => {
    const testId = await newTest('Верный');
    const { id } = await add(testId, { type: 'radio', ...sound['radio'], active: true });
    const both = [
      { value: 'Москва', correct: true },
      { value: 'Казань', correct: true },
    ];
    const two = await send('PUT', `/questions/${id}`, { answers: both });
    expect(two.status).toBe(422);
    expect(two.body.errors).toMatchObject([
      { field: 'answers', message: 'Правильный вариант — только один' },
    ]);
    const [moscow] = (await whole(id)).answers as [Part];
    const { status, body } = await send('DELETE', `/questions/${id}/answers/${moscow.id}`);
    expect([status, body.errors[0].code]).toEqual([409, 'would_be_flawed']);
    await done('POST', `/questions/${id}/deactivate`);
    await done('DELETE', `/questions/${id}/answers/${moscow.id}`);
    const on = await send('POST', `/questions/${id}/activate`);
    const reasons = on.body.errors.map(({ code }: { code: string }) => code);
    expect(reasons).toEqual(['too_few', 'no_right_answer']);
  });

  test('bulk activation activates valid questions and reports the flaws of the others', async () => {
    const testId = await newTest('Много');
    const good = await add(testId, { type: 'input', ...sound['input'] });
    const empty = await add(testId, { type: 'radio', question: 'Пусто' });
    const chosen = { questions_id: [good.id, empty.id, 999_999] };
    const on = await done('POST', `/tests/${testId}/questions/activate`, chosen);
    expect(on).toMatchObject({ count: 1, ids: [good.id], wrong_ids: [empty.id, 999_999] });
    expect(on.skipped.map((each: { names: string[] }) => each.names)).toContainEqual(['Пусто']);
    // Activating active questions does nothing.
    const again = await done('POST', `/tests/${testId}/questions/activate`, chosen);
    expect(again).toMatchObject({ count: 0, wrong_ids: [empty.id, 999_999] });
    const gone = await done('DELETE', `/tests/${testId}/questions`, chosen);
    expect(gone).toMatchObject({ count: 2, wrong_ids: [999_999] });
    const back = await done('POST', `/tests/${testId}/questions/restore`, chosen);
    expect(back.count).toBe(2);
    expect((await whole(good.id)).status).toBe('active');
  });

  test('a test is deactivated with its last active question', async () => {
    const testId = await newTest('Последний вопрос');
    const refused = await send('POST', `/tests/${testId}/activate`);
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'no_questions']);
    const many = await done('POST', '/tests/activate', { tests_id: [testId] });
    expect(many).toMatchObject({ count: 0, skipped: [{ code: 'no_questions' }] });
    const one = await add(testId, { type: 'input', ...sound['input'], active: true });
    const other = await add(testId, { type: 'input', ...sound['input'], active: true });
    expect(await done('POST', `/tests/${testId}/activate`)).toMatchObject({ active: true });
    await done('POST', `/questions/${one.id}/deactivate`);
    const shown = () => done('GET', `/tests/${testId}`);
    expect(await shown()).toMatchObject({
      active: true,
      successful_points_max: 1,
      active_questions_count: 1,
      questions_count: 2,
    });
    await done('DELETE', `/tests/${testId}/questions`, { questions_id: [other.id] });
    expect(await shown()).toMatchObject({ active: false, questions_count: 1 });
  });
});

describe('questions have an order and belong to parts', () => {
  test('a new one is placed after another, many are sorted at once, a copy follows its original', async () => {
    const testId = await newTest('Порядок');
    const [one, two] = [await add(testId, sound['input']!), await add(testId, sound['input']!)];
    const between = await add(testId, { ...sound['input'], behind_id: one.id });
    const order = async () => ids(await done('GET', `/tests/${testId}/questions`));
    expect(await order()).toEqual([one.id, between.id, two.id]);
    const sent = [
      { id: two.id, sort: 1, part: 2, max_points: 5 },
      { id: one.id, sort: 3 },
    ];
    await done('POST', `/tests/${testId}/questions/multi_update`, { questions: sent });
    expect(await order()).toEqual([two.id, between.id, one.id]);
    expect(await whole(two.id)).toMatchObject({ part: 2, max_points: 5, sort: 1 });
    const copy = await done('POST', `/tests/${testId}/questions/${two.id}/replicate`);
    expect(await order()).toEqual([two.id, copy.id, between.id, one.id]);
    const elsewhere = await newTest('Не здесь');
    const wrong = await send('POST', `/tests/${elsewhere}/questions/multi_update`, {
      questions: sent,
    });
    expect(wrong.status).toBe(404);
  });

  test('a copy of a test has all parts of its questions, and is inactive', async () => {
    const testId = await newTest('Образец');
    for (const [type, question] of Object.entries(sound)) {
      await add(testId, { type, ...question, active: true });
    }
    await done('PUT', `/tests/${testId}`, {
      parts: [{ part: 1, title: 'Разминка', draws_count: 3 }],
    });
    await done('POST', `/tests/${testId}/activate`);
    const copy = await done('POST', `/tests/${testId}/replicate`);
    expect(copy).toMatchObject({ title: 'Образец (копия)', active: false, questions_count: 12 });
    expect(await done('GET', `/tests/${copy.id}?with=parts`)).toMatchObject({
      parts: [{ part: 1, title: 'Разминка', draws_count: 3 }],
    });
    const contents = async (id: number) =>
      (await done('GET', `/tests/${id}/questions?with=${encodeURIComponent(parts)}`)).map(
        (question: Record<string, Part[]>) =>
          parts.split(';').map((part) => question[part]?.map(({ value }) => value)),
      );
    expect(await contents(copy.id)).toEqual(await contents(testId));
    expect(ids(await done('GET', `/questions?test_id=${copy.id}&status=active`))).toHaveLength(12);
  });
});

describe('parts of questions have separate addresses', () => {
  test('answers are added, changed one by one and many at once', async () => {
    const { id } = await add(await newTest('По частям'), {
      type: 'multi_input',
      question: 'Имя поэта',
    });
    const blank = await done('POST', `/questions/${id}/answers`, { value: 'Имя' });
    const accepted = { value: ' Александр ', parent_answer_id: blank.id };
    const variant = await done('POST', `/questions/${id}/answers`, accepted);
    expect(variant).toMatchObject({ value: 'Александр', correct: true, sort: 1 });
    await done('POST', `/questions/${id}/answers/multi_update`, {
      answers: [
        { id: blank.id, value: 'Имя поэта' },
        { id: variant.id, correct: true },
      ],
    });
    const listed: Part[] = await done('GET', `/questions/${id}/answers`);
    expect(listed.map(({ value }) => value)).toEqual(['Имя поэта', 'Александр']);
    const second = await done('POST', `/questions/${id}/answers`, { value: 'Отчество' });
    expect(second.sort).toBe(2);
    // An accepted answer cannot have children.
    const deep = { value: 'Саша', parent_answer_id: variant.id };
    const deeper = await send('POST', `/questions/${id}/answers`, deep);
    expect(deeper.body.errors[0].field).toBe('parent_answer_id');
    const far = await send('POST', `/questions/${id}/answers`, {
      value: 'Чужой',
      parent_answer_id: blank.id + 1000,
    });
    expect(far.body.errors[0].field).toBe('parent_answer_id');
  });

  test('options of blanks, items to match and criteria are written one by one', async () => {
    const testId = await newTest('Части');
    const select = await add(testId, { type: 'select_input', question: '[[1]]' });
    const blank = await done('POST', `/questions/${select.id}/answers`, { value: '' });
    const items = `/questions/${select.id}/answers/${blank.id}/select_input`;
    const item = await done('POST', items, { value: 'да', correct: true });
    await done('PUT', `${items}/${item.id}`, { value: 'нет', version: item.version });
    expect(await done('GET', items)).toMatchObject([{ value: 'нет', correct: true, sort: 1 }]);

    const pairs = await add(testId, { type: 'correspondence', question: 'Пары' });
    const path = `/questions/${pairs.id}/correspondences`;
    const main = await done('POST', path, { is_main: true, value: 'а' });
    const dependent = await done('POST', path, { is_main: false, value: 'б' });
    const links = [{ main_id: main.id, dependent_id: dependent.id }];
    const tied = await done('POST', `${path}/attach_links`, { links });
    expect(tied.correspondence_links).toMatchObject(links);
    const turned = [{ main_id: dependent.id, dependent_id: main.id }];
    expect((await send('POST', `${path}/attach_links`, { links: turned })).status).toBe(422);
    expect((await done('POST', `${path}/detach_links`, { links })).correspondence_links).toEqual(
      [],
    );

    const essay = await add(testId, {
      type: 'assessment_by_criterion',
      ...sound['assessment_by_criterion'],
      active: true,
    });
    const added = await done('POST', '/question_criteria', {
      question_id: essay.id,
      name: 'Полнота',
      max_points: 2,
    });
    expect(added.sort).toBe(2);
    const [first] = ids(await done('GET', `/question_criteria?question_id=${essay.id}`));
    await done('DELETE', `/question_criteria/${first}`);
    const last = await send('DELETE', `/question_criteria/${added.id}`);
    expect([last.status, last.body.errors[0].code]).toEqual([409, 'would_be_flawed']);
  });
});

test('an accepted answer can be moved to another blank while its old blank is deleted', async () => {
  const { id } = await add(await newTest('Пропуски'), {
    type: 'multi_input',
    ...sound['multi_input'],
  });
  const before: (Part & { parent_answer_id: number | null })[] = (await whole(id)).answers;
  const [first, second] = before.filter(({ parent_answer_id: parent }) => parent === null);
  const moved = before.find(({ parent_answer_id: parent }) => parent === first?.id);
  const remainingBlank = {
    id: second?.id,
    value: 'Отчество',
    answers: [{ id: moved?.id, value: 'Иное' }],
  };
  await done('PUT', `/questions/${id}`, { answers: [remainingBlank] });
  expect((await whole(id)).answers).toMatchObject([
    { id: second?.id, parent_answer_id: null },
    { id: moved?.id, parent_answer_id: second?.id, value: 'Иное' },
  ]);
});

test('a question rejects parts that its type does not have, and parts beyond the limit', async () => {
  const testId = await newTest('Без места');
  const { id } = await add(testId, { type: 'textarea', question: 'Почему?' });
  const parts = [
    [`/questions/${id}/answers`, { value: 'Потому' }],
    [`/questions/${id}/correspondences`, { value: 'Слева', is_main: true }],
    ['/question_criteria', { question_id: id, name: 'Ясность', max_points: 1 }],
  ] as const;
  for (const [path, body] of parts) {
    const { status, body: answer } = await send('POST', path, body);
    expect([path, status, answer.errors[0].code]).toEqual([path, 409, 'no_place']);
  }
  const criterion = { name: 'Ясность', max_points: 1 };
  const { id: full } = await add(testId, {
    type: 'assessment_by_criterion',
    question_criteria: Array.from({ length: 30 }, () => criterion),
  });
  const more = await send('POST', '/question_criteria', { question_id: full, ...criterion });
  expect([more.status, more.body.errors[0].code]).toEqual([409, 'too_many']);
});

test('concurrent writes of a test’s questions do not deadlock', async () => {
  const testId = await newTest('Вместе');
  const all = await Promise.all(
    Array.from({ length: 6 }, () =>
      add(testId, { ...sound['input'], type: 'input', active: true }),
    ),
  );
  await done('POST', `/tests/${testId}/activate`);
  const [one, two, three, four] = ids(all);
  const rows = [{ id: four, was: { timer: null }, now: { timer: 30 } }];
  const answers = await Promise.all([
    ...ids(all).map((id) => send('PUT', `/questions/${id}`, { active: false })),
    send('POST', `/questions/${one}/deactivate`),
    send('POST', `/tests/${testId}/questions`, { ...sound['input'], behind_id: null }),
    send('POST', `/tests/${testId}/questions/multi_update`, { questions: [{ id: two, sort: 1 }] }),
    send('POST', `/tests/${testId}/questions/${three}/replicate`),
    send('POST', `/tests/${testId}/questions/deactivate`, { questions_id: ids(all) }),
    send('PUT', '/questions_fast_edit', { rows }),
    send('DELETE', `/questions/${three}`),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  expect(await done('GET', `/tests/${testId}`)).toMatchObject({
    active: false,
    active_questions_count: 0,
  });
  const order: Part[] = await done('GET', `/tests/${testId}/questions`);
  expect(new Set(order.map(({ sort }) => sort)).size).toBe(order.length);
});

test('a teacher changes their own tests, and does not see those of others', async () => {
  const teacher = await school.person('teacher@questions.test');
  await school.join(companyId, teacher, [
    'tests_show_my',
    'tests_update_my',
    'teacher_check_test_my',
  ]);
  const testId = await newTest('Чей');
  const { id } = await add(testId, sound['input']!);
  const sees = async () => (await send('GET', `/questions/${id}`, undefined, teacher)).status;
  const changes = async () =>
    (await send('PUT', `/questions/${id}`, { question: 'Моё' }, teacher)).status;
  expect([await sees(), await changes()]).toEqual([404, 404]);
  const available: { id: number }[] = await done('GET', '/tests/available_teachers');
  expect(ids(available)).toContain(teacher.userId);
  await done('POST', `/tests/${testId}/attach_teachers`, { teachers_id: [teacher.userId] });
  expect([await sees(), await changes()]).toEqual([200, 200]);
  const gone = await send('DELETE', `/tests/${testId}`, undefined, teacher);
  expect(gone.status).toBe(403);
});
