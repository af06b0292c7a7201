// Tests voice answers: recording, playback, recording again, removal, and errors of the browser.
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UploadFailed } from '../../../../kit/uploads/failures.ts';
import { fakeUpload, question, renderQuestion } from '../testing.tsx';

/** The parts of the browser's `MediaRecorder` that are used. */
class Recorder extends EventTarget {
  static isTypeSupported = (type: string) => type === 'audio/webm';
  start() {}
  stop() {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['звук']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

const closed = vi.fn<() => void>();
const getUserMedia = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  closed.mockClear();
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop: closed }] });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('MediaRecorder', Recorder);
  // Set on the real navigator, because other code reads its other properties.
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia },
  });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

const begin = (name = 'Записать ответ') => screen.findByRole('button', { name });

it('can be recorded, recorded again and removed', async () => {
  const sent: File[] = [];
  const { user, last } = renderQuestion(question('audio_input'), {
    uploadFile: (file) => {
      sent.push(file);
      return fakeUpload(file);
    },
  });
  await user.click(await begin());
  const stop = await screen.findByRole('button', { name: 'Остановить' });
  expect(stop).toHaveFocus();
  expect(screen.getByRole('timer')).toHaveTextContent(/^\d:\d\d$/);
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText('Ваш ответ: Запись ответа.weba')).toBeVisible();
  expect([sent[0]?.type, closed.mock.calls.length]).toEqual(['audio/webm', 1]);
  expect(await begin('Записать заново')).toHaveFocus();
  const first = last();
  expect(first).toEqual({ files_id: [expect.any(Number)] });

  // A discarded recording changes nothing.
  await user.click(await begin('Записать заново'));
  await user.click(await screen.findByRole('button', { name: 'Не записывать' }));
  expect([last(), sent.length]).toEqual([first, 1]);

  await user.click(await begin('Записать заново'));
  await user.click(await screen.findByRole('button', { name: 'Остановить' }));
  await vi.waitFor(() => expect(last()).not.toEqual(first));
  expect(last()?.files_id).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Убрать запись' }));
  expect(last()).toBeNull();
});

it('submits the recording when the question is left while recording', async () => {
  const { user, last, unmount } = renderQuestion(question('audio_input'));
  await user.click(await begin());
  await screen.findByRole('button', { name: 'Остановить' });
  unmount();
  await vi.waitFor(() => expect(last()?.files_id).toHaveLength(1));
  expect(closed).toHaveBeenCalledOnce();
});

it('retries a failed upload of a recording', async () => {
  let isDown = true;
  const { user, last } = renderQuestion(question('audio_input'), {
    uploadFile: (file) => {
      if (!isDown) return fakeUpload(file);
      isDown = false;
      return Promise.reject(new UploadFailed('Нет связи с сервером'));
    },
  });
  await user.click(await begin());
  await user.click(await screen.findByRole('button', { name: 'Остановить' }));
  expect(await screen.findByText('Нет связи с сервером')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Отправить ещё раз/ }));
  await vi.waitFor(() => expect(last()?.files_id).toHaveLength(1));
});

it('accepts an audio file', async () => {
  const { user, last } = renderQuestion(question('audio_input'));
  await begin();
  const input = screen.getByLabelText('Готовая запись', { selector: 'input' });
  await user.upload(input, new File(['а'], 'ответ.mp3', { type: 'audio/mpeg' }));
  expect(await screen.findByLabelText('Ваш ответ: ответ.mp3')).toBeVisible();
  expect(last()?.files_id).toHaveLength(1);
});

const named = (name: string) => Object.assign(new Error(name), { name });

it.each([
  ['NotAllowedError', /Браузер не пускает к микрофону/],
  ['NotFoundError', /Микрофон не найден/],
  ['NotReadableError', /Микрофон занят другой программой/],
  ['AbortError', /Не удалось включить микрофон/],
])('explains what to do after %s', async (name, words) => {
  getUserMedia.mockRejectedValue(named(name));
  const { user } = renderQuestion(question('audio_input'));
  await user.click(await begin());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  // Recording can be tried again, and a file can be chosen instead.
  expect(await begin()).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Выбрать файл' })).toBeVisible();
});

it.each([
  ['isSecureContext', false, /адрес этой страницы не защищён/],
  ['MediaRecorder', undefined, /не умеет записывать звук/],
])('does not open the microphone without %s', async (name, value, words) => {
  vi.stubGlobal(name, value);
  const { user } = renderQuestion(question('audio_input'));
  await user.click(await begin());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(getUserMedia).not.toHaveBeenCalled();
});
