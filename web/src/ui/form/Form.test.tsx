// Forms: submitting once, placing errors, and confirming the loss of unsaved changes.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../text/Button.tsx';
import { TextLink } from '../text/link.tsx';
import { Modal } from '../overlay/Modal.tsx';
import { useModals } from '../overlay/modals.tsx';
import { renderUi, stopClock } from '../testing.tsx';
import { minLength, pattern, type ServerCheck } from '../format/validators.ts';
import { TextField } from './fields.tsx';
import { Form, useForm, type SubmitResult } from './Form.tsx';
import { Select } from './choices/Select.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useUnsavedGuard } from './unsaved.tsx';

type Values = { name: string; code: string; type: string | null };

type CompanyProps = {
  onSubmit?: (values: Values) => SubmitResult | Promise<SubmitResult>;
  check?: ServerCheck;
  guardUnsaved?: boolean | (() => boolean);
  type?: string | null;
};

const saved = () => null;

function Company({ onSubmit = saved, check, guardUnsaved = false, type = 'school' }: CompanyProps) {
  const form = useForm<Values>({ defaultValues: { name: '', code: '', type } });
  return (
    <Form form={form} onSubmit={onSubmit} guardUnsaved={guardUnsaved}>
      <TextField name="name" label="Название" hint="Так её увидят ученики" required />
      <TextField
        name="code"
        label="Поддомен"
        required
        rules={[minLength(3), pattern(/^[a-z\d-]+$/iu, 'Невалидное название поддомена')]}
        check={check}
      />
      <Select name="type" label="Вид" required options={[{ value: 'school', label: 'Школа' }]} />
      <SubmitButton>Сохранить</SubmitButton>
      <TextLink to="/away">Уйти</TextLink>
    </Form>
  );
}

const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(label, 'u') });

beforeEach(stopClock);

/** The text under a field: its error or its hint. */
const noteOf = (element: Element) =>
  document.querySelector(`#${CSS.escape(element.getAttribute('aria-describedby') ?? 'none')}`)
    ?.textContent ?? '';

const isWrong = (element: Element) => element.getAttribute('aria-invalid') === 'true';

describe('a field', () => {
  it('shows no error before the first change, then only the first failing rule', async () => {
    const { user } = renderUi(<Company />);
    const code = field('Поддомен');
    await user.click(code);
    await user.tab();
    expect([noteOf(code), isWrong(code)]).toEqual(['', false]);

    await user.type(code, 'я');
    await waitFor(() => expect(noteOf(code)).toBe('Требуется минимум 3 символа'));
    await user.type(code, 'яя');
    await waitFor(() => expect(noteOf(code)).toBe('Невалидное название поддомена'));
    await user.clear(code);
    await waitFor(() => expect(noteOf(code)).toBe('Обязательное поле'));
    await user.type(code, 'fizika');
    await waitFor(() => expect([noteOf(code), isWrong(code)]).toEqual(['', false]));
  });

  it('shows the error in place of the hint', async () => {
    const { user } = renderUi(<Company />);
    const name = field('Название');
    expect(noteOf(name)).toBe('Так её увидят ученики');
    await user.type(name, 'a{Backspace}');
    await waitFor(() => expect(noteOf(name)).toBe('Обязательное поле'));
  });

  it('shows no error during the server check, which runs once per value', async () => {
    let answer: (message: string | null) => void = () => {};
    const check = vi.fn<ServerCheck>(() => new Promise((resolve) => (answer = resolve)));
    const { user } = renderUi(<Company check={check} />);
    const code = field('Поддомен');
    await user.type(code, 'demo');
    expect([noteOf(code), code.getAttribute('aria-busy')]).toEqual(['', 'true']);
    await waitFor(() => expect(check).toHaveBeenCalledTimes(1));
    expect(check.mock.calls[0]?.[0]).toBe('demo');

    await act(async () => answer('Поддомен уже существует'));
    await waitFor(() => expect(noteOf(code)).toBe('Поддомен уже существует'));
    expect(code.hasAttribute('aria-busy')).toBe(false);

    await user.type(code, '-2');
    expect(noteOf(code)).toBe('');
    await waitFor(() => expect(check).toHaveBeenCalledTimes(2));
    await act(async () => answer(null));
    await waitFor(() => expect([noteOf(code), isWrong(code)]).toEqual(['', false]));
  });

  it('shows that the server check failed, which does not prevent submitting', async () => {
    const check = vi.fn<ServerCheck>(() => Promise.reject(new Error('busy')));
    const onSubmit = vi.fn();
    const { user } = renderUi(<Company check={check} onSubmit={onSubmit} />);
    const code = field('Поддомен');
    await user.type(code, 'demo');
    await waitFor(() =>
      expect(noteOf(code)).toBe('Проверить сейчас не удалось: проверим при сохранении'),
    );
    expect(isWrong(code)).toBe(false);
    await user.type(code, '-2');
    await user.type(field('Название'), 'Школа');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  it('skips the server check for a value that fails a rule', async () => {
    const check = vi.fn<ServerCheck>(async () => null);
    const { user } = renderUi(<Company check={check} />);
    await user.type(field('Поддомен'), 'яя');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(check).not.toHaveBeenCalled();
  });
});

describe('a form', () => {
  const fill = async (user: ReturnType<typeof renderUi>['user']) => {
    await user.type(field('Название'), 'Школа');
    await user.type(field('Поддомен'), 'shkola');
  };

  it('offers a retry button when the server is overloaded', async () => {
    const onSubmit = vi.fn().mockResolvedValueOnce([{ message: 'Сервер занят', isBusy: true }]);
    const { user } = renderUi(<Company onSubmit={onSubmit} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    const again = await screen.findByRole('button', { name: 'Повторить сейчас' });
    await user.click(again);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(onSubmit.mock.calls[1]?.[0]).toEqual(onSubmit.mock.calls[0]?.[0]);
    await waitFor(() => expect(screen.queryByText('Сервер занят')).toBeNull());
  });

  it('focuses the first invalid field and submits nothing', async () => {
    const onSubmit = vi.fn();
    const { user } = renderUi(<Company onSubmit={onSubmit} />);
    await user.type(field('Поддомен'), 'shkola');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Название')));
    expect(noteOf(field('Название'))).toBe('Обязательное поле');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('focuses an invalid select, too', async () => {
    const { user } = renderUi(<Company type={null} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Вид/u })),
    );
  });

  it('shows the server’s errors at their fields or above the form, and keeps the values', async () => {
    const onSubmit = async () => [
      { field: 'code', message: 'Поддомен уже существует' },
      { field: 'logo', message: 'Не удалось сохранить обложку' },
    ];
    const { user } = renderUi(<Company onSubmit={onSubmit} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    const code = field('Поддомен');
    await waitFor(() => expect(noteOf(code)).toBe('Поддомен уже существует'));
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(screen.getByRole('alert').textContent).toBe('Не удалось сохранить обложку');
    expect(code).toHaveProperty('value', 'shkola');

    await user.type(code, '-2');
    await waitFor(() => expect(noteOf(code)).toBe(''));
  });

  it('reports a failure and keeps the values', async () => {
    const { user } = renderUi(<Company onSubmit={() => Promise.reject(new Error('offline'))} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await screen.findByText('Произошла ошибка');
    expect(field('Название')).toHaveProperty('value', 'Школа');
  });

  it('submits once on repeated clicks', async () => {
    const onSubmit = vi.fn(() => new Promise<void>(() => {}));
    const { user } = renderUi(<Company onSubmit={onSubmit} />);
    await fill(user);
    await user.dblClick(screen.getByRole('button', { name: 'Сохранить' }));
    await user.type(field('Название'), '{Enter}');
    fireEvent.keyDown(document, { code: 'KeyS', ctrlKey: true });
    fireEvent.keyDown(document, { code: 'KeyS', ctrlKey: true });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('submits with Ctrl+S in any keyboard layout', async () => {
    const onSubmit = vi.fn();
    const { user } = renderUi(<Company onSubmit={onSubmit} />);
    await fill(user);
    const isDefaultAllowed = fireEvent.keyDown(document, { code: 'KeyS', key: 'ы', ctrlKey: true });
    expect(isDefaultAllowed).toBe(false);
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ name: 'Школа', code: 'shkola', type: 'school' }),
    );
  });

  it('among several, Ctrl+S submits the focused one, otherwise the changed one', async () => {
    const saved: string[] = [];
    const Note = ({ label }: { label: string }) => {
      const form = useForm({ defaultValues: { note: '' } });
      return (
        <Form form={form} onSubmit={() => void saved.push(label)}>
          <TextField name="note" label={label} />
          {form.formState.isDirty && 'изменена'}
        </Form>
      );
    };
    const { user } = renderUi(
      ['Первая', 'Вторая'].map((label) => <Note key={label} {...{ label }} />),
    );
    const save = () => fireEvent.keyDown(document, { code: 'KeyS', ctrlKey: true });
    await user.type(field('Первая'), 'а');
    await user.click(document.body);
    await screen.findByText('изменена');
    save();
    await waitFor(() => expect(saved).toEqual(['Первая']));
    await user.click(field('Первая'));
    save();
    await waitFor(() => expect(saved).toEqual(['Первая', 'Первая']));
    await user.type(field('Вторая'), 'б');
    save();
    await waitFor(() => expect(saved).toEqual(['Первая', 'Первая', 'Вторая']));
  });
});

function Late() {
  const form = useForm({ defaultValues: { note: '' } });
  return (
    <Form form={form} onSubmit={() => []} guardUnsaved>
      <TextField name="note" label="Заметка" />
    </Form>
  );
}

describe('unsaved changes', () => {
  const away = { '/away': 'Другой экран' };

  it('are confirmed before leaving, and stay when it is cancelled', async () => {
    const { user, router } = renderUi(<Company guardUnsaved />, away);
    await user.type(field('Название'), 'Школа');
    await user.click(screen.getByRole('link', { name: 'Уйти' }));
    await screen.findByRole('alertdialog', { name: 'Есть несохранённые изменения' });
    await user.click(screen.getByRole('button', { name: 'Остаться' }));
    expect(router.state.location.pathname).toBe('/');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field('Название')).toHaveProperty('value', 'Школа');

    await user.click(screen.getByRole('link', { name: 'Уйти' }));
    await user.click(await screen.findByRole('button', { name: 'Уйти без сохранения' }));
    await screen.findByText('Другой экран');
  });

  it('are confirmed between tabs and searches of a page, too, and on back navigation', async () => {
    const { user, router } = renderUi(
      <>
        <Company guardUnsaved />
        <TextLink to="/?tab=users">Люди</TextLink>
      </>,
      away,
    );
    await act(() => router.navigate('/away'));
    await act(() => router.navigate('/'));
    await user.type(field('Название'), 'Школа');
    for (const leave of [
      () => user.click(screen.getByRole('link', { name: 'Люди' })),
      () => act(() => router.navigate('/?search=x')),
      () => act(() => router.navigate(-1)),
    ]) {
      await leave();
      await user.click(await screen.findByRole('button', { name: 'Остаться' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(router.state.location).toMatchObject({ pathname: '/', search: '' });
    }
    // A hash navigation keeps the page.
    await act(() => router.navigate('/#code'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field('Название')).toHaveProperty('value', 'Школа');
  });

  it('of a dialog are confirmed on back navigation, which closes it', async () => {
    const Opening = () => {
      const { open } = useModals();
      const dialog = (
        <Modal title="Новая школа">
          <Company guardUnsaved />
        </Modal>
      );
      return <Button onClick={() => void open(() => dialog)}>Создать</Button>;
    };
    const { user, router } = renderUi(<Opening />, away);
    await act(() => router.navigate('/away'));
    await act(() => router.navigate('/'));
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    await user.type(await screen.findByRole('textbox', { name: /Название/u }), 'Школа');
    await act(() => router.navigate(-1));
    await user.click(await screen.findByRole('button', { name: 'Остаться' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field('Название')).toHaveProperty('value', 'Школа');

    await act(() => router.navigate(-1));
    await user.click(await screen.findByRole('button', { name: 'Уйти без сохранения' }));
    await screen.findByText('Другой экран');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of a closed dialog don’t count, although it unmounts later', async () => {
    const Dialog = ({ close }: { close: () => void }) => {
      useUnsavedGuard(true);
      return (
        <Modal title="Новая школа">
          <Button onClick={close}>Готово</Button>
        </Modal>
      );
    };
    const Opening = () => {
      const { open } = useModals();
      return (
        <Button onClick={() => void open((close) => <Dialog close={() => close()} />)}>
          Создать
        </Button>
      );
    };
    const { user, router } = renderUi(<Opening />, away);
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    const done = await screen.findByRole('button', { name: 'Готово' });
    await act(() => router.navigate('/away'));
    await user.click(await screen.findByRole('button', { name: 'Остаться' }));
    act(() => done.click());
    await act(() => router.navigate('/away'));
    expect(router.state.location.pathname).toBe('/away');
  });

  it('are not reported as lost when they are stored as a draft', async () => {
    const keep = vi.fn(() => true);
    const { user } = renderUi(<Company guardUnsaved={keep} />, away);
    await user.type(field('Название'), 'Школа');
    await user.click(screen.getByRole('link', { name: 'Уйти' }));
    await screen.findByText(/их можно будет вернуть/);
    expect(keep).toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Уйти без сохранения' }));
    await screen.findByText('Другой экран');
  });

  it('of one form are confirmed although a later form has none', async () => {
    const { user } = renderUi(
      <>
        <Company guardUnsaved />
        <Late />
      </>,
      away,
    );
    await user.type(field('Название'), 'Школа');
    await user.click(screen.getByRole('link', { name: 'Уйти' }));
    await user.click(await screen.findByRole('button', { name: 'Уйти без сохранения' }));
    expect(await screen.findByText('Другой экран')).toBeTruthy();
  });

  it('don’t exist after saving', async () => {
    const { user } = renderUi(<Company guardUnsaved />, away);
    await user.type(field('Название'), 'Школа');
    await user.type(field('Поддомен'), 'shkola');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await user.click(screen.getByRole('link', { name: 'Уйти' }));
    expect(await screen.findByText('Другой экран')).toBeTruthy();
  });

  it('prevent closing the browser tab', async () => {
    const { user } = renderUi(<Company guardUnsaved />, away);
    const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    await user.type(field('Название'), 'Школа');
    await waitFor(() => expect(leave()).toBe(false));
  });
});

it('opens with a suggested name selected, which typing replaces', async () => {
  function Topic() {
    const form = useForm({ defaultValues: { title: 'Новая категория' } });
    return (
      <Form form={form} onSubmit={saved}>
        <TextField name="title" label="Название" initialFocus />
      </Form>
    );
  }
  const { user } = renderUi(<Topic />);
  await user.keyboard('Оптика');
  expect(field('Название')).toHaveValue('Оптика');
});
