// What courses cost in a commercial offer: each after the discounts that hold, and all together, to the kopeck.
import { discounted, sumOf, type PriceStep } from './discounts.ts';

/** Of a course that is offered. Nothing, or 0, is free. */
export interface OfferedPrice {
  price: string | null | undefined;
  /** In percent; null where the discount does not hold. */
  fullCourse: number | null;
  specialOffer: number | null;
}

export interface PriceInOffer {
  /** Before the discounts. */
  price: string;
  /** Those that hold, in the order in which they are taken off. */
  steps: PriceStep[];
  /** What is to be paid. */
  offered: string;
}

/** Throws where the price is no decimal string. */
export function priceInOffer({ price, fullCourse, specialOffer }: OfferedPrice): PriceInOffer {
  const full = sumOf([price || '0']);
  const steps = discounted(full, {
    fullCourse: fullCourse === null ? null : { percent: fullCourse },
    specialOffer: specialOffer === null ? null : { percent: specialOffer },
  });
  return { price: full, steps, offered: steps.at(-1)?.price ?? full };
}
