// The discount of a promo code in words: «10 %», «500 ₽».
import { graphql, readInlineData } from 'react-relay';
import { formatPrice } from '../../ui/index.ts';
import type { discountOf_promoCode$key } from '../../__generated__/discountOf_promoCode.graphql.ts';

export function discountOf(key: discountOf_promoCode$key): string {
  const { saleType, saleSum, salePercent } = readInlineData<discountOf_promoCode$key>(
    graphql`
      fragment discountOf_promoCode on PromoCode @inline {
        saleType
        saleSum
        salePercent
      }
    `,
    key,
  );
  return saleType === 'SUM' ? formatPrice(saleSum) : `${String(salePercent ?? 0)}\u00a0%`;
}
