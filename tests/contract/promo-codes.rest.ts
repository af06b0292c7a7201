// Promo codes by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfPromoCodes({ call, download }: RestStory): void {
  const path = '/promo_codes';
  const terms = { sale_type: 'percent', sale_percent: 10 };

  const ok = async (method: string, at: string, body?: object) => {
    const { status, body: answer } = await call(method, at, body);
    expect([method, at, status < 300, answer?.errors]).toEqual([method, at, true, undefined]);
    return answer.data;
  };
  const finished = async (id: number) => {
    const job = () => ok('GET', `/jobs/${id}`);
    await expect.poll(async () => (await job()).status).toBe('done');
    return job();
  };

  test('a promo code is made, changed, given to courses and packages, and taken back', async () => {
    const { code } = await ok('GET', `${path}/generate_code`);
    const { id, version } = await ok('POST', path, { code, ...terms });
    const one = `${path}/${id}`;
    expect(await ok('GET', `${path}?search=${code}&active=1&state=valid`)).toMatchObject([{ id }]);
    const sum = { sale_type: 'sum', sale_sum: '500', description: 'Осень', version };
    expect(await ok('PUT', one, sum)).toMatchObject({ sale_sum: '500.00', sale_percent: null });

    const [course] = await ok('GET', '/courses?per_page=1');
    const [pack] = await ok('GET', '/course_packages?per_page=1');
    const products = { courses_id: [course.id], course_packages_id: [pack.id] };
    await ok('POST', `${one}/attach_products`, products);
    expect(await ok('GET', `${one}?with=courses;course_packages`)).toMatchObject({
      courses: [{ id: course.id }],
      course_packages: [{ id: pack.id }],
    });
    expect(await ok('GET', `${path}?course_id=${course.id}&ids=${id}`)).toHaveLength(1);
    await ok('POST', `${one}/detach_products`, products);
    expect((await ok('POST', `${one}/attach_for_all_courses`)).for_all_courses).toBe(true);
    expect((await ok('POST', `${one}/detach_for_all_courses`)).for_all_courses).toBe(false);

    const [change] = await ok('GET', `${one}/audits?field=description`);
    expect(await ok('GET', `${one}/audit_authors?latest=10`)).toHaveLength(1);
    const putBack = `${one}/audits/${change.id}/put_back`;
    const preview = await ok('GET', `${putBack}?moment=before`);
    const back = { fields: ['description'], moment: 'before', version: preview.version };
    expect((await ok('POST', putBack, back)).description).toBeNull();

    const chosen = { promo_codes_id: [id] };
    expect(await ok('POST', `${path}/deactivate`, chosen)).toMatchObject({ count: 1 });
    expect(await ok('POST', `${path}/activate`, chosen)).toMatchObject({ count: 1 });
    await ok('DELETE', one);
  });

  test('many promo codes of one pattern are made with a file, exported and deleted', async () => {
    const series = { pattern: 'ДОГОВОР-##', count: 20, format: 'csv', ...terms };
    const { job } = await ok('POST', `${path}/multi_create`, series);
    const { file } = await finished(job.id);
    const lines = (await download(file.url)).toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(21);
    const matching = { search: 'ДОГОВОР-' };
    const order = { format: 'csv', matching, columns: ['code', 'sale_percent'] };
    const { file_name, job_id } = await ok('POST', `${path}_download`, order);
    await finished(job_id);
    expect(await ok('GET', `${path}_file?file_name=${file_name}`)).toMatchObject({ row_count: 20 });
    expect(await ok('GET', `${path}_download/history?with=job`)).toMatchObject([{ file_name }]);
    expect(await ok('POST', `${path}/delete`, { matching })).toMatchObject({ count: 20 });
  });
}
