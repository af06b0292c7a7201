// The save bar doesn't appear or disappear between pointer down and up, which would cancel a click.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { Form, useForm } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './fields.tsx';

/** Reports whether the form's own button is visible. */
let seeOwnButton: (isIntersecting: boolean) => void;

beforeEach(() => {
  class Watcher {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(target: Element) {
      seeOwnButton = (isIntersecting) =>
        act(() =>
          this.#callback(
            [{ target, isIntersecting } as IntersectionObserverEntry],
            {} as IntersectionObserver,
          ),
        );
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watcher);
});
afterEach(() => vi.unstubAllGlobals());

const saves = () => screen.queryAllByRole('button', { name: 'Сохранить' });

function Note() {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <Form form={form} onSubmit={() => null} guardUnsaved>
      <TextField name="name" label="Название" />
      <SubmitButton>Сохранить</SubmitButton>
    </Form>
  );
}

test('the bar is shown while the form’s own button is out of sight, and does not change while the pointer is down', async () => {
  const { user } = renderUi(<Note />);
  await user.type(screen.getByRole('textbox', { name: 'Название' }), 'Лето');
  await waitFor(() => expect(seeOwnButton).toBeDefined());
  seeOwnButton(false);
  expect(saves()).toHaveLength(2);

  fireEvent.pointerDown(saves()[1] as HTMLElement);
  seeOwnButton(true);
  expect(saves()).toHaveLength(2);
  fireEvent.pointerUp(saves()[1] as HTMLElement);
  await waitFor(() => expect(saves()).toHaveLength(1));

  fireEvent.pointerDown(saves()[0] as HTMLElement);
  seeOwnButton(false);
  expect(saves()).toHaveLength(1);
  fireEvent.pointerUp(saves()[0] as HTMLElement);
  await waitFor(() => expect(saves()).toHaveLength(2));
});
