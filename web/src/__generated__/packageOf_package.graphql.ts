/**
 * @generated SignedSource<<4cbfa87634f0827d5fd06af014e81a06>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type packageOf_package$data = {
  readonly course: {
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "packageOf_package";
};
export type packageOf_package$key = {
  readonly " $data"?: packageOf_package$data;
  readonly " $fragmentSpreads": FragmentRefs<"packageOf_package">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "packageOf_package"
};

(node as any).hash = "59e56261a0e7645db01e58ca1c546fc5";

export default node;
