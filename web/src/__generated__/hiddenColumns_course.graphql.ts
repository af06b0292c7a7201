/**
 * @generated SignedSource<<2e1236c33e58ce70dda261e25a0fd7d6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CourseEntityType = "BUNDLE" | "COURSE";
import type { FragmentRefs } from "relay-runtime";
export type hiddenColumns_course$data = {
  readonly anons?: string | null | undefined;
  readonly author?: {
    readonly fullName: string;
  } | null | undefined;
  readonly bulletPoints?: ReadonlyArray<{
    readonly text: string | null | undefined;
  }> | null | undefined;
  readonly canBeBought?: boolean;
  readonly catalogUrlFirstCategory?: {
    readonly title: string;
  } | null | undefined;
  readonly catalogUrlFirstCategorySlug?: string | null | undefined;
  readonly catalogUrlSecondCategory?: {
    readonly title: string;
  } | null | undefined;
  readonly catalogUrlSecondCategorySlug?: string | null | undefined;
  readonly certificate?: {
    readonly fileName: string;
  } | null | undefined;
  readonly chatLinkBlocks?: ReadonlyArray<{
    readonly title: string | null | undefined;
  }> | null | undefined;
  readonly classes?: ReadonlyArray<number> | null | undefined;
  readonly closeDate?: string | null | undefined;
  readonly closeDays?: number | null | undefined;
  readonly coursePackagesBySort?: ReadonlyArray<{
    readonly name: string;
  }> | null | undefined;
  readonly crmBitrix?: boolean | null | undefined;
  readonly crmBitrixFormId?: number | null | undefined;
  readonly crmBitrixFormUrl?: string | null | undefined;
  readonly crmForm?: {
    readonly name: string;
  } | null | undefined;
  readonly databaseId: number;
  readonly description?: string | null | undefined;
  readonly entityType?: CourseEntityType;
  readonly failResult?: string | null | undefined;
  readonly finishCriteria?: {
    readonly homeworkPoints: number | null | undefined;
    readonly lessonsPercentage: number | null | undefined;
    readonly testsPassed: number | null | undefined;
  } | null | undefined;
  readonly forWhom?: string | null | undefined;
  readonly form?: {
    readonly name: string;
  } | null | undefined;
  readonly fullCourseDiscountPercentage?: number | null | undefined;
  readonly goal?: string | null | undefined;
  readonly imgAnons?: {
    readonly fileName: string;
  } | null | undefined;
  readonly imgBanner?: {
    readonly fileName: string;
  } | null | undefined;
  readonly imgBannerMobile?: {
    readonly fileName: string;
  } | null | undefined;
  readonly imgHeader?: {
    readonly fileName: string;
  } | null | undefined;
  readonly imgVerticalBanner?: {
    readonly fileName: string;
  } | null | undefined;
  readonly instruction?: string | null | undefined;
  readonly isConstructor?: boolean | null | undefined;
  readonly oldPrice?: string | null | undefined;
  readonly places?: ReadonlyArray<{
    readonly name: string;
  }> | null | undefined;
  readonly prepositionFrom?: boolean | null | undefined;
  readonly priceComment?: string | null | undefined;
  readonly program?: string | null | undefined;
  readonly seoDescription?: string | null | undefined;
  readonly seoKeywords?: string | null | undefined;
  readonly seoTitle?: string | null | undefined;
  readonly showLikes?: boolean | null | undefined;
  readonly specialOfferDiscountPercentage?: number | null | undefined;
  readonly successResult?: string | null | undefined;
  readonly updatedAt?: string | null | undefined;
  readonly useComments?: boolean | null | undefined;
  readonly useFullCourseDiscountPercentage?: boolean | null | undefined;
  readonly useRatingPoints?: boolean | null | undefined;
  readonly useReviews?: boolean | null | undefined;
  readonly useSpecialOfferDiscountPercentage?: boolean | null | undefined;
  readonly weeksTime?: number | null | undefined;
  readonly " $fragmentType": "hiddenColumns_course";
};
export type hiddenColumns_course$key = {
  readonly " $data"?: hiddenColumns_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"hiddenColumns_course">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "hiddenColumns_course"
};

(node as any).hash = "b551d37b7dd62d2455eeb99a85314dcc";

export default node;
