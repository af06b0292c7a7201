// Calculation and formatting of prices, discounts and commercial offers.
export { applyDiscounts, sumOf, type Discount, type PriceStep } from './discounts.ts';
export { formatNumber, formatPrice } from './format.ts';
export { offerLetter, type Letter } from './letter.ts';
export { priceInOffer, type OfferedPrice, type PriceInOffer } from './offer.ts';
