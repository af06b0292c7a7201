// What lessons are put together of, by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfBlocks({ call }: RestStory): void {
  const ok = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const { status, body: answer } = await call(method, path, body);
    expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
    return answer.data;
  };

  test('a lesson is put together of blocks, which are ordered, published and put away', async () => {
    const { id: course } = await ok('POST', '/courses', { name: 'Из блоков' });
    const ofCourse = `/courses/${course}`;
    const named = { name: 'Урок', type: 'constructor' };
    const { id: lesson } = await ok('POST', `${ofCourse}/lessons`, named);
    const at = `${ofCourse}/lessons/${lesson}/lesson_blocks`;
    const first = await ok('POST', at, { type: 'section', title: 'Раздел' });
    const { id } = await ok('POST', at, { type: 'text', text: '<p>Слова</p>' });
    await ok('PUT', `${at}/${id}`, { text: '<p>Другие</p>' });
    await ok('PUT', `/lesson_blocks/${id}`, { title: 'Заголовок' });
    expect(await ok('GET', `${at}/${id}`)).toMatchObject({ title: 'Заголовок', status: 'draft' });
    expect((await ok('GET', `/lesson_blocks/${id}?with=lesson`)).lesson.id).toBe(lesson);
    expect(await ok('GET', `/lesson_blocks?lesson_id=${lesson}`)).toHaveLength(2);
    const many = await ok('POST', `${at}/multi_update`, {
      lesson_blocks: [{ id, sort: 1, status: 'published' }],
    });
    expect(many.map((block: { id: number }) => block.id)).toEqual([id, first.id]);
    expect(await ok('GET', at)).toHaveLength(2);
    const whole = await ok('GET', `${ofCourse}/lessons/${lesson}/lesson_with_blocks`);
    expect(whole).toMatchObject({ name: 'Урок', lesson_blocks: [{ id }, { id: first.id }] });

    const { id: layer } = await ok('POST', `${ofCourse}/block_layers`, { title: 'Тема' });
    const atLayer = `${ofCourse}/block_layers/${layer}`;
    await ok('POST', `${atLayer}/lesson_block_attach`, { lesson_block_id: id });
    expect(await ok('GET', `${atLayer}/get_lesson_block_sublayer`)).toMatchObject([{ id }]);
    await ok('POST', `${atLayer}/lesson_block_detach`, { lesson_block_id: id });

    const copied = { lesson_id: lesson, lesson_blocks_id: [id] };
    expect(await ok('POST', `${ofCourse}/copy_blocks`, copied)).toMatchObject([
      { lesson_id: lesson, status: 'draft' },
    ]);

    const history = await ok('GET', `/lesson_blocks/${id}/audits`);
    expect(history.length).toBeGreaterThan(1);
    expect(await ok('GET', `/lesson_blocks/${id}/audit_authors`)).toHaveLength(1);
    const changed = history.find(({ event }: { event: string }) => event === 'updated').id;
    const change = `/lesson_blocks/${id}/audits/${changed}/put_back`;
    expect((await ok('GET', `${change}?moment=before`)).fields.length).toBeGreaterThan(0);
    await ok('POST', change, { moment: 'before' });

    const lesson_blocks_id = [id];
    expect((await ok('POST', `${at}/delete`, { lesson_blocks_id })).count).toBe(1);
    expect((await ok('POST', `${at}/restore`, { lesson_blocks_id })).count).toBe(1);
    await ok('DELETE', `${at}/${id}`);
    await ok('DELETE', `/lesson_blocks/${first.id}`);
  });
  test('a lesson and blocks lie in the library, and come into a course from there', async () => {
    const { id: course_id } = await ok('POST', '/courses', { name: 'Из библиотеки' });
    const named = { name: 'Урок', type: 'constructor' };
    const { id: lesson_id } = await ok('POST', `/courses/${course_id}/lessons`, named);
    const at = `/courses/${course_id}/lessons/${lesson_id}/lesson_blocks`;
    const { id: block } = await ok('POST', at, { type: 'text', title: 'Слова' });
    const shelved = { name: 'Заготовка', lesson_blocks_id: [block] };
    const { id: blocks } = await ok('POST', '/library_block', shelved);
    const { id: lesson } = await ok('POST', '/library_lesson', { lesson_id });
    const template = await ok('GET', `/library/${lesson}/template`);
    expect(template).toMatchObject({ lesson_type: 'constructor', blocks: [{ title: 'Слова' }] });
    const added = await ok('POST', `/library_block/${blocks}/copy`, { course_id, lesson_id });
    expect(added).toMatchObject([{ title: 'Слова', lesson_id }]);
    const copied = await ok('POST', `/library_lesson/${lesson}/copy`, { course_id });
    expect(copied).toMatchObject({ course_id, lessons_id: [expect.any(Number)] });
  });
}
