// A field of pasted lines: errors show the line number and select the line.
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { Form, useForm, type SubmitResult } from './Form.tsx';
import { lineMessage, LinesField } from './LinesField.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const shouted = (text: string) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      line.endsWith('!') ? [{ number: index + 1, problem: `«${line}» кричит` }] : [],
    );

function Lines({
  onSubmit = () => null,
  refused,
}: {
  onSubmit?: () => SubmitResult;
  refused?: ReadonlyMap<string, string>;
}) {
  const form = useForm({ defaultValues: { lines: '' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <LinesField name="lines" label="Строки" wrongLines={shouted} {...(refused && { refused })} />
      <SubmitButton>Отправить</SubmitButton>
    </Form>
  );
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Строки' });
const marked = () => box().value.slice(box().selectionStart, box().selectionEnd);
const send = (user: ReturnType<typeof renderUi>['user']) =>
  user.click(screen.getByRole('button', { name: 'Отправить' }));

it('focuses the first invalid line, and lists the others, which select theirs', async () => {
  const { user } = renderUi(<Lines />);
  await user.click(box());
  await user.paste('тише\nгромко!\nтише\nоглушительно!');
  await send(user);
  expect(screen.getByText('Строка 2: «громко!» кричит')).toBeVisible();
  expect(box()).toHaveFocus();
  expect(marked()).toBe('громко!');
  await user.click(screen.getByRole('button', { name: 'Строка 4: «оглушительно!» кричит' }));
  expect(box()).toHaveFocus();
  expect(marked()).toBe('оглушительно!');
});

it('does the same with the server’s errors', async () => {
  const refused = { field: 'lines', message: lineMessage({ number: 3, problem: 'занято' }) };
  const { user } = renderUi(<Lines onSubmit={() => [refused]} />);
  await user.click(box());
  await user.paste('один\nдва\nтри');
  await send(user);
  expect(await screen.findByText('Строка 3: занято')).toBeVisible();
  expect(marked()).toBe('три');
});

it('shows all lines the server rejected until they are changed, and can submit them again', async () => {
  const onSubmit = vi.fn<() => SubmitResult>(() => [{ field: 'lines', message: 'Не найдено' }]);
  const refused = new Map([
    ['один', 'занято'],
    ['три', 'не найдено'],
  ]);
  const { user } = renderUi(<Lines onSubmit={onSubmit} refused={refused} />);
  await user.click(box());
  await user.paste('один\nдва\nтри');
  await send(user);
  expect(await screen.findByText('Строка 1: занято')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Строка 3: не найдено' })).toBeVisible();
  await send(user);
  expect(onSubmit).toHaveBeenCalledTimes(2);
  await user.clear(box());
  await user.paste('раз\nдва\nтри');
  expect(screen.getByText('Строка 3: не найдено')).toBeVisible();
  expect(screen.queryByText(/занято/)).not.toBeInTheDocument();
});
