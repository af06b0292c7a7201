/**
 * @generated SignedSource<<fbe96470f6b5c0f437b79f5f4cc7e4b1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type described_course$data = {
  readonly anons: string | null | undefined;
  readonly description: string | null | undefined;
  readonly forWhom: string | null | undefined;
  readonly img: {
    readonly __typename: "UploadedFile";
  } | null | undefined;
  readonly name: string;
  readonly price: string | null | undefined;
  readonly program: string | null | undefined;
  readonly subcategoriesWithCategories: ReadonlyArray<{
    readonly __typename: "CourseCategory";
  }>;
  readonly type: {
    readonly __typename: "CourseType";
  } | null | undefined;
  readonly " $fragmentType": "described_course";
};
export type described_course$key = {
  readonly " $data"?: described_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"described_course">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "described_course"
};

(node as any).hash = "5eb702fb86982529999855f8033ae78b";

export default node;
