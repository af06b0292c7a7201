// The webhook deliveries of a form, which can be sent again.
import { Send, RefreshCw } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { usePages } from '../../kit/list/usePages.ts';
import { useAction } from '../../kit/actions/useAction.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import {
  Badge,
  Box,
  Button,
  DataTable,
  EmptyState,
  formatDateTime,
  lazyPart,
  momentColumn,
  nameColumn,
  SelectBox,
  textColumn,
  type Columns,
} from '../../ui/index.ts';
import { shownStatuses, statusAt } from './deliveryStatus.ts';
import { deliveryResult, eventWords, statusWords } from './deliveryWords.ts';
import { useResend } from './useResend.ts';
import type { DeliveryListPaginationQuery } from '../../__generated__/DeliveryListPaginationQuery.graphql.ts';
import type { DeliveryListTestMutation } from '../../__generated__/DeliveryListTestMutation.graphql.ts';
import type {
  DeliveryList_form$data,
  DeliveryList_form$key,
} from '../../__generated__/DeliveryList_form.graphql.ts';

const DeliveryModal = lazyPart(() => import('./DeliveryModal.tsx'), 'DeliveryModal');

type Row = DeliveryList_form$data['webhookDeliveries']['edges'][number]['node'];

export function DeliveryList({
  form: key,
  companyId,
}: {
  form: DeliveryList_form$key;
  companyId: string;
}) {
  const pagination = usePaginationFragment<DeliveryListPaginationQuery, DeliveryList_form$key>(
    graphql`
      fragment DeliveryList_form on Form
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "FormWebhookDeliveryFilter" }
      )
      @refetchable(queryName: "DeliveryListPaginationQuery")
      @throwOnFieldError {
        id
        webhook
        failed: webhookDeliveries(first: 1, filter: { status: [FAILED] }) {
          totalCount
        }
        webhookDeliveries(first: $count, after: $cursor, filter: $filter)
          @connection(key: "DeliveryList_webhookDeliveries", filters: ["filter"]) {
          totalCount
          edges {
            node {
              id
              event
              status
              responseStatus
              error
              nextAttemptAt
              createdAt
              answer @catch(to: NULL) {
                databaseId
              }
            }
          }
        }
      }
    `,
    key,
  );
  const { data, rows, paging, refresh } = usePages(
    pagination,
    ({ webhookDeliveries }) => webhookDeliveries,
  );
  const { open } = useDataModals();
  const navigate = useNavigate();
  const { pathname, search: queryString } = useLocation();
  const status = statusAt({ search: new URLSearchParams(queryString) });
  const show = (next: (typeof shownStatuses)[number]) => {
    const search = new URLSearchParams({ tab: 'webhook' });
    if (next !== 'ALL') search.set('status', next.toLowerCase());
    void navigate({ search: String(search) }, { replace: true, preventScrollReset: true });
  };
  const [sendAgain, isResending] = useResend(companyId, refresh);
  const [sendTest, isTesting] = useAction<DeliveryListTestMutation>(
    graphql`
      mutation DeliveryListTestMutation($input: TestFormWebhookInput!) {
        testFormWebhook(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    refresh,
  );
  const test = (
    <Button
      icon={<Send aria-hidden />}
      loading={isTesting}
      onClick={() =>
        void sendTest({ variables: { input: { id: data.id } }, done: 'Проверка отправлена' })
      }
    >
      Отправить проверку
    </Button>
  );
  return (
    <DataTable
      {...paging}
      id="form-webhook"
      label="Отправки"
      columns={columns}
      rows={rows}
      rowLabel={({ event, createdAt }) => `${eventWords[event]}, ${formatDateTime(createdAt)}`}
      rowActions={({ id, answer }) => [
        {
          id: 'show',
          label: 'Подробности',
          onAction: () => void open(() => <DeliveryModal id={id} />),
        },
        // The tab's URL is that of the form.
        ...(answer
          ? [
              {
                id: 'answer',
                label: 'Открыть ответ',
                to: `${pathname}/answers/${answer.databaseId}`,
              },
            ]
          : []),
        {
          id: 'resend',
          label: 'Отправить снова',
          onAction: () => sendAgain({ ids: [id] }),
        },
      ]}
      toolbar={
        <Box w="180px">
          <SelectBox
            label="Состояние"
            hideLabel
            value={status}
            options={shownStatuses.map((value) => ({
              value,
              label: value === 'ALL' ? 'Все отправки' : statusWords[value].label,
            }))}
            onChange={show}
          />
        </Box>
      }
      toolbarEnd={
        <>
          <Button variant="ghost" icon={<RefreshCw aria-hidden />} onClick={refresh}>
            Обновить
          </Button>
          {data.failed.totalCount > 0 && (
            <Button
              loading={isResending}
              onClick={() =>
                sendAgain({ matching: { filter: { form: [data.id], status: ['FAILED'] } } })
              }
            >
              Отправить снова всё недоставленное
            </Button>
          )}
          {data.webhook !== null && test}
        </>
      }
      empty={
        <EmptyState
          kind="start"
          title={status === 'ALL' ? 'Пока ничего не отправлено' : 'Таких отправок нет'}
          text={emptyText(status !== 'ALL', data.webhook !== null)}
          icon={<Send />}
        />
      }
    />
  );
}

function emptyText(isFiltered: boolean, hasWebhook: boolean): string {
  if (isFiltered) return 'Выберите другое состояние.';
  return hasWebhook
    ? 'Здесь появится каждый ответ, отправленный на вебхук.'
    : 'Укажите адрес вебхука в настройках формы: на него придёт каждый ответ.';
}

const columns: Columns<Row> = {
  event: nameColumn(({ event }) => eventWords[event], { header: 'Что' }),
  status: {
    header: 'Состояние',
    cell: ({ status }) => (
      <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
    ),
  },
  answer: textColumn(
    'Ответ',
    ({ responseStatus, error }) => deliveryResult(responseStatus, error),
    {
      minWidth: 240,
    },
  ),
  created: momentColumn('Создана', ({ createdAt }) => createdAt),
  next: momentColumn('Следующая попытка', ({ nextAttemptAt }) => nextAttemptAt),
};
