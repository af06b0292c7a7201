// Files of a school by REST: every operation of the file storage, galleries and the library once with success.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { chunkForm } from '../kit/chunks.ts';
import { film, pixel } from '../kit/images.ts';
import type { RestStory } from './story.ts';

export function tellOfMedia({ call, admin }: RestStory): void {
  const formOf = (name: string, bytes = pixel) => {
    const form = new FormData();
    form.append('image', new File([bytes], name));
    return form;
  };
  const upload = async (name: string): Promise<number> =>
    (await call('POST', '/add_media', formOf(name))).body.data.id;
  const stored = async (name: string, folder_id?: number) => {
    const put = { file_id: await upload(name), folder_id };
    const item = await call('POST', '/file_storage', put);
    expect(item.status).toBe(201);
    return item.body.data;
  };
  const done = async (path: string, body: object, count = 1) => {
    const answer = await call('POST', path, body);
    expect([answer.status, answer.body.data?.count]).toEqual([200, count]);
    return answer.body.data;
  };

  test('folders are made, renamed, moved, deleted and brought back', async () => {
    const outer = await call('POST', '/file_storage_folders', { name: 'Снаружи' });
    expect(outer.status).toBe(201);
    const inner = await call('POST', '/file_storage_folders', { name: 'Внутри' });
    const { id, version } = inner.body.data;
    const one = `/file_storage_folders/${id}`;
    expect((await call('PUT', one, { name: 'Глубже', version })).body.data.name).toBe('Глубже');
    const ids = { file_storage_folders_id: [id] };
    await done('/file_storage_folders/move', { ...ids, parent_id: outer.body.data.id });
    expect((await call('GET', one)).body.data.parent_id).toBe(outer.body.data.id);
    await done('/file_storage_folders/delete', ids);
    await done('/file_storage_folders/restore', ids);
    expect((await call('DELETE', one)).status).toBe(200);
    expect((await call('GET', '/file_storage_folders?search=Снаружи')).body.meta.total).toBe(1);
  });

  test('files are put into the storage, and put in order there', async () => {
    const folder = await call('POST', '/file_storage_folders', { name: 'По договору' });
    const item = await stored('договор.png');
    const one = `/file_storage/${item.id}`;
    const renamed = await call('PUT', one, { name: 'Договор.png', version: item.version });
    expect(renamed.body.data.name).toBe('Договор.png');
    const ids = { file_storage_items_id: [item.id] };
    await done('/file_storage/move', { ...ids, folder_id: folder.body.data.id });
    const { archive } = await done('/file_storage/archive', ids);
    expect(archive).toMatchObject({ file_name: 'Файлы.zip', count: 1 });
    const whole = await call('POST', `/file_storage_folders/${folder.body.data.id}/archive`);
    expect(whole.body.data.file_name).toBe('По договору.zip');
    const copied = await done('/file_storage/copy', ids);
    expect((await call('GET', `${one}?with=file;uses`)).body.data.copies_count).toBe(1);
    await done('/file_storage/delete', ids);
    await done('/file_storage/restore', ids);
    await done('/file_storage/destroy', ids);
    expect((await call('DELETE', `/file_storage/${copied.ids[0]}`)).status).toBe(200);
    expect((await call('GET', '/file_storage?status=deleted')).body.meta.total).toBe(1);
    expect((await call('GET', '/file_storage/usage')).body.data.used).toBeGreaterThan(0);
  });

  test('a file comes in chunks', async () => {
    const uuid = randomUUID();
    const send = (index: number) =>
      call(
        'POST',
        '/add_media',
        chunkForm('устав.txt', Buffer.from('Устав'), { uuid, index, count: 3 }),
      );
    expect((await send(2)).status).toBe(202);
    // The storage is a folder.
    const said = `dzuuid=${uuid}&dzchunkindex=1&dztotalfilesize=30&dzchunksize=10&dztotalchunkcount=3&dzchunkbyteoffset=10&dzmd5=${'0'.repeat(32)}&name=устав.txt`;
    const raw = { 'content-type': 'application/octet-stream' };
    const direct = await call('POST', `/add_media?${said}`, undefined, raw);
    expect([direct.status, direct.body.errors[0].code]).toEqual([422, 'not_direct']);
    const whole = chunkForm('устав.txt', Buffer.from('Устав'), {
      uuid: randomUUID(),
      index: 0,
      count: 1,
    });
    expect((await call('POST', '/add_big_media', whole)).status).toBe(201);
    expect((await admin('GET', `/api/uploads/${uuid}`)).body.data).toMatchObject({
      chunk_count: 3,
      received: [[2, 2]],
    });
    expect((await admin('DELETE', `/api/uploads/${uuid}`)).status).toBe(200);
    expect((await admin('GET', `/api/uploads/${uuid}`)).status).toBe(404);
  });

  test('films have an address, and posters', async () => {
    const sent = await call('POST', '/video', formOf('урок.mp4', film));
    expect([sent.status, sent.body.data.mime_type]).toEqual([201, 'video/mp4']);
    const poster = await upload('обложка.png');
    const link = `/main_media/${sent.body.data.id}/dependent_media/${poster}`;
    expect((await call('POST', link)).body.data.poster.id).toBe(poster);
    expect((await call('DELETE', link)).body.data.poster).toBeNull();
    for (const id of [sent.body.data.id, poster]) {
      expect((await call('DELETE', `/delete_media/${id}`)).status).toBe(200);
    }
  });

  test('files of a user, a course and a profile come and go', async () => {
    const [{ id: course }] = (await call('GET', '/courses?per_page=1')).body.data;
    const person = { name: 'Ия', email: 'iya.media@contract.test' };
    const { id: user } = (await call('POST', '/users', person)).body.data;
    for (const [path, form] of [
      [`/users/${user}/add_big_media`, formOf('справка.png')],
      [`/users/${user}/video`, formOf('ответ.mp4', film)],
      [`/courses/${course}/add_media`, formOf('обложка.png')],
    ] as const) {
      const { status, body } = await call('POST', path, form);
      expect(status).toBe(201);
      const owner = path.slice(0, path.lastIndexOf('/'));
      expect((await call('DELETE', `${owner}/delete_media/${body.data.id}`)).status).toBe(200);
    }
    expect((await call('DELETE', `/users/${user}`)).status).toBe(200);
    for (const [path, place] of [
      ['/api/profile/images/add_media', '/api/profile/images'],
      ['/api/profile/file', '/api/profile/file'],
    ]) {
      const { body } = await admin('POST', path ?? '', formOf('снимок.png'));
      const [listed] = (await admin('GET', '/api/profile/files')).body.data;
      expect(listed).toMatchObject({ id: body.data.id, url: body.data.url, is_photo: false });
      expect((await admin('DELETE', `${place}/delete_media/${body.data.id}`)).status).toBe(200);
    }
  });

  test('a file is fetched from its address', async () => {
    const site = createServer((_, response) => void response.end(pixel));
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void site.close());
    const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/снимок.png`;
    const fetched = await call('POST', '/file_storage/from_address', { url });
    expect([fetched.status, fetched.body.data.name]).toEqual([201, 'снимок.png']);
  });

  test('a gallery is filled, put in order and shown in a course', async () => {
    const created = await call('POST', '/gallery', { name: 'По договору' });
    expect(created.status).toBe(201);
    const { id, version } = created.body.data;
    const one = `/gallery/${id}`;
    const changed = await call('PUT', one, { description: 'Осень', version });
    expect(changed.body.data.description).toBe('Осень');
    const files = [await stored('раз.png'), await stored('два.png')];
    const file_ids = files.map(({ file_id }) => file_id);
    expect((await call('POST', `${one}/add_images`, { file_ids })).body.data.images_count).toBe(2);
    const [first, second] = (await call('GET', `${one}/images`)).body.data;
    const order = { image_ids: [second.id, first.id] };
    expect((await call('POST', `${one}/images/multi_sort`, order)).status).toBe(200);
    const image = `${one}/images/${first.id}`;
    const words = { caption: 'Раз', version: (await call('GET', image)).body.data.version };
    expect((await call('PUT', image, words)).body.data.caption).toBe('Раз');
    expect((await call('DELETE', image)).status).toBe(200);
    const [course] = (await call('GET', '/courses?per_page=1')).body.data;
    const tie = { course_id: course.id, gallery_ids: [id] };
    expect((await call('POST', '/gallery/add_to_course', tie)).status).toBe(200);
    expect((await call('GET', `/gallery?course_id=${course.id}`)).body.meta.total).toBeGreaterThan(
      0,
    );
    expect((await call('POST', '/gallery/remove_from_course', tie)).status).toBe(200);
    expect((await call('GET', one)).body.data.courses_count).toBe(0);
    expect((await call('DELETE', one)).status).toBe(200);
    const another = await call('POST', '/gallery', { name: 'Лишняя' });
    await done('/gallery/delete', { galleries_id: [another.body.data.id] });
  });

  test('files lie on the shelves of the library, and are copied from there', async () => {
    const file_ids = [(await stored('раздатка.png')).file_id];
    const put = await call('POST', '/library_media', { file_ids, type: 'material_files' });
    expect(put.status).toBe(201);
    const [{ id, version }] = put.body.data;
    const one = `/library/${id}`;
    expect((await call('GET', one)).body.data.type).toBe('material_files');
    expect((await call('PUT', one, { name: 'Раздатка', version })).body.data.name).toBe('Раздатка');
    for (const shelf of ['all', 'type/material_files']) {
      expect((await call('GET', `/library/${shelf}?search=Раздатка`)).body.meta.total).toBe(1);
    }
    const others = ['tests', 'blocks', 'lessons', 'type/homework_files', 'type/video'];
    for (const shelf of [...others, 'type/users_uploads']) {
      expect((await call('GET', `/library/${shelf}`)).status).toBe(200);
    }
    expect((await call('GET', '/library')).status).toBe(200);
    expect((await call('POST', `/library_media/${id}/copy`, {})).status).toBe(201);
    await done('/library/delete', { library_entries_id: [id] });
    const again = await call('POST', '/library_media', { file_ids, type: 'material_files' });
    expect((await call('DELETE', `/library/${again.body.data[0].id}`)).status).toBe(200);
  });

  test('a file of the storage is shown among the company’s own', async () => {
    const { file_id } = await stored('логотип.png');
    const added = await call('POST', '/add_files', { file_ids: [file_id] });
    expect(added.body.data).toMatchObject([{ id: file_id, file_name: 'логотип.png' }]);
    expect((await call('POST', `/delete_media/${file_id}`)).status).toBe(200);
  });
}
