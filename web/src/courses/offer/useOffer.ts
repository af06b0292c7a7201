// The chosen courses of an offer with their current prices and the total.
import { priceInOffer, sumOf } from '@kafedra/common/prices';
import { graphql, useFragment } from 'react-relay';
import type { UserError } from '../../kit/network/mutationResult.ts';
import type { useOffer_company$key } from '../../__generated__/useOffer_company.graphql.ts';

/** `chosen`: global ids of courses, in the offer's order. Null while they are loading. */
export function useOffer(key: useOffer_company$key, chosen: readonly string[]) {
  const company = useFragment<useOffer_company$key>(
    graphql`
      fragment useOffer_company on Company
      @argumentDefinitions(chosen: { type: "[ID!]!" }, hasChosen: { type: "Boolean!" })
      @throwOnFieldError {
        id
        name
        offered: commercialOfferCourses(first: 50, filter: { course: $chosen })
          @include(if: $hasChosen) {
          nodes {
            id
            name
            price
            useFullCourseDiscountPercentage
            fullCourseDiscountPercentage
            useSpecialOfferDiscountPercentage
            specialOfferDiscountPercentage
          }
        }
      }
    `,
    key,
  );
  if (!company.offered && chosen.length > 0) return null;
  const nodes = company.offered?.nodes ?? [];
  const courses = chosen.flatMap((id) => nodes.find((node) => node.id === id) ?? []);
  const priced = courses.map((course) => ({
    course,
    ...priceInOffer({
      price: course.price,
      fullCourse: course.useFullCourseDiscountPercentage
        ? (course.fullCourseDiscountPercentage ?? null)
        : null,
      specialOffer: course.useSpecialOfferDiscountPercentage
        ? (course.specialOfferDiscountPercentage ?? null)
        : null,
    }),
  }));
  const total = sumOf(priced.map(({ offered }) => offered));
  return {
    /** The company's name. */
    company: company.name,
    priced,
    /** Input of the mutations: the server refuses the total if prices have changed since. */
    order: { companyId: company.id, courseIds: courses.map(({ id }) => id), total },
  };
}

export const arePricesStale = (errors: readonly UserError[]): boolean =>
  errors.some(({ code }) => code === 'prices_changed');
