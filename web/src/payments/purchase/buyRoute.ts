// The route of the checkout page, open to visitors. The address holds the selected package and promo code, so that they
// survive signing in.
import { graphql } from 'react-relay';
import { idAt, type Address } from '../../kit/pages/addressParameters.ts';
import type { Page } from '../../kit/pages/page.tsx';
import type { buyRouteQuery } from '../../__generated__/buyRouteQuery.graphql.ts';

const courseIdOf = idAt('course_id');

/**
 * The selection in an address: the id of a package, or null for the whole course; and the promo code.
 */
export function checkoutSelectionAt({ search }: Pick<Address, 'search'>): {
  packageId: number | null;
  promoCode: string;
} {
  const chosen = search.get('package') ?? '';
  return {
    packageId: /^\d{1,9}$/.test(chosen) ? Number(chosen) : null,
    promoCode: (search.get('promo') ?? '').trim().slice(0, maxCodeLength),
  };
}

export const maxCodeLength = 50;

export const buyRoute: Page<buyRouteQuery> = {
  open: true,
  query: graphql`
    query buyRouteQuery($company: String!, $course: Int!, $coursePackage: Int, $promoCode: String) {
      ...BuyScreen_query
        @arguments(
          company: $company
          course: $course
          coursePackage: $coursePackage
          promoCode: $promoCode
        )
    }
  `,
  variables: (place) => {
    const { packageId, promoCode } = checkoutSelectionAt(place);
    return {
      company: place.params['company'] ?? '',
      course: courseIdOf(place) ?? 0,
      coursePackage: packageId,
      promoCode: promoCode || null,
    };
  },
  screen: () => import('./BuyScreen.tsx').then((module) => module.BuyScreen),
};
