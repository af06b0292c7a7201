// Tests the video player: progress reports, resuming and keyboard shortcuts.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../ui/testing.tsx';
import { FilmPlayer, type FilmPlayerProps } from './FilmPlayer.tsx';

const watching = { onPlay: vi.fn(), onSeek: vi.fn(), onStop: vi.fn() };

beforeEach(() => {
  for (const handler of Object.values(watching)) handler.mockReset();
  localStorage.removeItem('film_speed');
});

const nothing: FilmPlayerProps['transcript'] = [];

const show = (film: Partial<FilmPlayerProps>) =>
  renderUi(
    <FilmPlayer
      title="Опыт"
      file={null}
      address={null}
      captions={null}
      transcript={nothing}
      resumeAt={0}
      events={watching}
      {...film}
    />,
  );

const ofSchool = { file: { url: '/media/film.webm', poster: null, stream: null } };

/** The browser's video element, which can't play in this environment. */
function video(state: Partial<HTMLVideoElement> = {}): HTMLVideoElement {
  const shown = screen.getByLabelText<HTMLVideoElement>('Опыт');
  vi.spyOn(shown, 'play').mockResolvedValue();
  vi.spyOn(shown, 'pause').mockReturnValue();
  for (const [name, value] of Object.entries({ duration: 60, paused: false, ...state })) {
    Object.defineProperty(shown, name, { value, writable: true, configurable: true });
  }
  return shown;
}

test('reports the position of an uploaded video while it onPlay and when it is moved or paused', () => {
  show(ofSchool);
  const shown = video({ currentTime: 7 });
  fireEvent.timeUpdate(shown);
  expect(watching.onPlay).toHaveBeenLastCalledWith(7, 60);
  fireEvent.seeking(shown);
  expect(watching.onSeek).toHaveBeenCalledOnce();
  Object.assign(shown, { paused: true, currentTime: 8 });
  fireEvent.timeUpdate(shown);
  expect(watching.onPlay).toHaveBeenCalledOnce();
  fireEvent.pause(shown);
  expect(watching.onPlay).toHaveBeenLastCalledWith(8, 60);
  expect(watching.onStop).toHaveBeenCalledOnce();
});

test('resumes at the last position unless playback has begun', () => {
  const { unmount } = show({ ...ofSchool, resumeAt: 754 });
  const shown = video({ currentTime: 0 });
  fireEvent.click(screen.getByRole('button', { name: 'Продолжить с 12:34' }));
  expect(shown.currentTime).toBe(754);
  expect(shown.play).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: /Продолжить/ })).toBeNull();
  unmount();
  show({ ...ofSchool, resumeAt: 3 });
  expect(screen.queryByRole('button', { name: /Продолжить/ })).toBeNull();
});

test('seeks and changes the speed by keys, and remembers the speed', () => {
  show(ofSchool);
  const shown = video({ currentTime: 20, paused: true });
  const press = (code: string, more: object = {}) => fireEvent.keyDown(shown, { code, ...more });
  press('ArrowRight');
  press('ArrowRight');
  press('ArrowLeft');
  expect(shown.currentTime).toBe(25);
  press('KeyK');
  expect(shown.play).toHaveBeenCalledOnce();
  press('Period', { shiftKey: true });
  expect(screen.getByRole('combobox', { name: 'Скорость' })).toHaveProperty('value', '1.25');
  expect(localStorage.getItem('film_speed')).toBe('1.25');
  expect(shown.playbackRate).toBe(1.25);
});

test('retries a video that failed to load', () => {
  show(ofSchool);
  const shown = video({ currentTime: 9 });
  const load = vi.spyOn(shown, 'load').mockReturnValue();
  fireEvent.error(shown);
  expect(screen.getByRole('alert').textContent).toContain('Видео не загрузилось');
  fireEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
  expect(load).toHaveBeenCalledOnce();
  expect(shown.currentTime).toBe(9);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('falls back from a native stream to the file at the same position', () => {
  const prototype = HTMLMediaElement.prototype;
  const knows = vi.spyOn(prototype, 'canPlayType').mockReturnValue('maybe');
  const play = vi.spyOn(prototype, 'play').mockResolvedValue();
  const file = { url: '/media/film.mp4', poster: null, stream: '/media/streams/key/master.m3u8' };
  show({ file });
  const shown = video({ currentTime: 12 });
  expect(shown.getAttribute('src')).toBe(file.stream);
  expect(screen.queryByRole('combobox', { name: 'Качество' })).toBeNull();
  fireEvent.error(shown);
  expect(shown.getAttribute('src')).toBe(file.url);
  expect(shown.currentTime).toBe(12);
  expect(shown.play).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
  // The file fails as well, so there is no further fallback.
  fireEvent.error(shown);
  expect(screen.getByRole('alert').textContent).toContain('Видео не загрузилось');
  for (const each of [knows, play]) each.mockRestore();
});

test('reads messages only from the frame of the embedded video', () => {
  show({ address: 'https://rutube.ru/play/embed/abc' });
  const frame = screen.getByTitle<HTMLIFrameElement>('Опыт');
  const says = (type: string, data: object, from: object = {}) =>
    fireEvent(
      window,
      new MessageEvent('message', {
        origin: 'https://rutube.ru',
        source: frame.contentWindow,
        data: JSON.stringify({ type, data }),
        ...from,
      }),
    );
  says('player:durationChange', { duration: 90 });
  says('player:changeState', { state: 'playing' });
  says('player:currentTime', { time: 4 });
  expect(watching.onPlay).toHaveBeenLastCalledWith(4, 90);
  says('player:currentTime', { time: 50 }, { origin: 'https://evil.example' });
  says('player:currentTime', { time: 50 }, { source: window });
  expect(watching.onPlay).toHaveBeenCalledOnce();
  says('player:changeState', { state: 'pause' });
  expect(watching.onStop).toHaveBeenCalledOnce();
});

test('searches the transcript, seeks to a segment and uses it as captions', () => {
  const said = [
    { start: 0, end: 5, text: 'Здравствуйте' },
    { start: 72.5, end: 80, text: 'Ускорение свободного падения' },
  ];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:captions');
  const { container } = show({ ...ofSchool, transcript: said });
  expect(container.querySelector('track')?.getAttribute('src')).toBe('blob:captions');
  const shown = video({ currentTime: 0 });
  fireEvent.click(screen.getByRole('button', { name: /Ускорение/ }));
  expect(shown.currentTime).toBe(72);
  fireEvent.click(screen.getByRole('button', { name: /Здравствуйте/ }));
  expect(shown.currentTime).toBe(0);
});
