// Ordering a course, and going on to where it is paid. An order that can't be paid at once is not lost: its page is shown.
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
  /** Null where it is for oneself. */
  isGift: true | null;
}

export function useBuying(
  /** The company's code. */
  code: string,
  /** Told what is wrong with the promo code. */
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
        userErrors {
          message
          field
        }
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
    // Whoever goes back from paying comes to what they have ordered, and orders it no second time.
    await navigate(`/${code}/purchases/${purchase.databaseId}`, { replace: true });
    if (url !== null) leave(url);
  };
  const buy = async (wanted: Wanted) => {
    // The second of two clicks comes before the button knows of the first.
    if (isOnTheWay.current) return;
    isOnTheWay.current = true;
    await send(wanted);
    isOnTheWay.current = false;
  };
  return { buy, isBuying: isOrdering || isPaying };
}
