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

  it('show the specification’s default texts', () => {
    act(() => {
      alerts.success();
      alerts.saved();
      alerts.error();
    });
    expect(shown()).toEqual(['Успешно', 'Данные успешно сохранены', 'Произошла ошибка']);
    expect(screen.getByRole('alert').textContent).toBe('Произошла ошибка');
  });

  it('disappear after four seconds each', () => {
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

  it('count from their first frame on a busy page', () => {
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

  it('wait while the page is hidden', () => {
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

  it('show at most three links', () => {
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

  it('support links to a new tab and actions', () => {
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

  it('stay while hovered or focused, and a moment longer', () => {
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

  it('can be undone within five seconds', () => {
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

  it('offer a file for ten seconds', () => {
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

  it('keep the newest five', () => {
    act(() => {
      for (const name of ['1', '2', '3', '4', '5', '6', '7']) alerts.error(name);
    });
    expect(shown()).toEqual(['3', '4', '5', '6', '7']);
  });

  it('are closed by their button', () => {
    act(() => alerts.error('Не удалось'));
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }));
    expect(shown()).toEqual([]);
  });
});
