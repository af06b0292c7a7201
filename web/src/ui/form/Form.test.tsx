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
  it('says nothing until it was changed, then only the first rule that fails', async () => {
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

  it('is blank while the server is asked, and asks once about what was typed', async () => {
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

  it('says that the server could not be asked, which stands in nobody’s way', async () => {
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

  it('does not ask the server about what breaks a rule', async () => {
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

  it('that a busy server did not take is sent again by a button of its own', async () => {
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

  it('leads to the first wrong field and sends nothing', async () => {
    const onSubmit = vi.fn();
    const { user } = renderUi(<Company onSubmit={onSubmit} />);
    await user.type(field('Поддомен'), 'shkola');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Название')));
    expect(noteOf(field('Название'))).toBe('Обязательное поле');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('leads to a wrong select too', async () => {
    const { user } = renderUi(<Company type={null} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Вид/u })),
    );
  });

  it('puts what the server says beside its field, the rest over the form, and keeps what was typed', async () => {
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

  it('tells about a failure and keeps what was typed', async () => {
    const { user } = renderUi(<Company onSubmit={() => Promise.reject(new Error('offline'))} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await screen.findByText('Произошла ошибка');
    expect(field('Название')).toHaveProperty('value', 'Школа');
  });

  it('sends once, however often it is asked to', async () => {
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

  it('sends by Ctrl+S in any keyboard layout', async () => {
    const onSubmit = vi.fn();
    const { user } = renderUi(<Company onSubmit={onSubmit} />);
    await fill(user);
    const kept = fireEvent.keyDown(document, { code: 'KeyS', key: 'ы', ctrlKey: true });
    expect(kept).toBe(false);
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ name: 'Школа', code: 'shkola', type: 'school' }),
    );
  });

  it('among others gets Ctrl+S where the person is, else where something was changed', async () => {
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

  it('are asked about before leaving, and stay when the answer is no', async () => {
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

  it('are asked about between the tabs and searches of one page too, and on the way back', async () => {
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

  it('of a dialog are asked about on the way back, which closes it', async () => {
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

  it('of a dialog that was closed are none, though it leaves the screen later', async () => {
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

  it('are not said to be lost where they are put aside', async () => {
    const keep = vi.fn(() => true);
    const { user } = renderUi(<Company guardUnsaved={keep} />, away);
    await user.type(field('Название'), 'Школа');
    await user.click(screen.getByRole('link', { name: 'Уйти' }));
    await screen.findByText(/их можно будет вернуть/);
    expect(keep).toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Уйти без сохранения' }));
    await screen.findByText('Другой экран');
  });

  it('of one form are asked about while another one, which has none, came after it', async () => {
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

  it('are none after saving: leaving asks nothing', async () => {
    const { user } = renderUi(<Company guardUnsaved />, away);
    await user.type(field('Название'), 'Школа');
    await user.type(field('Поддомен'), 'shkola');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await user.click(screen.getByRole('link', { name: 'Уйти' }));
    expect(await screen.findByText('Другой экран')).toBeTruthy();
  });

  it('hold the tab of the browser', async () => {
    const { user } = renderUi(<Company guardUnsaved />, away);
    const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    await user.type(field('Название'), 'Школа');
    await waitFor(() => expect(leave()).toBe(false));
  });
});

it('opens with a suggested name selected: what is typed takes its place', async () => {
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
