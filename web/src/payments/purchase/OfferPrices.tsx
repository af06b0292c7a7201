// The price of an offer: the full price, each discount and the amount to pay.
import { graphql, useFragment } from 'react-relay';
import { chakra, formatPrice } from '../../ui/index.ts';
import type {
  OfferDiscountKind,
  OfferPrices_offer$key,
} from '../../__generated__/OfferPrices_offer.graphql.ts';

export function OfferPrices({ offer }: { offer: OfferPrices_offer$key }) {
  const { price, discounts, toPay } = useFragment<OfferPrices_offer$key>(
    graphql`
      fragment OfferPrices_offer on CourseOffer {
        price
        discounts {
          kind
          off
        }
        toPay
      }
    `,
    offer,
  );
  return (
    <Lines>
      {discounts.length > 0 && (
        <div>
          <dt>Цена</dt>
          <dd>{formatPrice(price)}</dd>
        </div>
      )}
      {discounts.map(({ kind, off }) => (
        <div key={kind}>
          <dt>{discountWords[kind]}</dt>
          <dd>−{formatPrice(off)}</dd>
        </div>
      ))}
      <div className="total" aria-live="polite">
        <dt>К оплате</dt>
        <dd>{formatPrice(toPay)}</dd>
      </div>
    </Lines>
  );
}

const discountWords: Record<OfferDiscountKind, string> = {
  FULL_COURSE: 'Скидка за полный курс',
  SPECIAL_OFFER: 'Спецпредложение',
  PROMO_CODE: 'Промокод',
};

const Lines = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    m: '0',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& dt': { color: 'muted' },
    '& dd': { m: '0', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& > .total': { fontWeight: 'semibold', fontSize: 'lg' },
    '& > .total dt': { color: 'ink' },
    '& > .total:not(:first-child)': { pt: '2', borderTop: '1px solid', borderColor: 'line' },
  },
});
