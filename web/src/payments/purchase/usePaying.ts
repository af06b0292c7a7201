// Starts the payment of a purchase and opens the provider's payment page.
import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useAlerts } from '../../ui/index.ts';
import type { usePayingMutation } from '../../__generated__/usePayingMutation.graphql.ts';

export function usePaying(
  /**
   * Receives a message that the price differs from the shown one; without it the message appears in the alerts.
   */
  onPriceChanged?: (message: string) => void,
): {
  /**
   * `price` is the shown price. Resolves to the payment page's URL, or to null after reporting the reason.
   */
  begin: (purchaseId: string, price: string | null) => Promise<string | null>;
  leave: (url: string) => void;
  isPaying: boolean;
} {
  const alerts = useAlerts();
  const [isLeaving, setLeaving] = useState(false);
  const [commit, isAsking] = useMutation<usePayingMutation>(graphql`
    mutation usePayingMutation($input: PayPurchaseInput!) {
      payPurchase(input: $input) {
        confirmationUrl
        purchase {
          toPay
          payments {
            status
            price
            refundedSum
          }
          ...PurchasePayments_purchase
        }
        ...userErrors_payload
      }
    }
  `);
  useEffect(() => {
    // The browser may restore the page from the back/forward cache with its old state.
    const onShown = () => setLeaving(false);
    addEventListener('pageshow', onShown);
    return () => removeEventListener('pageshow', onShown);
  }, []);
  const begin = async (id: string, price: string | null): Promise<string | null> => {
    const answer = await commit({ variables: { input: { id, price } } });
    const changed = answer.userErrors.find(({ code }) => code === 'price_changed');
    if (changed !== undefined && onPriceChanged !== undefined) {
      onPriceChanged(changed.message);
      return null;
    }
    if (!succeeded(answer, alerts)) return null;
    const url = answer.response.payPurchase.confirmationUrl;
    return url != null && /^https?:/.test(url) ? url : null;
  };
  const leave = (url: string) => {
    setLeaving(true);
    location.assign(url);
  };
  return { begin, leave, isPaying: isAsking || isLeaving };
}
