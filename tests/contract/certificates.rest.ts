// Certificates by REST: every operation once with success.
import { expect, test } from 'vitest';
import { pixel } from '../kit/images.ts';
import type { RestStory } from './story.ts';

export function tellOfCertificates({ call, admin, client }: RestStory): void {
  const ok = async (method: 'GET' | 'POST', path: string, body?: object | FormData) => {
    const { status, body: answer } = await call(method, path, body);
    expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
    return answer.data;
  };

  test('a finished course gives a certificate, which anybody checks, and the staff revokes', async () => {
    const form = new FormData();
    form.append('file', new Blob([pixel], { type: 'image/png' }), 'основа.png');
    const ground = await ok('POST', '/add_media', form);
    const { id: course } = await ok('POST', '/courses', {
      name: 'С сертификатом',
      status: 'visible',
      certificate_id: ground.id,
    });
    const { id: lesson } = await ok('POST', `/courses/${course}/lessons`, {
      name: 'Урок',
      type: 'text',
    });
    const me = (await admin('GET', '/api/auth_user')).body.data.id;
    await ok('POST', `/courses/${course}/users/attach`, { users_id: [me] });
    await ok('POST', `/learning/courses/${course}/lessons/${lesson}/finish`);
    const { certificate } = await ok('GET', `/learning/courses/${course}`);
    const [row] = await ok(
      'GET',
      `/certificates?course_id=${course}&revoked=0&search=${certificate.number}&sort=full_name&with=course;user`,
    );
    expect(row).toMatchObject({ number: certificate.number, course: { id: course } });
    const at = `/certificates/${row.id}`;
    expect(await ok('GET', at)).toMatchObject({ course_name: 'С сертификатом' });

    const nobody = client();
    const check = `/api/public/certificates/${certificate.number}`;
    expect((await nobody('GET', check)).body.data).toMatchObject({ is_valid: true });
    expect((await nobody('GET', `${check}/pdf`)).status).toBe(200);
    expect(await ok('POST', `${at}/revoke`, { reason: 'Ошибка' })).toMatchObject({ url: null });
    expect((await nobody('GET', check)).body.data).toMatchObject({ is_valid: false });
    expect((await nobody('GET', `${check}/pdf`)).status).toBe(404);
    expect(await ok('POST', `${at}/restore`)).toMatchObject({ revoked_at: null });
    expect(await ok('GET', `${at}/audits`)).toHaveLength(3);
    expect(await ok('GET', `${at}/audit_authors?latest=10`)).toHaveLength(1);
  });
}
