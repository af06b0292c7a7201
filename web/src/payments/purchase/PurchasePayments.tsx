// The payments of a purchase: sum, status and date of each.
import { graphql, useFragment } from 'react-relay';
import {
  Badge,
  Card,
  chakra,
  CopyButton,
  Flex,
  formatDateTime,
  formatPrice,
  Text,
} from '../../ui/index.ts';
import { wordsOfPayment } from './purchaseStates.ts';
import type {
  PurchasePayments_purchase$data,
  PurchasePayments_purchase$key,
} from '../../__generated__/PurchasePayments_purchase.graphql.ts';

type Payment = PurchasePayments_purchase$data['payments'][number];

export function PurchasePayments({ purchase }: { purchase: PurchasePayments_purchase$key }) {
  const { payments } = useFragment<PurchasePayments_purchase$key>(
    graphql`
      fragment PurchasePayments_purchase on Purchase @throwOnFieldError {
        payments {
          databaseId
          status
          type
          price
          priceWithoutDiscount
          refundedSum
          paidAt
          reservedUntilAt
          dueAt
          gift @catch(to: NULL) {
            code
            redeemedAt
          }
        }
      }
    `,
    purchase,
  );
  // Free enrolments have nothing to show.
  const shown = payments.filter(({ type }) => type !== 'FREE');
  if (shown.length === 0) return null;
  return (
    <Card title="Платежи">
      <Rows>
        {shown.map(({ databaseId, price, priceWithoutDiscount, refundedSum, paidAt, ...about }) => {
          const { status, reservedUntilAt, dueAt, gift } = about;
          const words = wordsOfPayment({ status, reservedUntilAt, dueAt });
          return (
            <li key={databaseId}>
              <strong>{formatPrice(price)}</strong>
              {Number(priceWithoutDiscount) > Number(price) && (
                <chakra.s color="muted" fontSize="sm">
                  {formatPrice(priceWithoutDiscount)}
                </chakra.s>
              )}
              <Text size="sm" tone="muted">
                {[
                  paidAt != null && formatDateTime(paidAt),
                  Number(refundedSum) > 0 && `возвращено ${formatPrice(refundedSum)}`,
                ]
                  .filter((part) => part !== false)
                  .join(' · ')}
              </Text>
              <chakra.span ml="auto">
                <Badge tone={words.tone}>{words.text}</Badge>
              </chakra.span>
              {gift != null && <Gift gift={gift} />}
            </li>
          );
        })}
      </Rows>
    </Card>
  );
}

/** The gift code that the buyer passes on to the recipient. */
function Gift({ gift: { code, redeemedAt } }: { gift: NonNullable<Payment['gift']> }) {
  return (
    <Flex basis="full" align="center" gap="3" wrap="wrap" pb="3">
      <Text>
        Код подарка: <strong>{code}</strong>
      </Text>
      {redeemedAt == null ? (
        <>
          <CopyButton text={code} size="sm" />
          <Text size="sm" tone="muted">
            Тот, кому вы его подарите, введёт код на странице «Мои покупки».
          </Text>
        </>
      ) : (
        <Text size="sm" tone="muted">{`Получен ${formatDateTime(redeemedAt)}`}</Text>
      )}
    </Flex>
  );
}

const Rows = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      minH: '48px',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& > li:first-of-type': { borderTop: '0' },
  },
});
