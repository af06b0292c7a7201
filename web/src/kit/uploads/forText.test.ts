// Files in rich text: rejected before the upload, uploaded, and cancelled.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startUploadServer, type UploadServer } from '../testing/upload-server.ts';
import { uploadForText } from './forText.ts';
import { uploads } from './uploads.ts';

let server: UploadServer;

beforeAll(async () => {
  server = await startUploadServer();
});

afterAll(() => server.close());

const file = (name: string, megabytes: number) =>
  new File([new Uint8Array(megabytes * 1024 * 1024)], name);

it.each([
  ['image', file('лес.png', 11), 'Файл слишком большой'],
  ['image', file('скан.tif', 1), 'Неизвестный формат файла'],
  ['file', file('план', 1), 'Неизвестный формат файла'],
] as const)('rejects an unsuitable %s before sending it', (kind, some, problem) => {
  expect(() => uploadForText(server.to, kind, some)).toThrow(problem);
  expect(uploads.list()).toEqual([]);
});

it('returns the uploaded file, and null for a cancelled one', async () => {
  const upload = uploadForText(server.to, 'file', file('лес.png', 1));
  expect(await upload.arrived).toEqual({ id: 1 });
  const other = uploadForText(server.to, 'file', file('лес.png', 1));
  other.giveUp();
  expect(await other.arrived).toBeNull();
  expect(uploads.list()).toEqual([]);
});
