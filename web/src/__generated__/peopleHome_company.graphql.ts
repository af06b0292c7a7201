/**
 * @generated SignedSource<<225fc8afa4b4fa238243138aafc76778>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type peopleHome_company$data = {
  readonly code: string;
  readonly users: {
    readonly totalCount: number | null | undefined;
  } | null | undefined;
  readonly waiting: {
    readonly totalCount: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NewcomersCard_company">;
  readonly " $fragmentType": "peopleHome_company";
};
export type peopleHome_company$key = {
  readonly " $data"?: peopleHome_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"peopleHome_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "peopleHome_company"
};

(node as any).hash = "f3a90a7c283541beaa767d976ff63b14";

export default node;
