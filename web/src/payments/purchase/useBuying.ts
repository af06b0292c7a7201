// Orders a course and continues to its payment. If the payment can't be started, the page of the new purchase is shown.
import { useRef } from 'react';
import { graphql } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { utmParametersIn } from '../../kit/pages/utmParameters.ts';
import { useAlerts } from '../../ui/index.ts';
import { usePaying } from './usePaying.ts';
import type { useBuyingMutation } from '../../__generated__/useBuyingMutation.graphql.ts';

interface Wanted {
  courseId: string;
  coursePackageId: string | null;
  promoCode: string | null;
  /** Null when buying for oneself. */
  isGift: true | null;
}

export function useBuying(
  /** The company's code. */
  code: string,
  /** Receives the reason why the promo code was rejected. */
  onPromoCodeRefused: (message: string) => void,
): { buy: (wanted: Wanted) => Promise<void>; isBuying: boolean } {
  const alerts = useAlerts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { begin, leave, isPaying } = usePaying();
  const isOnTheWay = useRef(false);
  const [order, isOrdering] = useMutation<useBuyingMutation>(graphql`
    mutation useBuyingMutation($input: OrderCourseInput!) {
      orderCourse(input: $input) {
        purchase {
          id
          databaseId
          toPay
        }
        ...userErrors_payload
      }
    }
  `);
  const send = async (wanted: Wanted) => {
    const answer = await order({ variables: { input: { ...wanted, ...utmParametersIn(search) } } });
    for (const { message, field } of answer.userErrors) {
      if (field === 'promoCode') onPromoCodeRefused(message);
      else alerts.error(message);
    }
    const purchase = answer.response?.orderCourse.purchase;
    if (!purchase) return;
    const isFree = Number(purchase.toPay) === 0;
    if (isFree) alerts.success('Вы записаны');
    const url = isFree ? null : await begin(purchase.id, purchase.toPay ?? null);
    // The history entry is replaced, so that going back from the payment page shows the purchase and can't order it
    // again.
    await navigate(`/${code}/purchases/${purchase.databaseId}`, { replace: true });
    if (url !== null) leave(url);
  };
  const buy = async (wanted: Wanted) => {
    // A double click can come before the button is disabled.
    if (isOnTheWay.current) return;
    isOnTheWay.current = true;
    await send(wanted);
    isOnTheWay.current = false;
  };
  return { buy, isBuying: isOrdering || isPaying };
}
