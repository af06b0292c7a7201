// What was sent to the webhook of a form, and sending some of it again.
import { Send, RefreshCw } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../../kit/list/usePages.ts';
import { useAction } from '../../kit/useAction.ts';
import { useDataModals } from '../../kit/useDataModals.tsx';
import {
  Badge,
  Button,
  countOf,
  DataTable,
  EmptyState,
  formatDateTime,
  lazyPart,
  momentColumn,
  nameColumn,
  textColumn,
  type Columns,
} from '../../ui/index.ts';
import { cameBack, eventWords, statusWords } from './deliveryWords.ts';
import type { DeliveryListPaginationQuery } from '../../__generated__/DeliveryListPaginationQuery.graphql.ts';
import type {
  DeliveryListResendMutation,
  FormWebhookDeliverySelection,
} from '../../__generated__/DeliveryListResendMutation.graphql.ts';
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
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "DeliveryListPaginationQuery")
      @throwOnFieldError {
        id
        webhook
        webhookDeliveries(first: $count, after: $cursor)
          @connection(key: "DeliveryList_webhookDeliveries") {
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
  const [resend, isResending] = useAction<DeliveryListResendMutation>(
    graphql`
      mutation DeliveryListResendMutation($input: ResendFormWebhookDeliveriesInput!) {
        resendFormWebhookDeliveries(input: $input) {
          changedCount
          userErrors {
            message
          }
        }
      }
    `,
    refresh,
  );
  const [sendTest, isTesting] = useAction<DeliveryListTestMutation>(
    graphql`
      mutation DeliveryListTestMutation($input: TestFormWebhookInput!) {
        testFormWebhook(input: $input) {
          userErrors {
            message
          }
        }
      }
    `,
    refresh,
  );
  const sendAgain = (formWebhookDeliveries: FormWebhookDeliverySelection) =>
    void resend({
      variables: { input: { companyId, formWebhookDeliveries } },
      done: ({ resendFormWebhookDeliveries: { changedCount } }) =>
        changedCount === 0
          ? 'Недоставленного нет'
          : `Отправляем снова: ${countOf(changedCount, ['запрос', 'запроса', 'запросов'])}`,
    });
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
      rowActions={({ id }) => [
        {
          id: 'show',
          label: 'Подробности',
          onAction: () => void open(() => <DeliveryModal id={id} />),
        },
        {
          id: 'resend',
          label: 'Отправить снова',
          onAction: () => sendAgain({ ids: [id] }),
        },
      ]}
      toolbarEnd={
        <>
          <Button variant="ghost" icon={<RefreshCw aria-hidden />} onClick={refresh}>
            Обновить
          </Button>
          <Button
            loading={isResending}
            onClick={() =>
              sendAgain({ matching: { filter: { form: [data.id], status: ['FAILED'] } } })
            }
          >
            Отправить снова всё недоставленное
          </Button>
          {data.webhook !== null && test}
        </>
      }
      empty={
        <EmptyState
          kind="start"
          title="Пока ничего не отправлено"
          text={
            data.webhook === null
              ? 'Укажите адрес вебхука в настройках формы: на него придёт каждый ответ.'
              : 'Здесь появится каждый ответ, отправленный на вебхук.'
          }
          icon={<Send />}
        />
      }
    />
  );
}

const columns: Columns<Row> = {
  event: nameColumn(({ event }) => eventWords[event], { header: 'Что' }),
  status: {
    header: 'Состояние',
    cell: ({ status }) => (
      <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
    ),
  },
  answer: textColumn('Ответ', ({ responseStatus, error }) => cameBack(responseStatus, error), {
    minWidth: 240,
  }),
  created: momentColumn('Создана', ({ createdAt }) => createdAt),
  next: momentColumn('Следующая попытка', ({ nextAttemptAt }) => nextAttemptAt),
};
