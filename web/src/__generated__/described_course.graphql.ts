/**
 * @generated SignedSource<<1eacf244f4696c7483cb4f9d9b691dbf>>
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
  readonly canBeBought: boolean;
  readonly closeDate: string | null | undefined;
  readonly databaseId: number;
  readonly description: string | null | undefined;
  readonly form: {
    readonly __typename: "Form";
  } | null | undefined;
  readonly img: {
    readonly __typename: "UploadedFile";
  } | null | undefined;
  readonly name: string;
  readonly openLessons: {
    readonly totalCount: number;
  } | null | undefined;
  readonly price: string | null | undefined;
  readonly studentsCount: number;
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

(node as any).hash = "cbf25a24932b4a3ff22892ef817fdfec";

export default node;
