/**
 * @generated SignedSource<<5a588a771f9689ae2f843aa0139e74d9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PromoCodeProductType = "COURSE" | "COURSE_PACKAGE";
import type { FragmentRefs } from "relay-runtime";
export type promoCodeColumns_promoCode$data = {
  readonly allowedProductTypes: ReadonlyArray<PromoCodeProductType>;
  readonly createdAt: string | null | undefined;
  readonly databaseId: number;
  readonly dateEnd: string | null | undefined;
  readonly dateStart: string | null | undefined;
  readonly description: string | null | undefined;
  readonly forAllCourses: boolean;
  readonly maxUseCount: number | null | undefined;
  readonly singleUserMaxUseCount: number | null | undefined;
  readonly singleUserMaxUseCountInCourse: number | null | undefined;
  readonly usedCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"StateBadge_promoCode" | "discountOf_promoCode">;
  readonly " $fragmentType": "promoCodeColumns_promoCode";
};
export type promoCodeColumns_promoCode$key = {
  readonly " $data"?: promoCodeColumns_promoCode$data;
  readonly " $fragmentSpreads": FragmentRefs<"promoCodeColumns_promoCode">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "promoCodeColumns_promoCode"
};

(node as any).hash = "39ee42ce6c157c01915a7d11ce7ade77";

export default node;
