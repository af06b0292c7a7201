// Tests of jobs: running jobs are followed until they end, and the panel shows the state of each.
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
import { followJob } from '../kit/actions/followedJobs.ts';
import { RequestFailed } from '../kit/network/gateway.ts';
import { readSetting, writeSetting } from '../kit/network/settings.ts';
import { UiProvider } from '../ui/index.ts';
import { newUser } from '../ui/testing.tsx';
import { JobsButton } from './index.ts';
import { payloadOf } from '../kit/testing/payload.ts';

interface JobState {
  id?: string;
  kind?:
    | 'COURSES_EXPORT'
    | 'COURSE_REPLICATION'
    | 'USERS_EXPORT'
    | 'USERS_GENERATION'
    | 'INVITES_SENDING';
  status: 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';
  doneCount?: number;
  failedCount?: number;
  totalCount?: number | null;
  error?: string | null;
  file?: object | null;
}

const hour = 3_600_000;
/** The extra half hour covers the duration of the tests. */
const inHours = (hours: number) => new Date(Date.now() + (hours + 0.5) * hour).toISOString();

const file = {
  fileName: 'courses.xlsx',
  url: '/media/exports/k1/courses.xlsx',
  size: 24_576,
  expiresAt: inHours(23),
};

function job({
  id = 'J1',
  doneCount = 0,
  failedCount = 0,
  totalCount = null,
  error = null,
  ...rest
}: JobState) {
  return {
    __typename: 'Job',
    kind: 'COURSES_EXPORT',
    viewerCanCancel: rest.status === 'QUEUED' || rest.status === 'RUNNING',
    createdAt: new Date().toISOString(),
    file: null,
    id,
    doneCount,
    failedCount,
    totalCount,
    error,
    ...rest,
  };
}

function start() {
  const environment = createMockEnvironment();
  const element = (
    <UiProvider>
      <JobsButton companyId="C7" />
    </UiProvider>
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/:company/courses', element }], {
          initialEntries: ['/demo/courses'],
        })}
      />
    </RelayEnvironmentProvider>,
  );
  const operations = (name: string) =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name);
  /** The pending operation with this name. */
  const operation = (name: string) =>
    waitFor(() => {
      const found = operations(name).at(-1);
      if (!found) throw new Error(`${name} was not sent`);
      return found;
    });
  return {
    environment,
    operations,
    operation,
    user: newUser(),
    /** Sends an update of the job through the subscription. */
    sendUpdate: async (state: JobState) => {
      const subscription = await operation('JobsFollowerSubscription');
      act(() => environment.mock.nextValue(subscription, { data: { jobUpdated: job(state) } }));
    },
  };
}

type Started = ReturnType<typeof start>;

async function openPanel({ user, operation, environment }: Started, jobs: JobState[]) {
  await user.click(screen.getByRole('button', { name: /^Задачи/ }));
  const query = await operation('JobsPanelQuery');
  const edges = jobs.map((state, index) => ({
    cursor: String(index),
    node: job({ id: `J${String(index + 1)}`, ...state }),
  }));
  act(() =>
    environment.mock.resolve(query, {
      data: {
        node: {
          __typename: 'Company',
          id: 'C7',
          jobs: { edges, pageInfo: { hasNextPage: false, endCursor: null } },
        },
      },
    }),
  );
  return screen.findByRole('dialog', { name: 'Задачи' });
}

const alerts = () => screen.getByRole('region', { name: 'Уведомления' });
const button = (name: string) => screen.findByRole('button', { name });

describe('following', () => {
  it('sends no requests without jobs to follow', async () => {
    followJob({ id: 'J9', companyId: 'another company' });
    const { environment } = start();
    expect(screen.getByRole('button', { name: 'Задачи' })).toBeVisible();
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it('continues after a reload, announces each quarter to screen readers, and shows an alert at the end', async () => {
    followJob({ id: 'J1', companyId: 'C7' });
    const { sendUpdate, operation } = start();
    expect(await button('Задачи: выполняется 1')).toBeVisible();
    expect((await operation('JobsFollowerSubscription')).request.variables).toEqual({ id: 'J1' });

    await sendUpdate({ status: 'QUEUED' });
    expect(screen.getByText('Экспорт курсов: в очереди')).toBeInTheDocument();
    const said = [];
    for (const doneCount of [10, 77, 78, 80, 155, 156, 233, 234, 300]) {
      await sendUpdate({ status: 'RUNNING', doneCount, totalCount: 312 });
      said.push(screen.getByText(/^Экспорт курсов: /).textContent);
    }
    expect([...new Set(said)]).toEqual([
      'Экспорт курсов: выполняется',
      'Экспорт курсов: готово 25\u00a0%',
      'Экспорт курсов: готово 50\u00a0%',
      'Экспорт курсов: готово 75\u00a0%',
    ]);

    await sendUpdate({ status: 'DONE', doneCount: 312, totalCount: 312, file });
    expect(within(alerts()).getByText(/^Экспорт готов: 312\sкурсов$/)).toBeVisible();
    const link = within(alerts()).getByRole('link', { name: 'Скачать' });
    expect(link).toHaveAttribute('href', file.url);
    expect(link).toHaveAttribute('download', 'courses.xlsx');
    expect(await button('Задачи')).toBeVisible();
    expect(readSetting('followed_jobs')).toBeNull();
  });

  it('shows why a job failed, and nothing for a cancelled one', async () => {
    followJob({ id: 'J1', companyId: 'C7' });
    followJob({ id: 'J2', companyId: 'C7' });
    const { environment, operations } = start();
    await waitFor(() => expect(operations('JobsFollowerSubscription')).toHaveLength(2));
    const [first, second] = operations('JobsFollowerSubscription');
    if (!first || !second) throw new Error('both are followed');
    const end = (state: JobState) => ({ data: { jobUpdated: job(state) } });
    act(() => {
      environment.mock.nextValue(first, end({ status: 'CANCELLED' }));
      environment.mock.nextValue(
        second,
        end({ id: 'J2', status: 'FAILED', error: 'Закончилось место' }),
      );
    });
    const alertTexts = within(alerts())
      .getAllByRole('alert')
      .map(({ textContent }) => textContent);
    expect(alertTexts).toEqual(['Не удалось выгрузить курсы. Закончилось место']);
    expect(readSetting('followed_jobs')).toBeNull();
  });

  it('shows the result of a job without a file, including failed items', async () => {
    followJob({ id: 'J1', companyId: 'C7' });
    const { sendUpdate } = start();
    const done = {
      kind: 'INVITES_SENDING',
      status: 'DONE',
      doneCount: 30,
      totalCount: 30,
    } as const;
    await sendUpdate({ ...done, failedCount: 2 });
    expect(within(alerts()).getByRole('alert')).toHaveTextContent(
      'Отправлено 28 получателям, не дошло: 2',
    );
  });

  it('opens two streams at most and queues the others', async () => {
    for (const id of ['J1', 'J2', 'J3']) followJob({ id, companyId: 'C7' });
    const { operations, environment } = start();
    const ids = () =>
      operations('JobsFollowerSubscription').map(({ request }) => request.variables['id']);
    await waitFor(() => expect(ids()).toEqual(['J1', 'J2']));
    const [first] = operations('JobsFollowerSubscription');
    if (first) {
      act(() =>
        environment.mock.nextValue(first, { data: { jobUpdated: job({ status: 'CANCELLED' }) } }),
      );
    }
    await waitFor(() => expect(ids()).toEqual(['J2', 'J3']));
  });

  it('invalidates lists when a job has created records that they show', async () => {
    followJob({ id: 'J1', companyId: 'C7' });
    const { environment, sendUpdate } = start();
    environment.commitUpdate((store) => void store.create('C7', 'Company'));
    const invalidated = vi.fn<() => void>();
    const state = environment.getStore().lookupInvalidationState(['C7']);
    environment.getStore().subscribeToInvalidationState(state, invalidated);
    await sendUpdate({ kind: 'COURSE_REPLICATION', status: 'RUNNING' });
    expect(invalidated).not.toHaveBeenCalled();
    await sendUpdate({ kind: 'COURSE_REPLICATION', status: 'DONE', doneCount: 1 });
    expect(invalidated).toHaveBeenCalledTimes(1);
  });

  it('pauses while the page is hidden', async () => {
    followJob({ id: 'J1', companyId: 'C7' });
    const { operations, operation } = start();
    await operation('JobsFollowerSubscription');
    const look = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    look('hidden');
    expect(operations('JobsFollowerSubscription')).toEqual([]);
    look('visible');
    await operation('JobsFollowerSubscription');
  });

  it('stops following a deleted job, and shows an alert when the connection is lost', async () => {
    followJob({ id: 'J1', companyId: 'C7' });
    followJob({ id: 'J2', companyId: 'C7' });
    const { environment, operations } = start();
    await waitFor(() => expect(operations('JobsFollowerSubscription')).toHaveLength(2));
    const [gone, lost] = operations('JobsFollowerSubscription');
    if (!gone || !lost) throw new Error('both are followed');
    act(() => {
      environment.mock.reject(gone, new RequestFailed('Не найдено.', 'NOT_FOUND'));
      environment.mock.reject(lost, new RequestFailed('Нет связи', 'OFFLINE'));
    });
    expect(within(alerts()).getByRole('alert')).toHaveTextContent(/Ход задачи не виден/);
    expect(JSON.parse(readSetting('followed_jobs') ?? '')).toEqual([{ id: 'J2', companyId: 'C7' }]);
  });
});

describe('the panel', () => {
  it('explains its purpose while it is empty', async () => {
    const panel = await openPanel(start(), []);
    expect(await within(panel).findByText(/Здесь видно, как идут экспорты/)).toBeVisible();
  });

  it('shows the state of each job', async () => {
    const panel = await openPanel(start(), [
      { status: 'QUEUED' },
      { status: 'RUNNING', doneCount: 120, totalCount: 1312 },
      { status: 'DONE', doneCount: 312, file },
      { status: 'DONE', doneCount: 5, file: { ...file, expiresAt: inHours(-1) } },
      { status: 'DONE', doneCount: 1, file: null },
      { status: 'DONE', doneCount: 30, kind: 'INVITES_SENDING' },
      { status: 'FAILED', error: 'Закончилось место' },
      { status: 'CANCELLED' },
    ]);
    const rows = (await within(panel).findAllByRole('listitem')).map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' ').replace(/сегодня, \d\d:\d\d/, '|'),
    );
    expect(rows).toEqual([
      'Экспорт курсов|В очередиОстановить',
      'Экспорт курсов|120 из 1 312Остановить',
      'Экспорт курсов|312 курсов, XLSX, 24 КБСсылка действует ещё 23 часаСкачать',
      'Экспорт курсов|5 курсовСрок ссылки истёкК курсам',
      'Экспорт курсов|1 курсСрок ссылки истёкК курсам',
      'Отправка приглашений|Отправлено 30 получателям',
      'Экспорт курсов|Закончилось местоК курсам',
      'Экспорт курсов|ОстановленоК курсам',
    ]);
    const [waiting, running] = within(panel).getAllByRole('progressbar');
    expect(waiting).not.toHaveAttribute('value');
    expect(Number(running?.getAttribute('value'))).toBeCloseTo((120 / 1312) * 100);
  });

  it('updates followed jobs, including those started elsewhere', async () => {
    const started = start();
    const panel = await openPanel(started, [{ status: 'RUNNING', doneCount: 1, totalCount: 4 }]);
    await started.sendUpdate({ status: 'RUNNING', doneCount: 3, totalCount: 4 });
    expect(within(panel).getByText('3 из 4')).toBeVisible();
    await started.sendUpdate({ status: 'DONE', doneCount: 4, totalCount: 4, file });
    expect(within(panel).getByRole('link', { name: 'Скачать' })).toHaveAttribute('href', file.url);
  });

  it('cancels a job after confirmation', async () => {
    const started = start();
    const panel = await openPanel(started, [{ status: 'RUNNING' }]);
    await started.user.click(await within(panel).findByRole('button', { name: 'Остановить' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Остановить экспорт курсов?');
    expect(started.operations('JobRowCancelMutation')).toEqual([]);
    await started.user.click(within(question).getByRole('button', { name: 'Остановить' }));
    const mutation = await started.operation('JobRowCancelMutation');
    expect(mutation.request.variables).toEqual({ input: { id: 'J1' } });
    act(() =>
      started.environment.mock.resolve(mutation, {
        data: { cancelJob: { job: job({ status: 'CANCELLED' }), ...payloadOf() } },
      }),
    );
    expect(await within(alerts()).findByText('Экспорт остановлен')).toBeVisible();
  });

  it('repeats a failed export with the same settings', async () => {
    const input = { companyId: 'C7', format: 'CSV', columns: ['NAME', 'PRICE'] };
    writeSetting('course_export_orders', JSON.stringify([['J1', input]]));
    const started = start();
    const panel = await openPanel(started, [{ status: 'FAILED', error: 'Сбой' }]);
    await started.user.click(await within(panel).findByRole('button', { name: 'Повторить' }));
    const mutation = await started.operation('courseExportMutation');
    expect(mutation.request.variables).toEqual({ input });
    act(() =>
      started.environment.mock.resolve(mutation, {
        data: {
          exportCourses: { courseExport: { id: 'E2', job: { id: 'J2' } }, ...payloadOf() },
        },
      }),
    );
    const subscription = await started.operation('JobsFollowerSubscription');
    expect(subscription.request.variables).toEqual({ id: 'J2' });
    await started.operation('JobsPanelPaginationQuery');
  });

  it('links each kind of export to its list', async () => {
    const panel = await openPanel(start(), [
      { status: 'FAILED', error: 'Сбой' },
      { status: 'FAILED', error: 'Сбой', kind: 'USERS_EXPORT' },
      { status: 'FAILED', error: 'Сбой', kind: 'USERS_GENERATION' },
    ]);
    const rows = await within(panel).findAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByRole('link')?.getAttribute('href'))).toEqual([
      '/demo/courses',
      '/demo/users',
      undefined,
    ]);
  });
});
