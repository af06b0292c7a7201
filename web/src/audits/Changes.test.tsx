// Tests of changes in long texts: shown on one line at first, and word by word when opened.
import { screen } from '@testing-library/react';
import type * as ReactRelay from 'react-relay';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../ui/testing.tsx';
import type {
  Changes_audit$data,
  Changes_audit$key,
} from '../__generated__/Changes_audit.graphql.ts';
import { Changes } from './Changes.tsx';

/** Returns the rows in place of Relay's fragment reader. */
vi.mock('react-relay', async (original) => ({
  ...(await original<typeof ReactRelay>()),
  useFragment: (_: unknown, key: unknown) => key,
}));

const long = 'Приходите учиться в нашу школу. '.repeat(5).trim();

it('is compared word by word, with its formatting', async () => {
  const audit = {
    id: 'A1',
    auditableType: 'invites',
    changes: [
      { field: 'name', from: 'Всем', to: 'Каждому', cut: false },
      {
        field: 'description',
        from: `<p>${long}</p><p>Ждём вас в понедельник</p>`,
        to: `<p>${long}</p><p>Ждём <strong>вас</strong> во вторник</p>`,
        cut: false,
      },
    ],
  } satisfies Omit<Changes_audit$data, ' $fragmentType'>;
  const { user, container } = renderUi(
    <Changes audit={audit as unknown as Changes_audit$key} recordId={null} onPutBack={null} />,
  );
  const marked = (mark: 'del' | 'ins') =>
    [...container.querySelectorAll(mark)].map(({ textContent }) => textContent);
  expect(screen.getByText('Всем → Каждому')).toBeVisible();
  expect(marked('del')).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Сравнить' }));
  const after = await screen.findByRole('region', { name: 'Стало' });
  expect(after).toHaveTextContent('Ждём вас во вторник');
  expect(marked('del')).toEqual(['в', 'понедельник']);
  expect(marked('ins')).toEqual(['во', 'вторник']);
  expect(container).toHaveTextContent('абзац без изменений');
  expect(container).toHaveTextContent('Оформление: + полужирный');
  await user.click(screen.getByRole('button', { name: 'Свернуть' }));
  expect(marked('del')).toEqual([]);
});
