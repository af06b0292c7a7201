// Selecting from search results of the server.
import { useState } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi, stopClock } from '../../testing.tsx';
import { ComboBox, type ChosenRecord } from './ComboBox.tsx';
import { ComboField } from './ComboField.tsx';
import { Form, useForm } from '../Form.tsx';
import { MultiComboBox } from './MultiComboBox.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import type { FoundPage, FoundRecord, RecordSearch } from './useRecordSearch.ts';

const teachers: FoundRecord[] = [
  { id: '1', name: 'Иванова Анна', note: 'anna@school.ru' },
  { id: '2', name: 'Иванов Пётр', note: 'petr@school.ru' },
  { id: '3', name: 'Соколова Елена' },
];

const find: RecordSearch = async (text) => ({
  records: teachers.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
  next: null,
});

const pageOf = (records: readonly FoundRecord[]): FoundPage => ({ records, next: null });

type TeacherProps = {
  search?: RecordSearch;
  value?: ChosenRecord | null;
  onChosen?: (value: ChosenRecord | null) => void;
};

function Teacher({ search = find, value: first = null, onChosen }: TeacherProps) {
  const [value, setValue] = useState(first);
  return (
    <ComboBox
      label="Учитель"
      value={value}
      search={search}
      onChange={(next) => {
        setValue(next);
        onChosen?.(next);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Учитель' });
beforeEach(stopClock);

/** Resolves to the options when this many are rendered. */
const found = (count: number) =>
  waitFor(() => {
    const options = screen.getAllByRole('option');
    expect([field().getAttribute('aria-busy'), options.length]).toEqual([null, count]);
    return options;
  });
const active = () =>
  document.querySelector(`#${CSS.escape(field().getAttribute('aria-activedescendant') ?? 'none')}`)
    ?.textContent ?? null;

describe('one record', () => {
  it('keeps the typed text when the page scrolls during a search', async () => {
    let answer: (page: FoundPage) => void = () => {};
    const search: RecordSearch = () => new Promise((resolve) => (answer = resolve));
    const { user } = renderUi(
      <div data-testid="around">
        <Teacher search={search} />
      </div>,
    );
    await user.type(field(), 'Ива');
    await screen.findByText('Идёт поиск…');
    fireEvent.scroll(screen.getByTestId('around'));
    await user.type(field(), 'нов', { skipClick: true });
    expect(field().value).toBe('Иванов');
    await act(() => vi.advanceTimersByTimeAsync(300));
    await act(async () => answer(pageOf(teachers.slice(0, 2))));
    await found(2);
  });

  it('is found by typing and selected with Enter', async () => {
    const onChosen = vi.fn();
    const { user } = renderUi(<Teacher onChosen={onChosen} />);
    await user.type(field(), 'иван');
    expect((await found(2)).map((option) => option.textContent)).toEqual([
      'Иванова Аннаanna@school.ru',
      'Иванов Пётрpetr@school.ru',
    ]);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(active()).toContain('Анна');
    await user.keyboard('{ArrowDown}');
    expect(active()).toContain('Пётр');
    await user.keyboard('{ArrowDown}');
    expect(active()).toContain('Анна');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onChosen.mock.lastCall).toEqual([{ id: '2', name: 'Иванов Пётр' }]);
    expect(field().value).toBe('Иванов Пётр');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(field());
  });

  it('is searched once after typing, and only the last response counts', async () => {
    const answers = new Map<string, (page: FoundPage) => void>();
    const search = vi.fn<RecordSearch>(
      (text) => new Promise((resolve) => answers.set(text, resolve)),
    );
    const { user } = renderUi(<Teacher search={search} />);
    await user.type(field(), 'ив');
    await waitFor(() => expect(answers.has('ив')).toBe(true));
    expect(field().getAttribute('aria-busy')).toBe('true');
    await user.type(field(), 'ан');
    await waitFor(() => expect(answers.has('иван')).toBe(true));
    expect(search.mock.calls.map(([text]) => text).filter((text) => text !== '')).toEqual([
      'ив',
      'иван',
    ]);
    expect(search.mock.calls.find(([text]) => text === 'ив')?.[1].signal.aborted).toBe(true);

    await act(async () => answers.get('иван')?.(pageOf(teachers.slice(0, 1))));
    await act(async () => answers.get('ив')?.(pageOf(teachers)));
    await found(1);
  });

  it('may be missing', async () => {
    const { user } = renderUi(<Teacher />);
    await user.type(field(), 'ньютон');
    expect(await screen.findAllByText('Ничего не найдено')).toHaveLength(2);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is searched again after a failure', async () => {
    const search = vi.fn<RecordSearch>(find).mockRejectedValueOnce(new Error('offline'));
    const { user } = renderUi(<Teacher search={search} />);
    await user.click(field());
    await user.click(await screen.findByRole('button', { name: 'Повторить' }));
    await found(3);
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('is restored when another name was typed but not selected', async () => {
    const onChosen = vi.fn();
    const { user } = renderUi(<Teacher value={teachers[2] ?? null} onChosen={onChosen} />);
    await user.click(field());
    const [chosen] = await found(3);
    expect(chosen?.textContent).toBe('Соколова Елена');
    expect(chosen?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('иван');
    expect(field().value).toBe('иван');
    await user.keyboard('{Escape}');
    expect(field().value).toBe('Соколова Елена');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

    await user.keyboard('!');
    await user.tab();
    expect(field().value).toBe('Соколова Елена');
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('is cleared by the button and by deleting its name', async () => {
    const onChosen = vi.fn();
    const { user } = renderUi(<Teacher value={teachers[2] ?? null} onChosen={onChosen} />);
    await user.click(screen.getByRole('button', { name: 'Очистить: Учитель' }));
    expect([onChosen.mock.lastCall, field().value]).toEqual([[null], '']);
    expect(document.activeElement).toBe(field());

    await user.click(field());
    await user.click((await found(3))[0] as HTMLElement);
    await user.clear(field());
    expect(onChosen.mock.lastCall).toEqual([null]);
  });

  it('works in a form, where Enter selects before it submits', async () => {
    const onSubmit = vi.fn();
    function Lesson() {
      const form = useForm<{ teacher: ChosenRecord | null }>({ defaultValues: { teacher: null } });
      return (
        <Form form={form} onSubmit={onSubmit}>
          <ComboField name="teacher" label="Учитель" search={find} />
          <SubmitButton>Сохранить</SubmitButton>
        </Form>
      );
    }
    const { user } = renderUi(<Lesson />);
    await user.type(field(), 'сок');
    await found(1);
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ teacher: { id: '3', name: 'Соколова Елена' } }),
    );
  });
});

describe('several records', () => {
  function Teachers({ onChosen }: { onChosen: (value: readonly ChosenRecord[]) => void }) {
    const [value, setValue] = useState<readonly ChosenRecord[]>([]);
    return (
      <MultiComboBox
        label="Учитель"
        value={value}
        search={find}
        onChange={(next) => {
          setValue(next);
          onChosen(next);
        }}
      />
    );
  }

  it('are selected one by one and listed below until removed', async () => {
    const onChosen = vi.fn();
    const { user } = renderUi(<Teachers onChosen={onChosen} />);
    await user.type(field(), 'иванова');
    await found(1);
    await user.keyboard('{Enter}');
    expect(field().value).toBe('');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await user.click(field());
    await user.click((await found(3))[2] as HTMLElement);
    const chosen = screen.getByRole('list', { name: 'Выбрано: Учитель' });
    expect(
      within(chosen)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Иванова Анна', 'Соколова Елена']);

    await user.click(screen.getByRole('button', { name: 'Убрать «Иванова Анна»' }));
    expect(onChosen.mock.lastCall).toEqual([[{ id: '3', name: 'Соколова Елена' }]]);
    expect(document.activeElement).toBe(field());

    // The selected option is first when the list opens and doesn't move while it is open.
    await user.tab();
    await user.click(field());
    const options = await found(3);
    await user.click(options[1] as HTMLElement);
    expect((await found(3)).map(({ textContent }) => textContent?.slice(0, 8))).toEqual([
      'Соколова',
      'Иванова ',
      'Иванов П',
    ]);
    await user.click(options[0] as HTMLElement);
    await user.click(options[1] as HTMLElement);
    expect(onChosen.mock.lastCall).toEqual([[]]);
  });

  it('load by pages', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `Учитель ${index + 1}`);
    const search: RecordSearch = async (_, { after }) => {
      const from = Number(after ?? 0);
      const records = names.slice(from, from + 20).map((name) => ({ id: name, name }));
      return { records, next: from + 20 < names.length ? String(from + 20) : null };
    };
    const { user } = renderUi(<Teacher search={search} />);
    await user.click(field());
    await found(20);
    expect(screen.getByText('20 вариантов, дальше есть ещё')).toBeTruthy();
    for (const count of [40, 50]) {
      await user.keyboard('{ArrowDown>20/}');
      await found(count);
    }
    await user.keyboard('{ArrowDown>10/}');
    expect(active()).toBe('Учитель 50');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Учитель 1');
  });

  it('can be created from the typed name', async () => {
    const onChosen = vi.fn();
    const create = {
      label: 'Добавить',
      run: vi.fn(async (name: string) => (name === 'Занято' ? null : { id: name, name })),
    };
    const { user } = renderUi(
      <MultiComboBox
        label="Учитель"
        value={[]}
        search={find}
        create={create}
        onChange={onChosen}
      />,
    );
    await user.type(field(), 'соколова елена');
    await found(1);
    await user.clear(field());
    await user.type(field(), 'Занято');
    await found(1);
    await user.keyboard('{Enter}');
    expect([create.run.mock.calls, onChosen.mock.calls]).toEqual([[['Занято']], []]);
    await user.clear(field());
    await user.type(field(), ' Мария ');
    expect((await found(1))[0]?.textContent).toBe('Добавить «Мария»');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onChosen).toHaveBeenCalledWith([{ id: 'Мария', name: 'Мария' }]));
  });
});
