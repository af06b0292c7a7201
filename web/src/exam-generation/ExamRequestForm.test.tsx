// Tests requesting questions by exam numbers: of the selected subject, with the typed count for each number.
import { act, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { Modal, UiProvider } from '../ui/index.ts';
import { newUser } from '../ui/testing.tsx';
import { ExamRequestForm } from './ExamRequestForm.tsx';
import type { RequestedGeneration } from './requestedGeneration.ts';
import { payloadOf } from '../kit/testing/payload.ts';

const subjects = [
  { __typename: 'ExamSubject', id: 'E1', name: 'Математика' },
  { __typename: 'ExamSubject', id: 'E2', name: 'Химия' },
];

const pageInfo = { hasNextPage: false, endCursor: null };

it('requires a subject and at least one number, and follows the job', async () => {
  const environment = createMockEnvironment();
  const onRequested = vi.fn<(requested: RequestedGeneration) => void>();
  const element = (
    <UiProvider>
      <Modal title="Составить с ИИ">
        <ExamRequestForm companyId="C7" testId="T1" onRequested={onRequested} />
      </Modal>
    </UiProvider>
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </RelayEnvironmentProvider>,
  );
  const user = newUser();
  const answer = async (name: string, data: object) => {
    const operation = await waitFor(() => {
      const found = environment.mock
        .getAllOperations()
        .find(({ request }) => request.node.params.name === name);
      if (!found) throw new Error(`${name} was not sent`);
      return found;
    });
    await act(async () => environment.mock.resolve(operation, { data }));
    return operation.request.variables;
  };
  const company = (nodes: object[]) => ({
    node: { __typename: 'Company', id: 'C7', examSubjects: { nodes, pageInfo } },
  });
  const numbers = (id: string, nodes: object[]) => ({
    node: { __typename: 'ExamSubject', id, questionNumbers: { nodes, pageInfo } },
  });
  const choose = async (subject: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Предмет' }));
    await answer('choicesExamSubjectsQuery', company(subjects));
    await user.click(await screen.findByRole('option', { name: subject }));
  };

  await answer('ExamRequestFormQuery', company(subjects.slice(0, 1)));
  const five = { __typename: 'ExamQuestionNumber', id: 'N5', name: 'Задание 5' };
  const six = { __typename: 'ExamQuestionNumber', id: 'N6', name: 'Задание 6' };
  await answer('NumberCountsFieldQuery', numbers('E1', [five, six]));
  expect(screen.getByRole('combobox', { name: 'Предмет' })).toHaveValue('Математика');
  const write = async (count: string) => {
    await user.clear(await screen.findByLabelText('Задание 5'));
    await user.paste(count);
  };
  const request = () => user.click(screen.getByRole('button', { name: 'Составить' }));
  await write('0');
  await request();
  expect(await screen.findByText('Выберите хотя бы одно задание')).toBeVisible();
  await write('51');
  expect(await screen.findByText('Введите целое число от 0 до 50')).toBeVisible();

  await choose('Химия');
  expect(await answer('NumberCountsFieldQuery', numbers('E2', []))).toEqual({ id: 'E2' });
  expect(await screen.findByText('В этом предмете пока нет номеров заданий.')).toBeVisible();
  await choose('Математика');
  await write('2');
  await request();
  const made = { databaseId: 3, job: { id: 'J1' } };
  const { input } = await answer('ExamRequestFormMutation', {
    generateExamQuestions: { testGeneration: { id: 'G3', ...made }, ...payloadOf() },
  });
  expect(input).toEqual({ testId: 'T1', numbers: [{ id: 'N5', count: 2 }], maxPoints: 1 });
  await waitFor(() => expect(onRequested.mock.calls).toMatchObject([[made]]));
});
