// The values of the promo code forms, and their conversion into mutation inputs.
import { numberOf, priceOf, type ChosenRecord } from '../../ui/index.ts';
import type {
  CreatePromoCodeInput,
  PromoCodeProductType,
  PromoCodeSaleType,
} from '../../__generated__/PromoCodeFormCreateMutation.graphql.ts';

/** The terms of a promo code, also of each code that a job generates. */
export interface PromoCodeTerms {
  description: string;
  active: boolean;
  saleType: PromoCodeSaleType;
  salePercent: string;
  saleSum: string;
  allowedProductTypes: readonly PromoCodeProductType[];
  forAllCourses: boolean;
  courseIds: readonly ChosenRecord[];
  coursePackageIds: readonly ChosenRecord[];
  dateStart: string | null;
  dateEnd: string | null;
  maxUseCount: string;
  singleUserMaxUseCount: string;
  singleUserMaxUseCountInCourse: string;
}

export interface PromoCodeValues extends PromoCodeTerms {
  code: string;
}

export const defaultTerms: PromoCodeTerms = {
  description: '',
  active: true,
  saleType: 'PERCENT',
  salePercent: '10',
  saleSum: '',
  allowedProductTypes: ['COURSE', 'COURSE_PACKAGE'],
  forAllCourses: true,
  courseIds: [],
  coursePackageIds: [],
  dateStart: null,
  dateEnd: null,
  maxUseCount: '',
  singleUserMaxUseCount: '',
  singleUserMaxUseCountInCourse: '',
};

export const termsInput = (
  values: PromoCodeTerms,
): Omit<CreatePromoCodeInput, 'companyId' | 'code'> => ({
  description: values.description.trim() || null,
  active: values.active,
  saleType: values.saleType,
  salePercent: values.saleType === 'PERCENT' ? numberOf(values.salePercent) : null,
  saleSum: values.saleType === 'SUM' ? priceOf(values.saleSum) : null,
  allowedProductTypes: values.allowedProductTypes.toSorted(),
  forAllCourses: values.forAllCourses,
  courseIds: values.courseIds.map(({ id }) => id),
  coursePackageIds: values.coursePackageIds.map(({ id }) => id),
  dateStart: values.dateStart,
  dateEnd: values.dateEnd,
  maxUseCount: numberOf(values.maxUseCount),
  singleUserMaxUseCount: numberOf(values.singleUserMaxUseCount),
  singleUserMaxUseCountInCourse: numberOf(values.singleUserMaxUseCountInCourse),
});
