// Rich text in a form: required, reported after a pause, and updated from outside.
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../text/Button.tsx';
import { Form, useForm } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { renderUi } from '../testing.tsx';
import { RichTextField } from './RichTextField.tsx';

const nowhere = () => Promise.reject(new Error('Не загрузилось'));
const uploads = { image: nowhere, file: nowhere };

function Lesson({
  onSubmit,
  isFolded = false,
}: {
  onSubmit: (values: { text: string }) => void;
  isFolded?: boolean;
}) {
  const form = useForm({ defaultValues: { text: '' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <RichTextField name="text" label="Текст" required uploads={uploads} isFolded={isFolded} />
      <SubmitButton>Сохранить</SubmitButton>
      <Button onClick={() => form.reset({ text: '<h2>Другой</h2>' })}>Другой</Button>
    </Form>
  );
}

/** Types in the HTML view, since jsdom lacks text editing. */
async function write(user: ReturnType<typeof renderUi>['user'], html: string) {
  await user.click(screen.getByRole('button', { name: 'Код HTML' }));
  const code = screen.getByRole('textbox', { name: 'Код HTML' });
  await user.clear(code);
  await user.click(code);
  await user.paste(html);
  await user.click(screen.getByRole('button', { name: 'Код HTML' }));
}

describe('a field of rich text', () => {
  it('is empty if it has only empty paragraphs and breaks', async () => {
    const onSubmit = vi.fn<(values: { text: string }) => void>();
    const { user } = renderUi(<Lesson onSubmit={onSubmit} />);
    const text = await screen.findByRole('textbox', { name: 'Текст' });
    await write(user, '<p> <br></p><p></p>');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Обязательное поле')).toBeInTheDocument();
    expect(text).toHaveAttribute('aria-invalid', 'true');
    expect(onSubmit).not.toHaveBeenCalled();

    await write(user, '<b>Урок</b><script>alert(1)</script>');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(onSubmit).toHaveBeenCalledWith({ text: '<p><strong>Урок</strong></p>' });
  });

  it('focuses the button that opens it when folded and invalid', async () => {
    const { user } = renderUi(<Lesson onSubmit={() => {}} isFolded />);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    const button = screen.getByRole('button', { name: 'Изменить: Текст' });
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAccessibleDescription('Обязательное поле');
  });

  it('shows new values of the form', async () => {
    const { user } = renderUi(<Lesson onSubmit={() => {}} />);
    await screen.findByRole('textbox', { name: 'Текст' });
    await user.click(screen.getByRole('button', { name: 'Другой' }));
    expect(await screen.findByRole('heading', { name: 'Другой' })).toBeInTheDocument();
  });
});
