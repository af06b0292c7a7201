// The first tab of a payment: sums, product, payer and recipient, and the payment provider's data.
import { graphql, useFragment } from 'react-relay';
import {
  Card,
  DetailList,
  formatDateTime,
  formatPrice,
  Grid,
  Stack,
  TextLink,
} from '../../ui/index.ts';
import { dueDay } from '../instalments/instalments.ts';
import { cancellationWords, remainder, typeLabels } from './paymentWords.ts';
import { PaymentRefunds } from './PaymentRefunds.tsx';
import type { PaymentOverview_payment$key } from '../../__generated__/PaymentOverview_payment.graphql.ts';

export function PaymentOverview({
  payment: key,
  code,
  sees,
}: {
  payment: PaymentOverview_payment$key;
  /** The company's code, for addresses. */
  code: string;
  /** Which linked records the user may open. */
  sees: { orders: boolean; people: boolean; courses: boolean; promoCodes: boolean };
}) {
  const payment = useFragment<PaymentOverview_payment$key>(
    graphql`
      fragment PaymentOverview_payment on Payment {
        price
        priceWithoutDiscount
        refundedSum @catch(to: NULL)
        type
        status
        comment
        paidAt
        reservedUntilAt
        dueAt
        receiptSentAt
        cancellation
        createdAt @catch(to: NULL)
        author @catch(to: NULL) {
          fullName
        }
        payer @catch(to: NULL) {
          databaseId
          fullName
        }
        learners @catch(to: NULL) {
          databaseId
          fullName
        }
        course @catch(to: NULL) {
          databaseId
          name
        }
        coursePackages @catch(to: NULL) {
          name
        }
        promoCode @catch(to: NULL) {
          databaseId
          code
        }
        paymentOrder @catch(to: NULL) {
          paidSum @catch(to: NULL)
          order @catch(to: NULL) {
            databaseId
            number
            name
          }
        }
        paymentData @catch(to: NULL) {
          id
          cancellation
        }
        ...PaymentRefunds_payment
      }
    `,
    key,
  );
  const { order } = payment.paymentOrder ?? {};
  const link = (mayOpen: boolean, to: string, words: string) =>
    mayOpen ? <TextLink to={`/${code}/${to}`}>{words}</TextLink> : words;
  const isDiscounted = payment.priceWithoutDiscount !== payment.price;
  const hasRefunds = Number(payment.refundedSum) > 0;
  const cancellation = payment.paymentData?.cancellation ?? payment.cancellation;
  return (
    <Grid
      templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap="4"
      alignItems="start"
    >
      <Stack gap="4">
        <Card title="Деньги">
          <DetailList
            facts={[
              { name: 'Сумма', value: formatPrice(payment.price) },
              ...(isDiscounted
                ? [{ name: 'Без скидок', value: formatPrice(payment.priceWithoutDiscount) }]
                : []),
              ...(payment.promoCode
                ? [
                    {
                      name: 'Промокод',
                      value: link(
                        sees.promoCodes,
                        `promo-codes/code/${String(payment.promoCode.databaseId)}`,
                        payment.promoCode.code,
                      ),
                    },
                  ]
                : []),
              ...(hasRefunds
                ? [
                    { name: 'Возвращено', value: formatPrice(payment.refundedSum) },
                    {
                      name: 'Осталось',
                      value: formatPrice(remainder(payment.price, payment.refundedSum)),
                    },
                  ]
                : []),
              { name: 'Способ', value: typeLabels[payment.type] },
              { name: 'Создан', value: formatDateTime(payment.createdAt) },
              ...(payment.status === 'WAITING' && payment.reservedUntilAt
                ? [{ name: 'Ждём оплаты до', value: formatDateTime(payment.reservedUntilAt) }]
                : []),
              ...(payment.dueAt ? [{ name: 'Оплатить до', value: dueDay(payment.dueAt) }] : []),
              { name: 'Оплачен', value: payment.paidAt && formatDateTime(payment.paidAt) },
              ...(cancellation
                ? [{ name: 'Почему отменён', value: cancellationWords(cancellation) }]
                : []),
              ...(payment.author ? [{ name: 'Кто внёс', value: payment.author.fullName }] : []),
              ...(payment.comment ? [{ name: 'Комментарий', value: payment.comment }] : []),
            ]}
          />
        </Card>
        <PaymentRefunds payment={payment} />
      </Stack>
      <Stack gap="4">
        <Card title="Что куплено">
          <DetailList
            facts={[
              {
                name: 'Заявка',
                value:
                  order &&
                  link(
                    sees.orders,
                    `orders/${String(order.databaseId)}?tab=payments`,
                    `№ ${order.number}. ${order.name}`,
                  ),
              },
              {
                name: 'Курс',
                value:
                  payment.course &&
                  link(
                    sees.courses,
                    `courses/${String(payment.course.databaseId)}`,
                    payment.course.name,
                  ),
              },
              {
                name: 'Пакеты',
                value:
                  payment.coursePackages && payment.coursePackages.length > 0
                    ? payment.coursePackages.map(({ name }) => name).join(', ')
                    : 'Курс целиком',
              },
              {
                name: 'Плательщик',
                value:
                  payment.payer &&
                  link(
                    sees.people,
                    `users/${String(payment.payer.databaseId)}`,
                    payment.payer.fullName,
                  ),
              },
              {
                name: 'Кто учится',
                value:
                  payment.learners && payment.learners.length > 0 ? (
                    <Stack gap="1">
                      {payment.learners.map(({ databaseId, fullName }) => (
                        <span key={databaseId}>
                          {link(sees.people, `users/${String(databaseId)}`, fullName)}
                        </span>
                      ))}
                    </Stack>
                  ) : null,
              },
              {
                name: 'Оплачено всего',
                value: payment.paymentOrder && formatPrice(payment.paymentOrder.paidSum),
              },
            ]}
          />
        </Card>
        {payment.paymentData && (
          <Card title="ЮKassa">
            <DetailList
              facts={[
                { name: 'Номер платежа', value: payment.paymentData.id },
                {
                  name: 'Письмо плательщику',
                  value: payment.receiptSentAt && formatDateTime(payment.receiptSentAt),
                },
              ]}
            />
          </Card>
        )}
      </Stack>
    </Grid>
  );
}
