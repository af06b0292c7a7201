// A rejected image: the focus and the error message.
import { screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { Form, SubmitButton, useForm } from '../../../ui/index.ts';
import { renderUi } from '../../../ui/testing.tsx';
import { ImageField } from './ImageField.tsx';

const image = { id: 'file', name: 'обложка.png', url: 'https://files.test/1.png?signature=2' };

function Cover() {
  const form = useForm({ defaultValues: { imgId: image } });
  return (
    <Form form={form} onSubmit={() => [{ field: 'imgId', message: 'Такого файла нет' }]}>
      <ImageField
        companyId="school"
        name="imgId"
        label="Обложка"
        hint="В списках"
        shape={{ width: 16, height: 9, label: '16:9' }}
        mayPick
      />
      <SubmitButton>Сохранить</SubmitButton>
    </Form>
  );
}

it('focuses the button that replaces a rejected image, and leaves a signed URL unchanged', async () => {
  const { user } = renderUi(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <Cover />
    </RelayEnvironmentProvider>,
  );
  expect(screen.getByRole('img')).toHaveAttribute('src', image.url);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const button = screen.getByRole('button', { name: 'Заменить: Обложка' });
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAccessibleDescription('Такого файла нет');
});
