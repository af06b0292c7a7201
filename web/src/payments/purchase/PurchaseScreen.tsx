// A purchase as its buyer sees it: product, payments and next steps. The page updates itself when a pending payment
// settles.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useParams } from 'react-router';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import {
  Badge,
  Button,
  Card,
  DetailList,
  Flex,
  formatDateTime,
  formatPrice,
  LinkButton,
  Stack,
  Text,
} from '../../ui/index.ts';
import { PurchaseFollower } from './PurchaseFollower.tsx';
import { PurchasePage } from './PurchasePage.tsx';
import { PurchasePayments } from './PurchasePayments.tsx';
import { purchaseRoute } from './purchaseRoute.ts';
import {
  canBePaid,
  hasPendingPayment,
  nextPrice,
  isCourseOpen,
  stateOfPurchase,
} from './purchaseStates.ts';
import { usePaying } from './usePaying.ts';
import type { PurchaseScreen_company$key } from '../../__generated__/PurchaseScreen_company.graphql.ts';

export function PurchaseScreen() {
  const page = usePageData(purchaseRoute);
  const company = useFragment<PurchaseScreen_company$key>(
    graphql`
      fragment PurchaseScreen_company on Company
      @argumentDefinitions(purchase: { type: "Int!" })
      @throwOnFieldError {
        purchase(databaseId: $purchase) {
          id
          number
          name
          courseId
          courseName
          toPay
          statusName
          paidAt
          createdAt
          payments {
            status
            price
            refundedSum
            gift @catch(to: NULL) {
              __typename
            }
          }
          ...PurchasePayments_purchase
        }
      }
    `,
    page.company ?? null,
  );
  const { company: code = '' } = useParams();
  const [changed, setChanged] = useState<string | null>(null);
  const { begin, leave, isPaying } = usePaying(setChanged);
  const purchase = company?.purchase;
  usePageName(purchase?.name);
  if (!purchase) {
    return (
      <NotFoundHere
        title="Заявка не найдена"
        text="Возможно, её удалили или ссылка скопирована не целиком."
      />
    );
  }
  const { id, number, name, courseId, courseName, toPay, statusName, paidAt } = purchase;
  const payments = purchase.payments.map(({ status }) => status);
  const isGift = purchase.payments.some(({ gift }) => gift != null);
  const state = stateOfPurchase({ toPay, paidAt, payments });
  const price = nextPrice({
    toPay,
    payments: purchase.payments.map(({ status, price: each, refundedSum }) => ({
      status,
      price: each,
      refundedSum,
    })),
  });
  const pay = async () => {
    setChanged(null);
    const url = await begin(id, price);
    if (url !== null) leave(url);
  };
  return (
    <PurchasePage title={name} badge={<Badge tone={state.tone}>{state.text}</Badge>}>
      {hasPendingPayment(payments) && <PurchaseFollower purchaseId={id} />}
      <Stack gap="4" maxW="720px">
        <Card title={`Заявка № ${number}`}>
          <Stack gap="4">
            <DetailList
              facts={[
                { name: 'Курс', value: courseName },
                { name: 'Стоимость', value: formatPrice(toPay) },
                { name: 'Состояние', value: statusName },
                { name: 'Оформлена', value: formatDateTime(purchase.createdAt) },
                ...(paidAt == null ? [] : [{ name: 'Оплачена', value: formatDateTime(paidAt) }]),
              ]}
            />
            {changed !== null && (
              <Text role="alert" fontWeight="medium">
                {changed}. Нажмите «Оплатить», если согласны.
              </Text>
            )}
            <Flex gap="2" wrap="wrap">
              {canBePaid({ toPay, paidAt }) && (
                <Button variant="primary" loading={isPaying} onClick={() => void pay()}>
                  {price === null ? 'Оплатить' : `Оплатить ${formatPrice(price)}`}
                </Button>
              )}
              {isCourseOpen({ paidAt, payments }) && courseId != null && !isGift && (
                <LinkButton
                  variant={paidAt == null ? 'secondary' : 'primary'}
                  to={`/courses/${code}/${courseId}`}
                >
                  Перейти к курсу
                </LinkButton>
              )}
            </Flex>
          </Stack>
        </Card>
        <PurchasePayments purchase={purchase} />
      </Stack>
    </PurchasePage>
  );
}
