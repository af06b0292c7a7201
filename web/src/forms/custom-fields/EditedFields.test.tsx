// Tests bulk editing of course fields.
import { render, screen } from '@testing-library/react';
import type * as ReactRelay from 'react-relay';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../../ui/index.ts';
import type { EditedFields_fields$key } from '../../__generated__/EditedFields_fields.graphql.ts';
import { EditedFields } from './EditedFields.tsx';

/** Replaces fragments by their data. */
vi.mock('react-relay', async (original) => ({
  ...(await original<typeof ReactRelay>()),
  useFragment: (_: unknown, key: unknown) => key,
}));

const fields = ['Аудитория', 'Часы'].map((name) => ({ id: name, name, prompt: null, version: 1 }));

async function open(selected: number) {
  const element = (
    <UiProvider>
      <EditedFields
        companyId="K7"
        fields={fields as unknown as EditedFields_fields$key}
        selected={selected}
        onDone={() => {}}
      />
    </UiProvider>
  );
  render(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </RelayEnvironmentProvider>,
  );
  expect(await screen.findAllByLabelText(/^Название/)).toHaveLength(2);
  return screen.queryByText(/Остальные не изменятся/)?.textContent.replaceAll('\u00A0', ' ');
}

it('reports selected fields that are not being edited', async () => {
  expect(await open(560)).toMatch(/^Здесь 2 из 560 выбранных полей:/);
});

it('reports nothing if all selected fields are edited', async () => {
  expect(await open(2)).toBeUndefined();
});
