// The dialog «Экспорт курсов»: its description of the rows, its request, the stored format and columns, and errors.
import { render, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
import { readSetting } from '../../kit/network/settings.ts';
import { UiProvider } from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import { courseExport } from './courseExport.ts';
import { CourseExportModal } from './CourseExportModal.ts';
import { courseList } from '../list/courseList.ts';
import { payloadOf } from '../../kit/testing/payload.ts';

interface Situation {
  at?: string;
  conditions?: string[];
  totalCount?: number;
  selectedIds?: string[];
}

function start({ at = '', conditions = [], totalCount = 312, selectedIds = [] }: Situation = {}) {
  const environment = createMockEnvironment();
  const onDone = vi.fn<() => void>();
  const state = courseList.read(new URLSearchParams(at));
  const element = (
    <UiProvider>
      <CourseExportModal
        companyId="C7"
        {...{ state, conditions, totalCount, selectedIds, onDone }}
      />
    </UiProvider>
  );
  const { unmount } = render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </RelayEnvironmentProvider>,
  );
  return { environment, onDone, unmount, user: newUser() };
}

type Started = ReturnType<typeof start>;

const begin = () => screen.findByRole('button', { name: 'Начать экспорт' });
const columns = async () =>
  within(await screen.findByRole('list', { name: 'Столбцы по порядку' })).getAllByRole('checkbox');
const columnNames = async () =>
  (await columns()).map((box) => box.closest('label')?.textContent ?? '');

/** Returns the single export request. */
async function sent({ environment }: Started) {
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const [operation] = environment.mock.getAllOperations();
  if (!operation) throw new Error('nothing was sent');
  return operation;
}

async function accept(started: Started, jobId = 'J1') {
  const operation = await sent(started);
  const courseExport = { id: 'E1', job: { id: jobId } };
  started.environment.mock.resolve(operation, {
    data: { exportCourses: { courseExport, ...payloadOf() } },
  });
  await waitFor(() => expect(started.onDone).toHaveBeenCalledTimes(1));
}

describe('description of the exported rows', () => {
  it.each<[string, Situation, RegExp]>([
    ['all rows of a tab', {}, /^В файл попадут все 312\sкурсов вкладки «Активные»$/],
    ['two', { totalCount: 2 }, /^В файл попадут все 2\sкурса/],
    ['twenty-one', { totalCount: 21 }, /^В файл попадут все 21\sкурс вкладки/],
    ['one', { totalCount: 1, at: 'tab=drafts' }, /^В файл попадёт 1\sкурс вкладки «Черновики»$/],
    [
      'filtered rows',
      { totalCount: 21, conditions: ['Тип: ЕГЭ'] },
      /^В файл попадёт 21\sкурс вкладки «Активные» по этим условиям:$/,
    ],
  ])('%s', async (_, situation, sentence) => {
    start(situation);
    await begin();
    const paragraphs = screen.getAllByText((_, element) => element?.tagName === 'P');
    expect(paragraphs[0]?.textContent).toMatch(sentence);
  });

  it('describes the search, the filter and the sort', async () => {
    start({
      at: 'search=физика&sort=-price',
      conditions: ['Тип: ЕГЭ, ОГЭ', 'Избранные'],
    });
    await begin();
    const conditions = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(conditions.slice(0, 3)).toEqual(['Поиск: «физика»', 'Тип: ЕГЭ, ОГЭ', 'Избранные']);
    expect(screen.getByText('Порядок: по цене, по убыванию.')).toBeVisible();
  });

  it('exports the selected rows or the whole list', async () => {
    const started = start({ selectedIds: ['C1', 'C2', 'C3'], conditions: ['Тип: ЕГЭ'] });
    expect(await screen.findByRole('radio', { name: 'Выбранные: 3' })).toBeChecked();
    expect(screen.getByText(/только выбранные строки/)).toHaveTextContent(
      'В файл попадут только выбранные строки: 3 курса',
    );
    await started.user.click(screen.getByRole('radio', { name: 'Весь список: 312' }));
    expect(screen.getByText('Тип: ЕГЭ')).toBeVisible();
    await started.user.click(screen.getByRole('radio', { name: 'Выбранные: 3' }));
    await started.user.click(await begin());
    const { input } = (await sent(started)).request.variables;
    expect(input).toMatchObject({ ids: ['C1', 'C2', 'C3'] });
  });

  it('can’t be started without rows', async () => {
    start({ totalCount: 0, conditions: ['Тип: ЕГЭ'] });
    expect(await begin()).toBeDisabled();
    expect(screen.getByText(/Выгружать нечего/)).toBeVisible();
  });
});

describe('an export request', () => {
  it('contains the filter, search and sort of the list, Excel and the default columns', async () => {
    const started = start({ at: 'tab=closed&search=физика&type=T1&sort=name' });
    await started.user.click(await begin());
    const { input } = (await sent(started)).request.variables;
    expect(input).toMatchObject({
      companyId: 'C7',
      format: 'XLSX',
      matching: { search: 'физика', filter: { status: ['CLOSE'], type: ['T1'] } },
      orderBy: { field: 'NAME', direction: 'ASC' },
    });
    expect((input as { columns: string[] }).columns).toHaveLength(15);
  });

  it('is followed as a job and stored to be repeated', async () => {
    const started = start();
    await started.user.click(await begin());
    await accept(started, 'J42');
    expect(JSON.parse(readSetting('followed_jobs') ?? '')).toEqual([
      { id: 'J42', companyId: 'C7' },
    ]);
    expect(courseExport.requests.requestOf('J42')).toMatchObject({
      companyId: 'C7',
      format: 'XLSX',
    });
    expect(screen.getByText(/Экспорт начался/)).toBeVisible();
  });

  it('shows the error of the server and can be sent again', async () => {
    const started = start();
    await started.user.click(await begin());
    const operation = await sent(started);
    const userErrors = [{ message: 'Слишком много экспортов сразу', field: null }];
    started.environment.mock.resolve(operation, {
      data: { exportCourses: { courseExport: null, ...payloadOf(...userErrors) } },
    });
    expect(await screen.findByText('Слишком много экспортов сразу')).toBeVisible();
    expect(started.onDone).not.toHaveBeenCalled();
    await waitFor(async () => expect(await begin()).toBeEnabled());
    await started.user.click(await begin());
    await accept(started);
  });
});

describe('format and columns', () => {
  it('are selected and sorted by keyboard, and stored', async () => {
    const first = start();
    const { user } = first;
    await user.click(await screen.findByRole('radio', { name: 'CSV' }));
    const up = screen.getByRole('button', { name: 'Выше: Цена' });
    up.focus();
    for (let press = 0; press < 6; press += 1) await user.keyboard('{Enter}');
    expect(up).toHaveFocus();
    expect(screen.getByText('Цена: место 1 из 65')).toBeInTheDocument();
    // The first column can't move up.
    await user.keyboard('{Enter}');
    expect((await columnNames()).slice(0, 3)).toEqual(['Цена', 'ID', 'Название']);
    screen.getByRole('checkbox', { name: 'ID' }).focus();
    await user.keyboard(' ');
    expect(screen.getByText('Столбцы: 14 из 65')).toBeVisible();
    await user.click(await begin());
    const { input } = (await sent(first)).request.variables as {
      input: { format: string; columns: string[] };
    };
    expect(input.format).toBe('CSV');
    expect(input.columns.slice(0, 2)).toEqual(['PRICE', 'NAME']);
    expect(input.columns).not.toContain('ID');
    await accept(first);

    first.unmount();
    const second = start();
    expect(await screen.findByRole('radio', { name: 'CSV' })).toBeChecked();
    expect((await columnNames()).slice(0, 3)).toEqual(['Цена', 'ID', 'Название']);
    expect(screen.getByRole('checkbox', { name: 'ID' })).not.toBeChecked();
    await second.user.click(screen.getByRole('button', { name: 'Вернуть как было' }));
    expect((await columnNames()).slice(0, 2)).toEqual(['ID', 'Название']);
  });

  it('require at least one column', async () => {
    const { user } = start();
    for (const box of (await columns()).slice(0, 15)) await user.click(box);
    expect(screen.getByText('Выберите хотя бы один столбец')).toBeVisible();
    expect(await begin()).toBeDisabled();
  });

  it('ignore a stored choice that is invalid or outdated', async () => {
    localStorage.setItem(
      'course_export_choice',
      JSON.stringify({ format: 'PDF', columns: [{ id: 'GONE' }, { id: 'PRICE', isOn: true }] }),
    );
    start();
    expect(await screen.findByRole('radio', { name: 'Excel' })).toBeChecked();
    expect(await columnNames()).toHaveLength(65);
    expect(screen.getByText('Столбцы: 15 из 65')).toBeVisible();
    expect((await columnNames())[0]).toBe('Цена');
  });
});
