// What prices, discounts and offers are counted with, and how they are written.
export { discounted, sumOf, type Discount, type PriceStep } from './discounts.ts';
export { formatNumber, formatPrice } from './format.ts';
export { offerLetter, type Letter } from './letter.ts';
export { priceInOffer, type OfferedPrice, type PriceInOffer } from './offer.ts';
