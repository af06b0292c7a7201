// Tests, their questions, and what these consist of, by REST: every operation once with success.
import { expect, test } from 'vitest';
import { pixel } from '../kit/images.ts';
import type { Json } from '../kit/rest.ts';
import type { RestStory } from './story.ts';

export function tellOfTests({ call, admin }: RestStory): void {
  const ok = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const { status, body: answer } = await call(method, path, body);
    expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
    return answer.data;
  };
  const make = async (path: string, body: object): Promise<number> =>
    (await ok('POST', path, body)).id;
  const ids = (rows: readonly Json[]) => rows.map(({ id }) => id);

  /** Of what was changed since it is there. */
  async function putBack(record: string): Promise<void> {
    const history = await ok('GET', `${record}/audits`);
    expect(await ok('GET', `${record}/audit_authors`)).toHaveLength(1);
    const { id } = history.find(({ event }: Json) => event === 'updated');
    const change = `${record}/audits/${id}/put_back`;
    expect((await ok('GET', `${change}?moment=before`)).fields.length).toBeGreaterThan(0);
    await ok('POST', change, { moment: 'before' });
  }

  test('tests are sorted by categories, of which one takes the place of another', async () => {
    const path = '/test_categories';
    const from = await make(path, { name: 'Пробные' });
    const into = await make(path, { name: 'Итоговые' });
    await ok('PUT', `${path}/${from}`, { name: 'Пробники' });
    await putBack(`${path}/${from}`);
    const category = await make('/tests', { title: 'Пробный', category_id: from });
    expect((await ok('POST', `${path}/${from}/merge`, { into_id: into })).id).toBe(into);
    const found = await ok('GET', `/tests?category_id=${into}&with=category&countBy=status`);
    expect(found).toMatchObject([{ id: category, category: { id: into } }]);
    expect((await ok('GET', `${path}/${into}`)).tests_count).toBe(1);
    expect(ids(await ok('GET', `${path}?search=итоговые`))).toEqual([into]);
    await ok('PUT', `/tests/${category}`, { category_id: null });
    await ok('DELETE', `${path}/${into}`);
    const other = await make(path, { name: 'Лишние' });
    const many = await ok('POST', `${path}/delete`, { test_categories_id: [other] });
    expect(many.count).toBe(1);
  });

  test('a test is made, changed, copied, switched on and off, put away and brought back', async () => {
    const id = await make('/tests', { title: 'Физика', grading_scale: 100 });
    const at = `/tests/${id}`;
    const parts = [{ part: 1, title: 'Разминка', draws_count: 1 }];
    await ok('PUT', at, { title: 'Механика', timer: 3600, parts });
    await putBack(at);
    const question = { type: 'textarea', question: '<p>Почему?</p>', active: true };
    await make(`${at}/questions`, question);
    expect(await ok('POST', `${at}/activate`)).toMatchObject({ active: true });
    expect(await ok('POST', `${at}/deactivate`)).toMatchObject({ active: false });
    const chosen = { tests_id: [id] };
    expect((await ok('POST', '/tests/activate', chosen)).count).toBe(1);
    expect((await ok('POST', '/tests/deactivate', chosen)).count).toBe(1);

    const me = (await admin('GET', '/api/auth_user')).body.data.id;
    expect(ids(await ok('GET', '/tests/available_teachers?all=1'))).toContain(me);
    expect((await ok('GET', `/tests/available_teachers/${me}`)).id).toBe(me);
    const people = [
      ['teachers', { teachers_id: [me] }],
      ['allow_users', { allow_users_ids: [me] }],
    ] as const;
    for (const [name, body] of people) {
      await ok('POST', `${at}/attach_${name}`, body);
      expect(ids((await ok('GET', `${at}?with=${name}`))[name])).toEqual([me]);
      await ok('POST', `${at}/detach_${name}`, body);
    }
    const copy = await ok('POST', `${at}/replicate`);
    expect(await ok('GET', `/tests/${copy.id}?with=parts;questions;author`)).toMatchObject({
      title: 'Физика (копия)',
      active: false,
      parts,
      questions: [question],
      author: { id: me },
    });
    await ok('DELETE', `/tests/${copy.id}`);
    expect((await ok('POST', '/tests/restore', { tests_id: [copy.id] })).count).toBe(1);
    expect((await ok('DELETE', '/test/delete', { tests_id: [copy.id] })).count).toBe(1);
    expect((await ok('POST', '/tests/delete', chosen)).count).toBe(1);
  });

  test('questions are written whole, put in order, changed by cells, put away and brought back', async () => {
    const form = new FormData();
    form.append('file', new File([pixel], 'чертёж.png'));
    const { id: file } = (await call('POST', '/add_media', form)).body.data;
    const test_id = await make('/tests', { title: 'Вопросы' });
    const at = `/tests/${test_id}/questions`;
    const capital = {
      type: 'radio',
      question: '<p>Столица?</p>',
      answers: [{ value: 'Москва', correct: true, comment: 'Да' }, { value: 'Тверь' }],
      files_id: [file],
    };
    const id = await make(at, capital);
    const related = 'with=files.file;answers;test';
    expect(await ok('GET', `${at}/${id}?${related}`)).toMatchObject({
      answers: [{ value: '<p>Москва</p>', correct: true }, { value: '<p>Тверь</p>' }],
      files: [{ file: { id: file } }],
      test: { id: test_id },
    });
    await ok('PUT', `${at}/${id}`, { solution: '<p>Потому</p>' });
    await ok('PUT', `/questions/${id}`, { max_points: 2 });
    await putBack(`/questions/${id}`);
    expect((await ok('GET', `/questions/${id}`)).max_points).toBe(1);
    for (const path of [`/questions/${id}/activate`, `/questions/${id}/deactivate`]) {
      await ok('POST', path);
    }
    const { id: copy } = await ok('POST', `${at}/${id}/replicate`);
    const questions = [{ id: copy, sort: 1, part: 2, max_points: 3, required: true }];
    expect(ids(await ok('POST', `${at}/multi_update`, { questions }))).toEqual([copy, id]);
    expect(ids(await ok('GET', `${at}?part=2`))).toEqual([copy]);
    expect(ids(await ok('GET', `/questions?test_id=${test_id}&sort=sort`))).toEqual([copy, id]);

    expect(ids(await ok('GET', `/questions_fast_edit?test_id=${test_id}&sort=sort`))).toEqual([
      copy,
      id,
    ]);
    const rows = [{ id, was: { active: false, timer: null }, now: { active: true, timer: 30 } }];
    const edited = await ok('PUT', '/questions_fast_edit', { rows });
    expect(edited.rows).toEqual([{ saved: true, conflicts: [], errors: [] }]);

    const both = { questions_id: [id, copy] };
    const done = [
      ['POST', `${at}/activate`, 1],
      ['POST', `${at}/deactivate`, 2],
      ['POST', `${at}/delete`, 2],
      ['POST', `${at}/restore`, 2],
      ['DELETE', at, 2],
    ] as const;
    for (const [method, path, count] of done) {
      expect(await ok(method, path, both)).toMatchObject({ count, wrong_ids: [] });
    }
    await ok('POST', `${at}/restore`, both);
    await ok('DELETE', `${at}/${copy}`);
    await ok('DELETE', `/questions/${id}`);
  });

  test('what questions consist of is written part by part', async () => {
    const test_id = await make('/tests', { title: 'Части вопросов' });
    const question = (sent: object) => make(`/tests/${test_id}/questions`, sent);
    /** Written below one address, and found at that of all of them. */
    const write = async (path: string, all: string, added: object, changed: object) => {
      const id = await make(path, added);
      await ok('PUT', `${path}/${id}`, changed);
      expect(await ok('GET', `${path}/${id}`)).toMatchObject(changed);
      expect(ids(await ok('GET', path))).toContain(id);
      expect(ids(await ok('GET', `${all}?all=1`))).toContain(id);
      expect(await ok('GET', `${all}/${id}`)).toMatchObject(changed);
      return id;
    };

    const select = await question({ type: 'select_input', question: '[[1]]' });
    const answers = `/questions/${select}/answers`;
    const named = { value: 'Температура' };
    const blank = await write(answers, '/question_answers', { value: 'Пропуск' }, named);
    const renamed = [{ id: blank, value: 'Градусы' }];
    const changed = await ok('POST', `${answers}/multi_update`, { answers: renamed });
    expect(changed).toMatchObject(renamed);
    const items = `${answers}/${blank}/select_input`;
    const option = { value: '100' };
    const item = await write(items, '/select_input_items', option, { correct: true });
    await ok('DELETE', `${items}/${item}`);
    await ok('DELETE', `${answers}/${blank}`);

    const pairs = await question({ type: 'correspondence', question: 'Столицы' });
    const matched = `/questions/${pairs}/correspondences`;
    const first = { value: 'Франция', is_main: true };
    const main_id = await write(matched, '/correspondences', first, { sort: 1 });
    const dependent_id = await make(matched, { value: 'Париж', is_main: false });
    const links = [{ main_id, dependent_id }];
    const tied = await ok('POST', `${matched}/attach_links`, { links });
    expect(tied.correspondence_links).toMatchObject(links);
    const untied = await ok('POST', `${matched}/detach_links`, { links });
    expect(untied.correspondence_links).toEqual([]);
    await ok('DELETE', `${matched}/${dependent_id}`);

    const question_id = await question({ type: 'assessment_by_criterion', question: 'Сочинение' });
    const criteria = '/question_criteria';
    const criterion = { question_id, name: 'Грамотность', max_points: 3 };
    const given = await write(criteria, criteria, criterion, { name: 'Ясность' });
    await ok('DELETE', `${criteria}/${given}`);
  });

  test('criteria are kept as templates', async () => {
    const path = '/question_criterion_templates';
    const criteria = [{ name: 'Ясность', max_points: 2 }];
    const id = await make(path, { name: 'Сочинение', criteria });
    await ok('PUT', `${path}/${id}`, { name: 'Эссе' });
    await putBack(`${path}/${id}`);
    expect(await ok('GET', `${path}/${id}`)).toMatchObject({ name: 'Сочинение', criteria });
    expect(ids(await ok('GET', `${path}?search=сочинение`))).toEqual([id]);
    await ok('DELETE', `${path}/${id}`);
    const other = await make(path, { name: 'Доклад', criteria });
    const many = { question_criterion_templates_id: [other] };
    expect((await ok('POST', `${path}/delete`, many)).count).toBe(1);
  });

  test('a test is put into the library, looked at there, and taken from it', async () => {
    const id = await make('/tests', { title: 'Для библиотеки' });
    const question = { type: 'textarea', question: '<p>Почему?</p>', active: true };
    await make(`/tests/${id}/questions`, question);
    const entry = await ok('POST', '/library_test', { test_id: id, name: 'Впрок' });
    expect(entry).toMatchObject({ type: 'tests', name: 'Впрок', questions_count: 1 });
    const looked = await ok('GET', `/library/${entry.id}/test`);
    expect(looked.questions).toMatchObject([{ place: 1, question: '<p>Почему?</p>' }]);
    const copied = await ok('POST', `/library_test/${entry.id}/copy`, { test_id: id });
    expect(copied.id).toBe(id);
    expect(await ok('GET', `/tests/${id}/questions`)).toHaveLength(2);
    const made = await ok('POST', `/library_test/${entry.id}/copy`, {});
    expect(made).toMatchObject({ title: 'Впрок', status: 'inactive' });
  });
}
