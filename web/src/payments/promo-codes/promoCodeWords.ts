// Russian labels of the states and product types of promo codes.
import type { PromoCodeProductType } from '../../__generated__/PromoCodeFormCreateMutation.graphql.ts';
import type { PromoCodeState } from '../../__generated__/promoCodeListRouteQuery.graphql.ts';

export const stateLabels: Record<PromoCodeState, string> = {
  VALID: 'Действует',
  NOT_STARTED: 'Ещё не начался',
  ENDED: 'Закончился',
};

export const productLabels: Record<PromoCodeProductType, string> = {
  COURSE: 'Курсы целиком',
  COURSE_PACKAGE: 'Пакеты курсов',
};
