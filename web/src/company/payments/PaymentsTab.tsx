// Settings of online payments: the YooKassa shop and its check, the address for payment notifications, and whether
// courses can be bought.
import { useTransition } from 'react';
import { graphql, useRefetchableFragment } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { useAction } from '../../kit/actions/useAction.ts';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { requireAdmission } from '../../kit/pages/Admin.ts';
import {
  Badge,
  Button,
  Card,
  chakra,
  CopyButton,
  countOf,
  Flex,
  Form,
  formatDateTime,
  maxLengthOrEmpty,
  PasswordField,
  Select,
  Stack,
  SubmitButton,
  Text,
  TextField,
  useAlerts,
} from '../../ui/index.ts';
import { vatRates } from './vatRates.ts';
import type { PaymentsTabApplyMutation } from '../../__generated__/PaymentsTabApplyMutation.graphql.ts';
import type { PaymentsTabCheckMutation } from '../../__generated__/PaymentsTabCheckMutation.graphql.ts';
import type { PaymentsTabMutation } from '../../__generated__/PaymentsTabMutation.graphql.ts';
import type { PaymentsTabRefetchQuery } from '../../__generated__/PaymentsTabRefetchQuery.graphql.ts';
import type { PaymentsTab_shop$key } from '../../__generated__/PaymentsTab_shop.graphql.ts';
import type { PaymentsTab_company$key } from '../../__generated__/PaymentsTab_company.graphql.ts';

export function PaymentsTab({ company: key }: { company: PaymentsTab_company$key }) {
  const [company, refetch] = useRefetchableFragment<
    PaymentsTabRefetchQuery,
    PaymentsTab_company$key
  >(
    graphql`
      fragment PaymentsTab_company on Company @refetchable(queryName: "PaymentsTabRefetchQuery") {
        id
        databaseId
        yooKassaConfig {
          shopId
          secretKey
          ready
          checkedAt
          vatCode
        }
        ...PaymentsTab_shop
      }
    `,
    key,
  );
  const { shopId, secretKey, ready, checkedAt, vatCode } = requireAdmission(company.yooKassaConfig);
  const alerts = useAlerts();
  const [, startTransition] = useTransition();
  const { check, isChecking } = useCheck(company.id, () =>
    startTransition(() => {
      refetch({}, { fetchPolicy: 'network-only' });
    }),
  );
  const [update] = useMutation<PaymentsTabMutation>(graphql`
    mutation PaymentsTabMutation($input: UpdateCompanyInput!) {
      updateCompany(input: $input) {
        company {
          ...PaymentsTab_company
        }
        ...userErrors_payload
      }
    }
  `);
  const { form, onSubmit } = useRecordForm({
    fragment: graphql`
      fragment PaymentsTab_shop on Company {
        id
        version
        yooKassaConfig {
          shopId
          secretKey
          vatCode
        }
      }
    `,
    record: company as PaymentsTab_shop$key,
    values: (now) => ({
      yooKassaShopId: now?.yooKassaConfig?.shopId ?? '',
      // The server returns a masked key.
      yooKassaSecretKey: now?.yooKassaConfig?.secretKey ?? '',
      yooKassaVatCode: now?.yooKassaConfig?.vatCode?.toString() ?? null,
    }),
    input: ({ yooKassaShopId, yooKassaSecretKey, yooKassaVatCode }) => ({
      yooKassaShopId: yooKassaShopId.trim() || null,
      yooKassaSecretKey: yooKassaSecretKey.trim() || null,
      ...(yooKassaVatCode !== null && { yooKassaVatCode: Number(yooKassaVatCode) }),
    }),
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone: alerts.saved,
  });
  const isSet = shopId != null && secretKey != null;

  return (
    <Stack gap="4" maxW="720px">
      <Form form={form} guardUnsaved onSubmit={onSubmit}>
        <Card
          title={
            <Flex as="span" align="center" gap="2" wrap="wrap">
              <span>Приём платежей</span>
              <Badge tone={ready ? 'success' : isSet ? 'warning' : 'neutral'}>
                {ready ? 'ЮKassa подключена' : isSet ? 'Не проверено' : 'Не настроен'}
              </Badge>
            </Flex>
          }
        >
          <Stack gap="4">
            <Text size="sm" tone="muted">
              Ученики платят через ЮKassa прямо на счёт школы. Идентификатор магазина и секретный
              ключ есть в личном кабинете ЮKassa.
            </Text>
            <TextField
              name="yooKassaShopId"
              label="Идентификатор магазина"
              inputMode="numeric"
              autoComplete="off"
              rules={[(text) => (/^\d*$/.test(text.trim()) ? null : onlyDigits)]}
            />
            <PasswordField
              name="yooKassaSecretKey"
              label="Секретный ключ"
              hint="Показываем только конец. Чтобы сменить ключ, введите новый целиком"
              autoComplete="new-password"
              rules={[maxLengthOrEmpty(255)]}
            />
            {vatCode != null && (
              <Select
                name="yooKassaVatCode"
                label="НДС в чеках"
                hint="Касса печатает эту ставку в каждом чеке по 54-ФЗ"
                required
                options={vatRates}
              />
            )}
            <Flex gap="2" wrap="wrap" align="center">
              <SubmitButton>Сохранить</SubmitButton>
              <Button
                loading={isChecking}
                disabled={!isSet || form.formState.isDirty}
                onClick={() => void check()}
              >
                Проверить в ЮKassa
              </Button>
              {checkedAt != null && (
                <Text size="sm" tone="muted">
                  Проверено {formatDateTime(checkedAt)}
                </Text>
              )}
            </Flex>
          </Stack>
        </Card>
      </Form>
      <HookCard at={`${location.origin}/hooks/yoo_kassa/${company.databaseId}`} />
      <CoursesForSale companyId={company.id} />
    </Stack>
  );
}

function HookCard({ at }: { at: string }) {
  return (
    <Card title="Уведомления ЮKassa">
      <Text size="sm" tone="muted" mb="3">
        Чтобы оплата была видна сразу, добавьте этот адрес в кабинете ЮKassa: «Интеграция» →
        «HTTP-уведомления», события payment.succeeded, payment.canceled и refund.succeeded.
      </Text>
      <Flex gap="2" wrap="wrap" align="center">
        <chakra.code overflowWrap="anywhere">{at}</chakra.code>
        <CopyButton size="sm" text={at} aria-label="Скопировать: адрес уведомлений" />
      </Flex>
    </Card>
  );
}

const onlyDigits = 'Идентификатор магазина — это число';

function useCheck(companyId: string, onFailed: () => void) {
  const alerts = useAlerts();
  const [commit, isChecking] = useMutation<PaymentsTabCheckMutation>(graphql`
    mutation PaymentsTabCheckMutation($input: CheckYooKassaInput!) {
      checkYooKassa(input: $input) {
        company {
          yooKassaReady
          yooKassaConfig {
            ready
          }
          ...PaymentsTab_company
        }
        ...userErrors_payload
      }
    }
  `);
  const check = async () => {
    const answer = await commit({ variables: { input: { companyId } } });
    // Refetches the shop: after a refused key it is no longer ready.
    if (!succeeded(answer, alerts)) return onFailed();
    if (answer.response.checkYooKassa.company?.yooKassaConfig?.ready === true) {
      alerts.success('ЮKassa подключена: платежи можно принимать');
    } else {
      alerts.error('ЮKassa приостановила магазин. Узнайте причину в её личном кабинете');
    }
  };
  return { check, isChecking };
}

function CoursesForSale({ companyId }: { companyId: string }) {
  const [commit, isApplying] = useAction<PaymentsTabApplyMutation>(graphql`
    mutation PaymentsTabApplyMutation($input: ApplyCanBeBoughtInput!) {
      applyCanBeBought(input: $input) {
        changedCount
        ...userErrors_payload
      }
    }
  `);
  const apply = (canBeBought: boolean) =>
    commit({
      question: {
        title: canBeBought ? 'Открыть продажу всех курсов?' : 'Закрыть продажу всех курсов?',
        description: canBeBought
          ? 'Купить можно будет каждый курс, в том числе те, у которых продажа была закрыта.'
          : 'Купить нельзя будет ни один курс. Тех, кто уже учится, это не коснётся.',
        confirmLabel: canBeBought ? 'Открыть' : 'Закрыть',
      },
      variables: { input: { companyId, canBeBought } },
      done: ({ applyCanBeBought: { changedCount } }) =>
        `Изменено: ${countOf(changedCount, ['курс', 'курса', 'курсов'])}`,
    });
  return (
    <Card title="Продажа курсов">
      <Text size="sm" tone="muted" mb="3">
        Сразу для всех курсов компании, в том числе скрытых и черновиков.
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button loading={isApplying} onClick={() => void apply(true)}>
          Открыть продажу всех
        </Button>
        <Button loading={isApplying} onClick={() => void apply(false)}>
          Закрыть продажу всех
        </Button>
      </Flex>
    </Card>
  );
}
