// The stack of alerts: display times and actions.
import { useEffect } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../theme/UiProvider.tsx';
import { useAlerts, type Alerts } from './alerts.tsx';

let alerts: Alerts;

function Listener({ onReady }: { onReady: (alerts: Alerts) => void }) {
  const given = useAlerts();
  useEffect(() => {
    onReady(given);
  }, [given, onReady]);
  return null;
}

const keep = (given: Alerts) => {
  alerts = given;
};

const shown = () =>
  [...document.querySelectorAll('section[aria-label="Уведомления"] output > *')].map(
    (card) => card.textContent,
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** Renders a new alert and starts its time. */
const draw = () => act(() => vi.advanceTimersToNextFrame());
const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

describe('alerts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    const element = (
      <UiProvider>
        <Listener onReady={keep} />
      </UiProvider>
    );
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('says the words of the specification when there is nothing better to say', () => {
    act(() => {
      alerts.success();
      alerts.saved();
      alerts.error();
    });
    expect(shown()).toEqual(['Успешно', 'Данные успешно сохранены', 'Произошла ошибка']);
    expect(screen.getByRole('alert').textContent).toBe('Произошла ошибка');
  });

  it('goes after four seconds, each message by its own clock', () => {
    act(() => alerts.success('Первое'));
    draw();
    pass(3000);
    act(() => alerts.success('Второе'));
    draw();
    // The second alert's frame already took a part of the time.
    pass(900);
    expect(shown()).toEqual(['Первое', 'Второе']);
    pass(100);
    expect(shown()).toEqual(['Второе']);
    pass(2999);
    expect(shown()).toEqual(['Второе']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('counts from when it is drawn, however long the page is busy before', () => {
    const drawing = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    act(() => alerts.success('Сохранено'));
    pass(60_000);
    expect(shown()).toEqual(['Сохранено']);
    act(() => drawing.mock.calls[0]?.[0](performance.now()));
    pass(3999);
    expect(shown()).toEqual(['Сохранено']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('waits while the page is hidden', () => {
    act(() => alerts.success('Готово'));
    draw();
    pass(2000);
    look('hidden');
    pass(60_000);
    expect(shown()).toEqual(['Готово']);
    look('visible');
    draw();
    pass(1999);
    expect(shown()).toEqual(['Готово']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('leads to what came of it elsewhere, by three links at most', () => {
    const links = ['Раз', 'Два', 'Три', 'Четыре'].map((text, at) => ({ text, to: `/${at}` }));
    act(() => alerts.withLinks('Скопировано:', links));
    draw();
    expect(shown()).toEqual(['Скопировано: Раз, Два, Три и ещё 1']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/0',
      '/1',
      '/2',
    ]);
    pass(9999);
    expect(shown()).toHaveLength(1);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('leads beside the page, and does something with what came of it', () => {
    const copy = vi.fn<() => void>();
    const links = [
      { text: 'Открыть', to: '/page', isAside: true },
      { text: 'Скопировать', onAction: copy },
    ];
    act(() => alerts.withLinks('Опубликовано:', links));
    draw();
    expect(screen.getByRole('link', { name: 'Открыть' })).toHaveAttribute('target', '_blank');
    fireEvent.click(screen.getByRole('button', { name: 'Скопировать' }));
    expect(copy).toHaveBeenCalledOnce();
  });

  it('stays while the pointer or the focus is on it, and then a little longer', () => {
    act(() => alerts.success('Подождите'));
    draw();
    pass(3900);
    const card = screen.getByText('Подождите');
    const cross = screen.getByRole('button', { name: 'Закрыть уведомление' });
    fireEvent.mouseEnter(card);
    pass(60_000);
    expect(shown()).toEqual(['Подождите']);
    act(() => cross.focus());
    fireEvent.mouseLeave(card);
    pass(60_000);
    expect(shown()).toEqual(['Подождите']);
    act(() => cross.blur());
    draw();
    pass(999);
    expect(shown()).toEqual(['Подождите']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('takes back within five seconds', () => {
    const undo = vi.fn();
    act(() => alerts.withUndo('Курс удалён', undo));
    draw();
    pass(4999);
    fireEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual([]);

    act(() => alerts.withUndo('Курс удалён', undo));
    draw();
    pass(5000);
    expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull();
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('offers a file for ten seconds', () => {
    act(() =>
      alerts.withFile('Экспорт готов', { url: '/media/1/courses.csv', fileName: 'courses.csv' }),
    );
    draw();
    pass(9999);
    const link = screen.getByRole('link', { name: 'Скачать' });
    expect(link).toHaveAttribute('href', '/media/1/courses.csv');
    expect(link).toHaveAttribute('download', 'courses.csv');
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('keeps the newest five when everything happens at once', () => {
    act(() => {
      for (const name of ['1', '2', '3', '4', '5', '6', '7']) alerts.error(name);
    });
    expect(shown()).toEqual(['3', '4', '5', '6', '7']);
  });

  it('closes by its cross', () => {
    act(() => alerts.error('Не удалось'));
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }));
    expect(shown()).toEqual([]);
  });
});
