// Modals, menus and confirmations: stacking and closing.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../text/Button.tsx';
import { renderUi } from '../testing.tsx';
import { useConfirm, type ConfirmOptions } from './confirm.tsx';
import { Menu } from './Menu.tsx';
import { Modal, ModalFooter, type ModalFooterProps } from './Modal.tsx';
import { useModals } from './modals.tsx';

const press = (name: string) => screen.findByRole('button', { name });

function Asker({ onAnswer, ...options }: ConfirmOptions & { onAnswer: (answer: boolean) => void }) {
  const confirm = useConfirm();
  const ask = async () => onAnswer(await confirm(options));
  return <Button onClick={() => void ask()}>Спросить</Button>;
}

function ask(options: ConfirmOptions) {
  const onAnswer = vi.fn();
  return { onAnswer, ...renderUi(<Asker {...options} onAnswer={onAnswer} />) };
}

describe('confirm', () => {
  it('shows a dialog with the standard buttons and resolves to true', async () => {
    const { user, onAnswer } = ask({
      title: 'Вы точно хотите удалить файл?',
      description: 'Восстановить его не получится',
    });
    await user.click(await press('Спросить'));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Вы точно хотите удалить файл?',
    });
    expect(dialog.textContent).toContain('Восстановить его не получится');
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(onAnswer).not.toHaveBeenCalled();

    await user.click(await press('Подтвердить'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onAnswer.mock.calls).toEqual([[true]]);
  });

  it.each([
    [
      '«Отменить»',
      async (user: { click: (element: Element) => Promise<void> }) =>
        user.click(await press('Отменить')),
    ],
    [
      'the close button',
      async (user: { click: (element: Element) => Promise<void> }) =>
        user.click(await press('Закрыть')),
    ],
    [
      'Esc',
      async (user: { keyboard: (keys: string) => Promise<void> }) => user.keyboard('{Escape}'),
    ],
  ])('resolves to false on %s', async (_, refuse) => {
    const { user, onAnswer } = ask({ title: 'Удалить?', confirmLabel: 'Удалить', danger: true });
    await user.click(await press('Спросить'));
    await screen.findByRole('alertdialog');
    await refuse(user);
    await waitFor(() => expect(onAnswer.mock.calls).toEqual([[false]]));
  });
});

function Opener(footer: ModalFooterProps) {
  const { open } = useModals();
  const show = () =>
    open(() => (
      <Modal title="Перенос" size="wide">
        <ModalFooter {...footer} />
      </Modal>
    ));
  return <Button onClick={() => void show()}>Открыть</Button>;
}

describe('modal', () => {
  it('disables the success button after a click', async () => {
    const onConfirm = vi.fn(() => new Promise<void>(() => {}));
    const { user } = renderUi(<Opener onConfirm={onConfirm} />);
    await user.click(await press('Открыть'));
    const success = await press('Подтвердить');
    await user.dblClick(success);
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(success.hasAttribute('disabled')).toBe(true);
  });

  it('keeps the success button enabled with disableAfterClick off', async () => {
    const onConfirm = vi.fn();
    const { user } = renderUi(<Opener onConfirm={onConfirm} disableAfterClick={false} />);
    await user.click(await press('Открыть'));
    await user.dblClick(await press('Подтвердить'));
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });

  it('returns the focus to its trigger', async () => {
    const { user } = renderUi(<Opener />);
    const opener = await press('Открыть');
    await user.click(opener);
    await screen.findByRole('dialog', { name: 'Перенос' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe('Esc while no element has the focus', () => {
  function Stacked() {
    const [inner, setInner] = useState(false);
    const [outer, setOuter] = useState(false);
    return (
      <>
        <Button onClick={() => setOuter(true)}>Открыть</Button>
        <Modal title="Заметки" isOpen={outer} onClose={() => setOuter(false)}>
          <Button onClick={() => setInner(true)}>Удалить</Button>
        </Modal>
        <Modal title="Вопрос" isOpen={inner} onClose={() => setInner(false)}>
          Удалить?
        </Modal>
      </>
    );
  }
  const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });
  const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

  it('closes only the top sheet', async () => {
    const { user } = renderUi(<Stacked />);
    await user.click(await press('Открыть'));
    await user.click(await press('Удалить'));
    await screen.findByRole('dialog', { name: 'Вопрос' });
    escape();
    await waitFor(() => expect(titles()).toEqual(['Заметки']));
    escape();
    await waitFor(() => expect(titles()).toEqual([]));
  });
});

describe('menu', () => {
  it('opens by keyboard, runs actions, and navigates without a page load', async () => {
    const onAction = vi.fn();
    const items = [
      { id: 'copy', label: 'Копировать', onAction },
      { id: 'profile', label: 'Профиль', to: '/profile' },
    ];
    const { user, router } = renderUi(
      <Menu label="Действия" trigger={<Button>Ещё</Button>} items={items} />,
      {
        '/profile': 'Мой профиль',
      },
    );
    (await press('Ещё')).focus();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('menu', { name: 'Действия' });
    await user.keyboard('{Enter}');
    expect(onAction).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    await user.click(await press('Ещё'));
    await user.click(await screen.findByRole('menuitem', { name: 'Профиль' }));
    await screen.findByText('Мой профиль');
    expect(router.state.location.pathname).toBe('/profile');
  });
});
