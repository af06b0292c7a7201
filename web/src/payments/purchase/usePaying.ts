// Going to where a purchase is paid.
import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useAlerts } from '../../ui/index.ts';
import type { usePayingMutation } from '../../__generated__/usePayingMutation.graphql.ts';

export function usePaying(
  /** Told why it costs otherwise by now than was shown; in the alerts where it is left out. */
  onPriceChanged?: (message: string) => void,
): {
  /** At the price that is shown. Answers where it is paid; null where that is not known, and why is told. */
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
        userErrors {
          message
          code
        }
      }
    }
  `);
  useEffect(() => {
    // A browser may bring the page back as it was left.
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
